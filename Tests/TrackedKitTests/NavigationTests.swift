import GtkTesting
import Testing

/// Navigation, tabs and splits in real windows.
@MainActor @Suite(.serialized) struct NavigationTests {
  let model = Model()
  let log = Log()

  private func page(_ name: String) -> RecordingViewController {
    let page = RecordingViewController(name, log, view: View(Button("in \(name)"))) { [model] _ in _ = model.a }
    page.title = name
    return page
  }

  @Test("C-069 what is beneath the top waits, and is current when it is on top again")
  func pushAndPop() async throws {
    let (first, second) = (page("first"), page("second"))
    let navigation = NavigationController(rootViewController: first)
    let window = try await TestWindow(navigation)
    defer { window.close() }
    #expect(window.window.find(Gtk.Label.self, .text("first").and(.cssClass("heading"))) != nil)
    navigation.pushViewController(second, animated: true)
    try await settle()
    #expect(navigation.topViewController === second && second.navigationController === navigation)
    #expect(window.window.find(Gtk.Label.self, .text("second").and(.cssClass("heading"))) != nil)
    #expect(!first.view.isMapped && second.view.isMapped)
    log.clear()
    for value in 1...5 {
      model.a = value
      try await settle()
    }
    #expect(first.runs() == 0 && second.runs() == 5)
    try await click(window.window.require(Button.self, .accessibleLabel("Back")))
    try await settle()
    #expect(first.view.isMapped && first.runs() == 1 && second.parent == nil)
    #expect(log.entries.contains("first.viewWillAppear") && log.entries.contains("second.viewDidDisappear"))
    #expect(navigation.popViewController(animated: false) == nil, "the root stays")
  }

  @Test func aViewThatBecomesAPageLeavesItsPlace() async throws {
    let (shown, other) = (page("shown"), page("other"))
    let column = View(other.view)
    let tabs = TabBarController()
    let root = Box(.vertical)
    root.append(column)
    root.append(tabs.view)
    let window = try await TestWindow(root)
    defer { window.close() }
    tabs.viewControllers = [shown, other]
    #expect(column.subviews.isEmpty && other.view.parent == nil, "a page that was never selected stands nowhere")
    tabs.selectedIndex = 1
    try await settle()
    #expect(other.view.isMapped && other.tabBarController === tabs)
  }

  @Test func theBarFollowsTitlesAndItems() async throws {
    let first = page("first")
    let navigation = NavigationController(rootViewController: first)
    let window = try await TestWindow(navigation)
    defer { window.close() }
    first.title = "renamed"
    var presses = 0
    let item = BarButtonItem(
      primaryAction: Action(title: "Add", image: Image(iconName: "list-add-symbolic")) { _ in presses += 1 })
    first.navigationItem.rightBarButtonItems = [item]
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("renamed")) != nil)
    let button = try window.window.require(Button.self, .accessibleLabel("Add"))
    try await click(button)
    item.isEnabled = false
    try await settle()
    #expect(presses == 1 && !button.isSensitive)
    let second = page("second")
    navigation.pushViewController(second, animated: false)
    first.navigationItem.backButtonTitle = "All"
    try await settle()
    #expect(window.window.find(Gtk.Label.self, .text("All")) != nil)
    try await press("Left", .alt, in: window.window)
    try await settle()
    #expect(navigation.topViewController === first)
  }

  @Test func aTransitionSlidesAndEnds() async throws {
    let (first, second) = (page("first"), page("second"))
    let navigation = NavigationController(rootViewController: first)
    let window = try await TestWindow(navigation)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    navigation.pushViewController(second, animated: true)
    try await wait(for: "both in sight") {
      first.view.isMapped && second.view.layer.presentation.transform.tx > 0
    }
    try await settle()
    #expect(!first.view.isMapped && second.view.layer.presentation.transform == .identity)
    // Turning back on the way ends the transition that runs.
    navigation.popViewController(animated: true)
    navigation.pushViewController(second, animated: true)
    try await settle()
    #expect(!first.view.isMapped && second.view.isMapped && second.view.layer.presentation.opacity == 1)
    navigation.popToRootViewController(animated: true)
    try await settle()
    #expect(first.view.isMapped && first.view.layer.presentation.opacity == 1 && first.view.transform == .identity)
  }

  @Test func severalArePoppedAtOnceAndFreed() async throws {
    let navigation = NavigationController(rootViewController: page("first"))
    let window = try await TestWindow(navigation)
    defer { window.close() }
    weak var last: ViewController?
    do {
      let (second, third) = (page("second"), page("third"))
      last = third
      navigation.setViewControllers([navigation.viewControllers[0], second, third], animated: false)
      try await settle()
      #expect(third.view.isMapped)
      #expect(navigation.popToRootViewController(animated: false)?.count == 2)
    }
    try await settle()
    try await wait(for: "the popped to be freed") { last == nil }
  }

  @Test func aTabThatIsNotShownDoesNotKeepTheWindowWide() async throws {
    let (narrow, wide) = (ViewController(), ViewController())
    narrow.view.addSubview(sized(120))
    wide.view.addSubview(sized(500))
    let tabs = TabBarController()
    tabs.isTabBarHidden = true
    tabs.viewControllers = [narrow, wide]
    let window = try await TestWindow(tabs, width: 600, height: 200)
    defer { window.close() }
    #expect(tabs.view.measured(.horizontal).minimum == 120)
    tabs.selectedIndex = 1
    try await settle()
    #expect(tabs.view.measured(.horizontal).minimum == 500)
  }

  private func sized(_ width: Int) -> Widget {
    let widget = View()
    widget.setSizeRequest(width: width)
    return widget
  }

  @Test("C-104 a tab that is not chosen waits; a badge is drawn without layout")
  func tabs() async throws {
    let (first, second) = (page("first"), page("second"))
    second.tabBarItem.image = Image(iconName: "mail-unread-symbolic")
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let window = try await TestWindow(tabs)
    defer { window.close() }
    try await click(window.window.require(ToggleButton.self, .accessibleLabel("second")))
    try await settle()
    #expect(tabs.selectedViewController === second && second.view.isMapped && !first.view.isMapped)
    second.tabBarItem.badgeValue = "3"
    try await settle()
    var runs: [UpdateRecord.Run] = []
    let observation = UpdateRecorder.record([]) { runs.append($0) }
    second.tabBarItem.badgeValue = "14"
    try await settle()
    observation.end()
    #expect(runs.map(\.hook) == [.updateProperties, .draw])
    #expect(window.window.findAll(BadgeView.self).map(\.text) == [nil, "14"])
    #expect(second.tabBarController === tabs)
    // Pressing the chosen tab again leaves it chosen.
    try await click(window.window.require(ToggleButton.self, .accessibleLabel("second")))
    #expect(tabs.selectedIndex == 1)
    #expect(try window.window.require(ToggleButton.self, .accessibleLabel("second")).isActive)
  }

  @Test func whoeverReadsWhetherASplitIsCollapsedRunsOnceForEachAnswer() async throws {
    let split = SplitViewController(primary: page("list"), secondary: page("content"))
    // Above the split, so that its hook runs first.
    let reader = View()
    var answers: [Bool] = []
    reader.updateProperties { [unowned split] _ in answers.append(split.isCollapsed) }
    let root = ViewController()
    root.addChild(split)
    root.view = reader
    reader.addSubview(split.view)
    let window = try await TestWindow(root, width: 400, height: 400)
    defer { window.close() }
    #expect(answers == [true], "right at once")
    split.traitOverrides.horizontalSizeClass = .regular
    try await settle()
    #expect(answers == [true, false])
    split.traitOverrides.horizontalSizeClass = .compact
    try await settle()
    #expect(answers == [true, false, true])
  }

  @Test func aSplitWithRoomForBothHasNoWayBack() async throws {
    let split = SplitViewController(primary: page("list"), secondary: page("content"))
    let window = try await TestWindow(split, width: 900, height: 400)
    defer { window.close() }
    let back = try window.window.require(Button.self, .accessibleLabel("Back to list"), in: .everything)
    #expect(!split.isCollapsed && !back.isMapped, "GTK warns of what is shown without a place, with each frame")
    split.traitOverrides.horizontalSizeClass = .compact
    split.show(.secondary)
    try await settle()
    #expect(back.isMapped && back.width > 0)
  }

  @Test func aSplitCollapsesWhenItsWindowGetsNarrow() async throws {
    let (list, content) = (page("list"), page("content"))
    let split = SplitViewController(primary: list, secondary: content)
    let window = try await TestWindow(split, width: 800, height: 400)
    defer { window.close() }
    #expect(!split.isCollapsed && list.view.isMapped && content.view.isMapped)
    #expect(list.view.width == 240)
    window.window.setDefaultSize(width: 400, height: 400)
    try await wait(for: "the narrow window") { window.window.width == 400 }
    try await settle()
    #expect(split.isCollapsed && list.view.isMapped && !content.view.isMapped)
    split.show(.secondary)
    try await settle()
    #expect(!list.view.isMapped && content.view.isMapped)
    log.clear()
    model.a += 1
    try await settle()
    #expect(content.runs() == 1 && list.runs() == 0, "the column out of sight waits")
    try await click(window.window.require(Button.self, .accessibleLabel("Back to list")))
    try await settle()
    #expect(list.view.isMapped && list.runs() == 1 && split.topColumn == .primary)
    window.window.setDefaultSize(width: 800, height: 400)
    try await wait(for: "the wide window") { window.window.width == 800 }
    try await settle()
    #expect(!split.isCollapsed && list.view.isMapped && content.view.isMapped)
  }
}
