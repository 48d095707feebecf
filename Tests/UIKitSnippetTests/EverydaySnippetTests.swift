import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets of what programs do every day: sheets, menus, texts, keys, gestures, lists and splits.
@MainActor @Suite(.serialized) struct EverydaySnippetTests {
  @Test func customDetents() async throws {
    let controller = MapViewController()
    try await show(controller, width: 400, height: 500) { window in
      controller.showPanel()
      try await settle()
      let panel = try #require(controller.presentedViewController as? MapPanelViewController)
      let height = panel.view.bounds.height
      #expect(height < 260 && panel.radiusLabel.text == "Within 5 km")
      controller.filter.radius = 12
      try await settle()
      #expect(panel.radiusLabel.text == "Within 12 km" && panel.radiusSlider.value == 12)
      try await click(window.require(Button.self, .text("Expand")))
      try await wait(for: "the sheet to grow") { panel.view.bounds.height > height + 100 }
      #expect(!panel.expandButton.isEnabled && panel.sheetPresentationController?.selectedDetentIdentifier == .large)
      panel.dismiss(animated: false)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func taskMenu() async throws {
    let controller = DocumentMenuViewController()
    try await show(controller) { window in
      @MainActor func choose(_ title: String) async throws {
        try await click(window.require(Button.self, .text("Options")))
        try await wait(for: "the menu") { window.find(.text(title)) != nil }
        try await click(window.require(.text(title)))
        try await settle()
      }
      try await choose("Show Hidden")
      #expect(controller.model.showsHidden)
      try await choose("Lock")
      #expect(controller.model.isLocked && controller.model.log == ["Lock"])
      try await choose("Unlock")
      #expect(!controller.model.isLocked && controller.model.log == ["Lock", "Unlock"])
      try await choose("Delete")
      #expect(controller.model.log.last == "deleted")
    }
  }

  @Test func notesEditor() async throws {
    let controller = NoteEditorViewController()
    try await show(NavigationController(rootViewController: controller)) { window in
      #expect(controller.statusLabel.text?.hasPrefix("2 words") == true)
      try await type(" and tea#", into: controller.textView)
      try await settle()
      #expect(!controller.document.text.contains("#") && controller.document.text.contains("and tea"))
      #expect(controller.statusLabel.text == "4 words – editing")
      try await click(window.require(.text("Done")))
      try await settle()
      #expect(controller.endings == 1)
    }
  }

  @Test func canvasKeys() async throws {
    let controller = BoardCanvasViewController()
    try await show(controller) { window in
      try await wait(for: "the first responder") { controller.canvas.isFirstResponder }
      try await press("Right", in: window.window)
      try await press("Down", in: window.window)
      #expect(controller.state.offset == Point(x: 10, y: 10))
      try await press("plus", [.control, .shift], in: window.window)
      try await press("Escape", in: window.window)
      #expect(controller.state.zoom == 2 && controller.state.isCancelled)
    }
  }

  @Test func strokeUndo() async throws {
    let controller = DrawingViewController()
    try await show(NavigationController(rootViewController: controller)) { window in
      #expect(controller.undoItem.isEnabled == false)
      try await drag(controller.drawingView, from: Place(x: 40, y: 40), at: Place(x: 140, y: 90))
      try await settle()
      #expect(controller.drawing.strokes.count == 1 && controller.undoItem.isEnabled)
      try await click(window.require(Button.self, .accessibleLabel("Undo")))
      try await settle()
      #expect(controller.drawing.strokes.isEmpty && controller.redoItem.isEnabled && !controller.undoItem.isEnabled)
      try await click(window.require(Button.self, .accessibleLabel("Redo")))
      #expect(controller.drawing.strokes.count == 1)
    }
  }

  @Test func photoGestures() async throws {
    let controller = PhotoGestureViewController()
    try await show(controller) { _ in
      try await click(controller.photoView, at: Place(x: 100, y: 60))
      try await wait(for: "the single tap") { controller.taps == ["right"] }
      let center = controller.photoView.center
      try await drag(controller.photoView, from: Place(x: 60, y: 60), to: controller.view, at: Place(x: 190, y: 160))
      try await settle()
      #expect(controller.photoView.center.x > center.x && controller.photoView.center.y > center.y)
    }
  }

  @Test func textColors() async throws {
    let controller = ChapterViewController()
    try await show(controller) { _ in
      let text = try #require(controller.label.attributedText)
      #expect(text.string == "Chapter One\nIt was a bright cold day in April.")
      let place = try #require(text.range(of: "cold"))
      #expect(text.attributes(at: place.lowerBound)[.backgroundColor] as? Color == .systemYellow)
      controller.chapter.title = "Chapter Two"
      try await settle()
      #expect(controller.label.text?.hasPrefix("Chapter Two") == true && controller.label.textAlignment == .center)
    }
  }

  @Test func copyPaste() async throws {
    let controller = ClipViewController()
    try await show(controller) { window in
      #expect(controller.pastedLabel.isHidden)
      try await click(window.require(Button.self, .text("Copy")))
      try await click(window.require(Button.self, .text("Paste")))
      try await settle()
      #expect(controller.pastedLabel.text == "A1B2" && !controller.pastedLabel.isHidden)
      Pasteboard.general.string = nil
      #expect(!Pasteboard.general.hasStrings && Pasteboard.general.string == nil)
    }
  }

  @Test func listSwipes() async throws {
    let controller = MessageListViewController()
    try await show(NavigationController(rootViewController: controller), width: 400, height: 600) { window in
      #expect(window.find(Label.self, .text("Today")) != nil && window.find(Label.self, .text("Earlier")) != nil)
      let first = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
      try await click(first)
      try await settle()
      #expect(controller.opened == [0] && first.find(Label.self, .text("Read")) != nil)
      #expect(controller.collectionView.indexPathsForSelectedItems == nil)
      controller.message(1)?.isFlagged = true
      // The keyboard's way to the swiped row's action.
      let third = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
      try #require(third.parent).grabFocus()
      try await press("Delete", in: window.window)
      try await settle()
      #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
      #expect(window.find(Label.self, .text("Message 2")) == nil)
    }
  }

  @Test func stateBackground() async throws {
    let controller = SeatsViewController()
    try await show(controller) { window in
      try await click(window.require(Label.self, .text("A2")))
      try await settle()
      #expect(controller.seats[1].isTaken && window.find(Label.self, .text("A2 (taken)")) != nil)
      let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.isSelected && cell.backgroundConfiguration?.backgroundColor == .systemTeal)
      controller.seats[0].isTaken = true
      try await settle()
      #expect(window.find(Label.self, .text("A1 (taken)")) != nil)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func confirmActions() async throws {
    let controller = AccountViewController()
    try await show(controller, width: 500, height: 400) { window in
      try await click(window.require(Button.self, .text("More")))
      try await wait(for: "the sheet") { window.find(.text("Export")) != nil }
      try await click(window.require(.text("Export")))
      try await wait(for: "the sheet to go") { controller.presentedViewController == nil }
      #expect(controller.account.exports == 1)
      controller.rename()
      try await settle()
      let alert = try #require(controller.presentedViewController as? AlertController)
      let save = try window.require(Button.self, .text("Save"))
      #expect(!save.isSensitive)
      try await type("Grace", into: try #require(alert.textFields?.first))
      try await settle()
      #expect(save.isSensitive)
      try await click(save)
      try await wait(for: "the alert to go") { controller.presentedViewController == nil }
      try await settle()
      #expect(controller.nameLabel.text == "Grace")
    }
  }

  @Test func folderSplit() async throws {
    let split = LibrarySplitViewController()
    try await show(split, width: 900, height: 500) { window in
      #expect(!split.isCollapsed && window.find(Label.self, .text("Choose a file")) != nil)
      try await click(window.require(Label.self, .text("Work")))
      try await settle()
      #expect(window.find(Label.self, .text("Work/readme.txt")) != nil)
    }
    let narrow = LibrarySplitViewController()
    narrow.state.file = "b.txt"
    try await show(narrow, width: 360, height: 500) { window in
      #expect(narrow.isCollapsed && narrow.topColumn == .secondary)
      #expect(window.find(Label.self, .text("/b.txt")) != nil)
    }
  }

  @Test func lifeCycle() async throws {
    let controller = LifeCycleViewController()
    let navigation = NavigationController(rootViewController: controller)
    try await show(navigation) { _ in
      try await wait(for: "the appearance") { controller.log.last == "viewDidAppear" }
      #expect(
        controller.log == [
          "willMove true", "didMove true", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing true true",
          "viewDidAppear",
        ])
      #expect(controller.preferredContentSize == Size(width: 240, height: 160))
      navigation.pushViewController(ViewController(), animated: false)
      try await wait(for: "the disappearance") { controller.log.last == "viewDidDisappear" }
      #expect(controller.log.contains("viewWillDisappear false"))
    }
  }

  @Test func springShake() async throws {
    let controller = QuoteViewController()
    try await show(controller) { _ in
      controller.showNext()
      try await wait(for: "the next quote") { controller.finished == 1 }
      #expect(controller.label.text == "Quote 1" && controller.label.alpha == 1)
      controller.shake()
      try await wait(for: "the end of the shaking") { controller.finished == 2 }
      #expect(controller.dot.transform == .identity)
    }
  }

  @Test func layerStyles() async throws {
    let controller = TilesViewController()
    try await show(controller) { _ in
      let tile = controller.tile
      #expect(tile.layer.borderWidth == 1 && tile.layer.shadowOpacity == 0.3)
      try await click(tile)
      try await settle()
      #expect(controller.model.isSelected && tile.layer.borderWidth == 3 && tile.alpha == 1)
      controller.model.hasShadow = false
      try await settle()
      #expect(tile.layer.shadowOpacity == 0 && tile.accessibilityValue == "Selected")
    }
  }

  @Test func feed() async throws {
    let controller = FeedViewController()
    try await show(controller) { window in
      #expect(window.find(Label.self, .text("First")) != nil)
      await controller.reload()
      try await settle()
      #expect(window.find(Label.self, .text("Fresh 2")) != nil && controller.navigationItem.prompt == nil)
      #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
    }
  }

  @Test func flowSizes() async throws {
    let controller = TagsViewController()
    try await show(controller, width: 400, height: 400) { _ in
      let first = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TagCell)
      #expect(first.label.text == "Tag 0" && first.bounds.size == Size(width: 90, height: 36))
      try await click(first)
      try await settle()
      #expect(first.isSelected && first.contentView.backgroundColor == .systemBlue)
      #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }
  }

  @Test func interactivePop() async throws {
    let navigation = NavigationController(rootViewController: ViewController())
    TestDisplay.animations = .on
    defer { TestDisplay.animations = .off }
    let interaction = SwipeBackInteraction(navigationController: navigation)
    let delegate = SwipeBackDelegate(interaction: interaction)
    navigation.delegate = delegate
    try await show(navigation) { _ in
      let (root, next) = (navigation.viewControllers[0], ViewController())
      navigation.pushViewController(next, animated: false)
      try await settle()
      interaction.begin()
      interaction.move(to: 0.4)
      #expect(abs(next.view.opacity - 0.6) < 0.01 && root.view.isMapped && interaction.percentComplete == 0.4)
      interaction.end(at: 0.4)
      try await wait(for: "the way back") { delegate.animator.endings == [false] }
      try await settle()
      #expect(navigation.topViewController === next && next.parent === navigation)
      #expect(next.view.isMapped && !root.view.isMapped && next.view.alpha == 1)
      interaction.begin()
      interaction.move(to: 0.7)
      interaction.end(at: 0.7)
      try await wait(for: "the pop") { delegate.animator.endings == [false, true] }
      try await settle()
      #expect(navigation.topViewController === root && root.view.isMapped && !next.view.isMapped)
    }
  }
}
