import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets about screens, what stands on top of them, bars and menus.
@MainActor @Suite(.serialized) struct ScreenSnippetTests {
  @Test func containment() async throws {
    let controller = ContainerViewController()
    try await show(controller) { _ in
      controller.embed()
      try await settle()
      // The view appears while it is added, which is before `didMove(toParent:)` can be called.
      #expect(controller.child.events == ["willJoin", "load", "willAppear", "isAppearing", "didJoin", "didAppear"])
      #expect(controller.child.parent === controller)
      controller.remove()
      try await settle()
      #expect(controller.child.events.suffix(4) == ["willLeave", "willDisappear", "didDisappear", "didLeave"])
    }
  }

  @Test func transitionSize() async throws {
    let controller = RotatingViewController()
    try await show(controller) { window in
      window.window.setDefaultSize(width: 520, height: 340)
      try await wait(for: "the new size") { controller.sizes.last == Size(width: 520, height: 340) }
      try await wait(for: "the end of the transition") { controller.completions >= 1 }
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func popUpMenu() async throws {
    let controller = SortViewController()
    try await show(controller) { window in
      try await click(controller.button)
      try await click(try window.require(.text("Date")))
      #expect(controller.model.order == "Date")
      #expect(controller.button.configuration?.title == "Sort by Date")
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func deferredMenu() async throws {
    let controller = RecentsViewController()
    try await show(controller) { window in
      #expect(controller.builds == 0, "a closed menu costs nothing")
      try await click(controller.button)
      try await click(try window.require(.text("b.txt")))
      #expect(controller.opened == ["b.txt"])
      #expect(controller.builds == 1)
    }
  }

  @Test func sheet() async throws {
    let controller = ChoiceViewController()
    try await show(controller, width: 500, height: 500) { _ in
      var shown = false
      controller.showSheet { shown = true }
      try await wait(for: "the sheet") { shown }
      let sheet = try #require(controller.presentedViewController as? ChoiceSheetController)
      #expect(sheet.slider.value == 0.5)
      try await press("End", in: sheet.slider)
      #expect(controller.label.text == "Mountain: 100 %")
      sheet.dismiss(animated: false)
      try await settle()
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func popover() async throws {
    let controller = HintHostViewController()
    try await show(controller) { _ in
      try await click(controller.anchor)
      try await wait(for: "the hint") { controller.presentedViewController?.view.isMapped == true }
      controller.dismiss(animated: false)
      try await settle()
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func cardPresentation() async throws {
    let controller = CornerHostViewController()
    try await show(controller, width: 500, height: 400) { _ in
      let corner = controller.showCorner()
      try await settle()
      let presentation = try #require(corner.presentationController as? CornerPresentationController)
      #expect(presentation.layouts >= 1)
      #expect(corner.view.frame.size == Size(width: 200, height: 140))
      controller.dismiss(animated: false)
      try await settle()
      #expect(controller.presentedViewController == nil)
    }
  }

  @Test func alert() async throws {
    let controller = RenameViewController()
    try await show(controller) { window in
      controller.askForName()
      try await settle()
      let alert = try #require(controller.presentedViewController as? AlertController)
      alert.textFields?.first?.text = "Report"
      try await click(try window.require(Button.self, .text("Rename")))
      try await wait(for: "the new name") { controller.name == "Report" }
      controller.askToDelete()
      try await settle()
      try await click(try window.require(Button.self, .text("Delete")))
      try await wait(for: "the deletion") { controller.deletions == 1 }
    }
  }

  @Test func navigation() async throws {
    let root = NotesRootViewController()
    let navigation = NavigationController(rootViewController: root)
    try await show(navigation) { window in
      let note = NoteModel(title: "Groceries")
      root.open(note)
      try await settle()
      _ = try window.require(.text("Groceries"))
      let shown = try #require(navigation.topViewController as? NoteViewController)
      shown.togglePin()
      try await settle()
      _ = try window.require(.text("★ Groceries"))
      note.title = ""
      try await settle()
      #expect(!shown.pinItem.isEnabled)
      navigation.popViewController(animated: false)
      try await settle()
      try await click(try window.require(.text("Clear")))
      #expect(root.clears == 1)
    }
  }

  @Test func tabs() async throws {
    let mailbox = Mailbox()
    let tabs = makeMailTabs(mailbox: mailbox)
    try await show(tabs) { window in
      mailbox.unread = 4
      try await settle()
      #expect(tabs.viewControllers?.first?.tabBarItem.badgeValue == "4")
      #expect(window.findAll(TrackedKit.BadgeView.self).first?.text == "4")
      tabs.selectedIndex = 1
      try await settle()
      #expect(tabs.selectedViewController?.title == "Settings")
    }
  }

  @Test func split() async throws {
    let selection = Selection()
    let split = makeCountrySplit(selection: selection)
    try await show(split, width: 900) { window in
      _ = try window.require(.text("Nothing selected"))
      selection.country = "Peru"
      try await settle()
      _ = try window.require(.text("Peru"))
    }
  }

  @Test func search() async throws {
    let controller = CitySearchViewController()
    try await show(NavigationController(rootViewController: controller)) { window in
      #expect(controller.results.text?.contains("Oslo") == true)
      controller.searchController.searchBar.text = "ber"
      try await settle()
      #expect(controller.results.text == "Berlin\nBern")
    }
  }

  @Test func windows() async throws {
    try TestDisplay.prepare()
    let starter = WindowStarter()
    starter.start()
    let window = try #require(starter.window)
    try await wait(for: "the window") { window.isMapped }
    #expect(window.rootViewController?.traitCollection.userInterfaceStyle == .dark)
    window.destroyWindow()
  }

  @Test func overlayWindows() async throws {
    try TestDisplay.prepare()
    let window = MessageWindow(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    let controller = SavingViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    defer { window.destroyWindow() }
    try await wait(for: "the window") { window.isMapped }
    try await settle()
    try await click(controller.button)
    let sign = try #require(controller.sign)
    try await settle()
    let bounds = window.bounds
    #expect(sign.center == Point(x: 200, y: bounds.midY) && sign.frame.size == Size(width: 80, height: 80))
    #expect(sign.window === window && sign.isMapped)
    try await click(controller.button)
    try await settle()
    #expect(sign.window == nil && window.messages.map { $0.label.text } == ["Saved"])
    let message = try #require(window.messages.first)
    #expect(message.convert(message.bounds, to: window).maxY == bounds.height - 16 && message.width <= 368)
    #expect(window.subviews.last?.isAncestor(of: message) == true)
    window.rootViewController = ViewController()
    try await settle()
    #expect(window.subviews.last?.isAncestor(of: message) == true && message.isMapped)
    try await click(message.button)
    try await wait(for: "the message to go") { window.messages.isEmpty && message.window == nil }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func contextMenu() async throws {
    let controller = ContextViewController()
    try await show(controller) { window in
      try await click(controller.target, button: .secondary)
      try await click(try window.require(.text("Delete")))
      #expect(controller.actions == ["delete"])
    }
  }

  @Test func barMenus() async throws {
    let controller = ReaderViewController()
    try await show(NavigationController(rootViewController: controller)) { window in
      let action = try #require(controller.more.menu?.children.first as? Action)
      #expect(action.title == "Add Bookmark")
      controller.model.isBookmarked = true
      try await settle()
      #expect((controller.more.menu?.children.first as? Action)?.title == "Remove Bookmark")
    }
  }
}
