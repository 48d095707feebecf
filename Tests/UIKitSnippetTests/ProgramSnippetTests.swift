import GtkTesting
import Testing

@testable import UIKitSnippets

/// Snippets that are small programs: forms, tables, grids, tabs, splits and sheets.
@MainActor @Suite(.serialized) struct ProgramSnippetTests {
  /// Drags a widget from a place in it by a distance.
  private func drag(_ widget: Widget, from start: Place, by distance: Point) async throws {
    try await GtkTesting.drag(widget, from: start, at: Place(x: start.x + distance.x, y: start.y + distance.y))
    try await settle()
  }

  @Test func signIn() async throws {
    let model = SignInModel()
    let controller = SignInViewController(model: model)
    try await show(controller) { _ in
      #expect(!controller.signInButton.isEnabled && controller.errorLabel.isHidden)
      try await type("ada@example.org", into: controller.emailField)
      try await press("Return", in: controller.emailField)
      #expect(controller.passwordField.isEditing)
      try await type("difference", into: controller.passwordField)
      #expect(model.canSignIn && controller.signInButton.isEnabled)
      try await click(controller.signInButton)
      try await wait(for: "the answer") { model.errorMessage != nil }
      try await settle()
      #expect(controller.errorLabel.text == "Wrong password for ada@example.org." && !controller.errorLabel.isHidden)
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func swipeToDelete() async throws {
    let controller = ErrandsViewController()
    let navigation = NavigationController(rootViewController: controller)
    try await show(navigation) { window in
      @MainActor func cell(_ row: Int) throws -> TableViewCell {
        try #require(controller.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      }
      @MainActor func middle(_ row: Int) throws -> Place {
        let cell = try cell(row)
        return Place(x: Double(cell.width) * 0.7, y: Double(cell.height) / 2)
      }
      // The row beside which a button stands.
      try await drag(cell(1), from: middle(1), by: Point(x: -110, y: 0))
      try await click(window.require(Button.self, .accessibleLabel("Delete")))
      try await settle()
      #expect(controller.errands.map(\.title) == ["Bank", "Butcher"])
      // One that may not be deleted has none.
      try await drag(cell(0), from: middle(0), by: Point(x: -110, y: 0))
      #expect(window.find(Button.self, .accessibleLabel("Delete")) == nil)
      try await drag(cell(0), from: Place(x: 20, y: 8), by: Point(x: 110, y: 0))
      try await click(window.require(Button.self, .accessibleLabel("Done")))
      try await settle()
      #expect(controller.errands[0].isDone)
      // The keyboard's way.
      try #require(cell(1).parent).grabFocus()
      try await press("Delete", in: window.window)
      try await settle()
      #expect(controller.errands.map(\.title) == ["Bank"])
      try await press("F5", in: window.window)
      try await settle()
      #expect(controller.refreshes == 1 && controller.errands.map(\.title) == ["Bank", "Post 1"])
      #expect(controller.refreshControl?.isRefreshing == false)
      try await click(window.require(Button.self, .accessibleLabel("Edit")))
      #expect(controller.tableView.isEditing)
      try await click(window.require(Gtk.Button.self, .accessibleLabel("Delete")))
      try await settle()
      #expect(controller.errands.map(\.title) == ["Bank"])
    }
  }

  @Test func compositionalGrid() async throws {
    let controller = PhotoGridViewController()
    try await show(controller, width: 420, height: 400) { _ in
      let cells = controller.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
      try #require(cells.count >= 9)
      let frames = cells.compactMap { $0.frame(in: controller.view) }
      #expect(Set(frames.prefix(3).map(\.minY)).count == 1 && frames[3].minY > frames[0].minY, "three in a line")
      #expect(frames[0].height == 92, "the group's height but for the insets")
      try await click(cells[4])
      #expect(controller.photos[4].isFavorite && !cells[4].starView.isHidden)
    }
  }

  @Test func tabApp() async throws {
    let tabs = ShopTabBarController()
    try await show(tabs) { window in
      let browse = try #require(
        (tabs.viewControllers?[0] as? NavigationController)?.topViewController as? ShopBrowseViewController)
      try await click(browse.addButton)
      try await settle()
      #expect(tabs.viewControllers?[1].tabBarItem.badgeValue == "1")
      try await click(window.require(ToggleButton.self, .text("Cart")))
      #expect(tabs.selectedIndex == 1 && tabs.selections == ["Cart"])
      #expect(window.find(Label.self, .text("Apple")) != nil)
    }
  }

  @Test func mailSplit() async throws {
    let store = LetterStore()
    let split = makeLetterSplit(store)
    try await show(split, width: 900, height: 400) { window in
      #expect(window.find(Label.self, .text("No Letter Selected")) != nil)
      try await click(window.require(.text("Invoice")))
      try await settle()
      #expect(window.find(Label.self, .text("Dear reader of Invoice")) != nil)
      let list = try #require(split.viewController(for: .primary))
      #expect(list.view.width == 360, "two fifths")
    }
  }

  @Test func barButtons() async throws {
    let essay = Essay()
    let navigation = NavigationController(rootViewController: EssayViewController(essay: essay))
    try await show(navigation, width: 500) { window in
      let save = try window.require(Button.self, .accessibleLabel("Save"))
      #expect(!save.isSensitive)
      try await click(window.require(Button.self, .accessibleLabel("Star")))
      #expect(essay.isStarred && save.isSensitive)
      try await click(save)
      #expect(essay.saves == 1)
      try await click(window.require(Button.self, .accessibleLabel("Rename")))
      #expect(window.find(Label.self, .text("Renamed")) != nil)
      try await click(window.require(Button.self, .accessibleLabel("Close")))
      #expect((navigation.topViewController as? EssayViewController)?.didClose == true)
    }
  }

  @Test func passwordAlert() async throws {
    let controller = VaultViewController()
    try await show(controller, width: 500, height: 400) { window in
      controller.askForPassword()
      try await settle()
      let alert = try #require(controller.presentedViewController as? AlertController)
      let open = try window.require(Button.self, .text("Open"))
      #expect(!open.isSensitive)
      try await type("secret", into: try #require(alert.textFields?.last))
      try await settle()
      #expect(open.isSensitive)
      try await click(open)
      try await wait(for: "the vault to open") { controller.isOpen }
      #expect(controller.log == ["admin secret"])
      try await wait(for: "the alert to go") { controller.presentedViewController == nil }
    }
  }

  @Test func scrollingForm() async throws {
    let controller = SurveyViewController()
    try await show(controller, width: 360, height: 300) { window in
      try await type("Ada", into: window.require(TextField.self))
      try await click(window.require(Switch.self))
      #expect(controller.summaryLabel.text == "Ada, 30, newsletter")
      #expect(controller.scrollView.contentSize.height > 900 && controller.stackView.width == 360)
      controller.scrollView.setContentOffset(Point(x: 0, y: 120), animated: false)
      try await settle()
      #expect(controller.offsets.last == 120)
    }
  }

  @Test func barChart() async throws {
    let model = ChartModel()
    let chart = BarChartView(model: model)
    try await show(chart) { window in
      #expect(chart.draws == 1)
      let before = try png(of: chart)
      model.values.append(1)
      try await settle()
      #expect(chart.draws == 2)
      #expect(try png(of: chart) != before)
    }
  }

  @Test func cardGestures() async throws {
    let controller = CardTableViewController()
    try await show(controller) { _ in
      try await drag(controller.card, from: Place(x: 60, y: 40), by: Point(x: 30, y: 20))
      #expect(controller.model.log.contains("began") && controller.model.log.last == "ended")
      #expect(controller.model.offset != .zero)
      controller.model.offset = .zero
      try await settle()
      try await click(controller.card, count: 2)
      #expect(controller.model.isFlipped && controller.card.backgroundColor == .systemOrange)
    }
  }

  @Test func drawerAnimator() async throws {
    let controller = DrawerViewController()
    try await show(controller) { _ in
      #expect(controller.drawer.height == 60)
      controller.toggle()
      try await wait(for: "the drawer") { controller.model.isOpen }
      #expect(controller.completions == [.end] && controller.drawer.height == 200)
      controller.pulse()
      try await wait(for: "the pulse to end") { controller.drawer.transform == .identity }
    }
  }

  @Test func limitedTextView() async throws {
    let controller = PostViewController()
    try await show(controller) { _ in
      #expect(!controller.placeholderLabel.isHidden)
      try await type("just as long as it is", into: controller.textView.inputWidget)
      #expect(controller.model.text == "just as long as it i" && controller.remainingLabel.text == "0")
      #expect(controller.placeholderLabel.isHidden && controller.events == ["begin"])
    }
  }

  @Test func scopedSearch() async throws {
    let controller = BirdsViewController()
    let navigation = NavigationController(rootViewController: controller)
    try await show(navigation, width: 400, height: 400) { window in
      let bar = controller.search.searchBar
      #expect(bar.isMapped)
      controller.tableView.contentOffset = Point(x: 0, y: 300)
      try await wait(for: "the bar to go") { !bar.isMapped }
      controller.tableView.contentOffset = .zero
      try await wait(for: "the bar to come back") { bar.isMapped }
      controller.tableView.contentOffset = Point(x: 0, y: 300)
      try await wait(for: "the bar to go") { !bar.isMapped }
      controller.search.isActive = true
      try await settle()
      #expect(bar.isMapped && controller.events == ["present"])
      try await type("cr", into: bar.inputWidget)
      try await settle()
      #expect(controller.tableView.visibleCells.count == 2)
      try await press("Escape", in: window.window)
      #expect(controller.events == ["present", "dismiss", "cancel"])
    }
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events }) func itemContextMenu() async throws
  {
    let controller = FolderViewController()
    try await show(controller) { window in
      try await click(controller.folderView, button: .secondary)
      try await click(window.require(.text("New File")))
      #expect(controller.model.files.count == 3 && controller.countLabel.text == "3 files")
      try await click(controller.folderView, button: .secondary)
      try await click(window.require(.text("Locked")))
      #expect(controller.model.isLocked)
    }
  }

  @Test func densityTrait() async throws {
    let view = DensityRowView()
    try await show(view) { window in
      #expect(view.label.text == "roomy" && view.label.frame.minX == 12)
      window.window.traitOverrides.density = .compact
      try await settle()
      #expect(view.label.text == "tight" && view.label.frame.minX == 2 && view.changes == [.comfortable])
    }
  }

  @Test func profileContent() async throws {
    let controller = MembersViewController()
    try await show(controller) { window in
      #expect(window.find(Label.self, .text("Ada")) != nil && window.find(Label.self, .text("Admiral")) != nil)
      controller.members[1].isOnline = true
      try await settle()
      #expect(window.find(Label.self, .text("● Grace")) != nil)
    }
  }

  @Test func editorKeys() async throws {
    let controller = EditorKeysViewController()
    try await show(controller) { window in
      try await press("Down", in: window.window)
      try await press("Down", in: window.window)
      try await press("Up", in: window.window)
      #expect(controller.lineLabel.text == "Line 2")
      try await press("t", [.control, .shift], in: window.window)
      #expect(controller.lineLabel.text == "Line 1" && controller.model.log == ["top"])
    }
  }

  @Test func undoGroups() async throws {
    let controller = PixelViewController()
    try await show(controller) { _ in
      controller.paintRow(0..<4)
      try await settle()
      #expect(controller.countLabel.text == "4 pixels" && controller.undoManager?.undoActionName == "Paint")
      controller.undoManager?.undo()
      try await settle()
      #expect(controller.countLabel.text == "0 pixels")
      controller.undoManager?.redo()
      #expect(controller.model.pixels == [0, 1, 2, 3])
    }
  }

  @Test func drawerContainer() async throws {
    let controller = DrawerContainerViewController(content: ViewController())
    try await show(controller) { window in
      #expect(controller.menu.view.frame.maxX == 0)
      controller.state.isMenuShown = true
      try await settle()
      #expect(controller.menu.view.frame.minX == 0)
      try await click(window.require(Button.self, .text("Settings")))
      try await settle()
      #expect(controller.content.title == "Settings" && controller.menu.view.frame.maxX == 0)
      let new = ViewController()
      controller.replaceContent(with: new)
      try await settle()
      #expect(new.view.isMapped && new.parent === controller)
    }
  }

  @Test func pageSheet() async throws {
    let controller = FilterHostViewController()
    try await show(controller, width: 500, height: 500) { window in
      controller.showFilter()
      try await settle()
      let sheet = try #require(controller.presentedViewController as? FilterSheetViewController)
      try await click(window.require(Gtk.Button.self, .accessibleLabel("Increment")))
      #expect(sheet.valueLabel.text == "Up to 55 €" && controller.resultLabel.text == "Below 55")
      try await click(window.require(Gtk.Button.self, .accessibleLabel("Sheet height")))
      #expect(controller.detents == [.large])
      try await press("Escape", in: window.window)
      try await wait(for: "the sheet to go") { controller.dismissals == 1 }
    }
  }

  @Test func observing() async throws {
    let model = BatteryModel()
    let view = BatteryView()
    view.model = model
    try await show(view) { _ in
      #expect(view.label.text == "40 %" && model.reads == 1)
      model.level = 0.8
      model.isCharging = true
      try await settle()
      #expect(view.label.text == "80 % ⚡︎" && model.reads == 2)
      #expect(view.label.frame.height == 24)
    }
  }
}
