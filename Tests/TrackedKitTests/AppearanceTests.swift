import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct AppearanceTests {
  let model = Model()
  let log = Log()

  @Test("C-066 first appearance goes from loadView to viewDidAppear, with one run of updateProperties")
  func firstAppearance() async throws {
    var level: Int?
    let controller = RecordingViewController("controller", log) { level = $0.traitCollection.level }
    let window = try TestWindow()
    defer { window.close() }
    window.window.traitOverrides.level = 5
    window.window.rootViewController = controller
    try await window.show()
    let order = [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints", "updateProperties",
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]
    #expect(log.entries == order.map { "controller.\($0)" } && level == 5)
  }

  @Test("C-067 a write before first appearance shows in the first and only run")
  func writeBeforeAppearance() async throws {
    var seen: [Int] = []
    let controller = RecordingViewController { [model] _ in seen.append(model.a) }
    controller.loadViewIfNeeded()
    model.a = 1
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(seen == [1])
  }

  @Test("C-068 a controller that never was attached does not run")
  func neverAttached() async throws {
    let controller = RecordingViewController { [model] _ in _ = model.a }
    controller.loadViewIfNeeded()
    let window = try await TestWindow(Label())
    defer { window.close() }
    model.a = 1
    try await settle()
    #expect(controller.runs() == 0 && !UpdatePass.isPending)
  }

  /// Two pages, the first selected, of which the second reads the model.
  private func showTabs() async throws -> (TestWindow, TabBarController, RecordingViewController) {
    let page = RecordingViewController("page", log) { [model] _ in _ = model.a }
    let tabs = TabBarController()
    tabs.viewControllers = [RecordingViewController("front", log), page]
    let window = try await TestWindow(tabs)
    tabs.selectedIndex = 1
    try await settle()
    tabs.selectedIndex = 0
    try await settle()
    log.clear()
    return (window, tabs, page)
  }

  @Test("C-069 a page that is not selected waits and runs once, before its first frame")
  func hiddenPage() async throws {
    let (window, tabs, page) = try await showTabs()
    defer { window.close() }
    for value in 1...50 {
      model.a = value
      try await settle()
    }
    #expect(page.runs() == 0)
    log.noteFrames(of: window.window)
    tabs.selectedIndex = 1
    try await settle()
    #expect(page.runs() == 1)
    #expect(log.place("page.updateProperties") < log.place("paint"))
  }

  @Test("C-070 a page that returns unchanged does not run")
  func unchangedPage() async throws {
    let (window, tabs, page) = try await showTabs()
    defer { window.close() }
    tabs.selectedIndex = 1
    try await settle()
    #expect(page.runs() == 0 && log.count("page.viewWillAppear") == 1)
  }

  @Test("C-071 a view that hid itself in updateProperties shows itself when its reason is gone")
  func hidesItself() async throws {
    let view = RecordingView { [model] in $0.isVisible = model.a > 0 }
    let parent = View(view)
    let window = try await TestWindow(parent)
    defer { window.close() }
    #expect(!view.isMapped)
    model.a = 1
    try await settle()
    #expect(view.isMapped && view.runs() == 2)
  }

  @Test("C-072 what changed below a hidden parent is current in the first frame that shows it")
  func hiddenParent() async throws {
    var painted: [String] = []
    let label = Label()
    let child = RecordingView("child", log) { [model] _ in label.text = "\(model.a)" }
    child.addSubview(label)
    let parent = View(child)
    let window = try await TestWindow(View(parent))
    defer { window.close() }
    parent.isVisible = false
    model.a = 1
    try await settle()
    window.window.frameClock?.onPaint { if label.isMapped { painted.append(label.text) } }
    parent.isVisible = true
    try await settle()
    #expect(painted.first == "1" && child.runs() == 2)
  }

  @Test("C-073 a view that is not mapped draws nothing until it is")
  func unmappedDraw() async throws {
    let view = RecordingView()
    view.on(.draw) { [model] _ in _ = model.a }
    view.isVisible = false
    let window = try await TestWindow(View(view))
    defer { window.close() }
    model.a = 1
    view.setNeedsDisplay()
    try await settle()
    #expect(view.runs(.draw) == 0)
    view.isVisible = true
    try await settle()
    #expect(view.runs(.draw) == 1)
  }

  @Test("C-074 nothing runs in an unmapped window, and once after it is mapped")
  func unmappedWindow() async throws {
    var seen: [Int] = []
    let view = RecordingView { [model] _ in seen.append(model.a) }
    let window = try await TestWindow(view)
    defer { window.close() }
    window.window.isVisible = false
    for value in 1...100 {
      model.a = value
      try await settle()
    }
    #expect(seen == [0])
    try await window.show()
    #expect(seen == [0, 100])
  }

  @Test("C-075 a view moved to another window takes pending hooks and tracking along")
  func otherWindow() async throws {
    let view = RecordingView("view", log) { [model] _ in _ = model.a }
    view.on(.updateConstraints) { [model] _ in _ = model.b }
    let first = try await TestWindow(View(view))
    let second = try await TestWindow(View())
    defer { second.close() }
    log.clear()
    (model.a, model.b) = (1, 1)
    second.window.child = view
    try await settle()
    #expect(view.runs() == 1 && view.runs(.updateConstraints) == 1, "what was pending ran in the new window")
    first.close()
    model.a = 2
    try await settle()
    #expect(view.runs() == 2 && view.runs(.updateConstraints) == 1)
  }

  @Test("C-075 a view moved to another window has that window's traits")
  func otherWindowsTraits() async throws {
    let view = RecordingView("view", log) { _ = $0.traitCollection.level }
    let first = try await TestWindow(View(view))
    defer { first.close() }
    let second = try await TestWindow(View())
    defer { second.close() }
    second.window.traitOverrides.level = 2
    try await settle()
    log.clear()
    second.window.child = view
    try await settle()
    #expect(view.runs() == 1 && view.traitCollection.level == 2)
  }

  @Test("C-075 a view that is hidden itself and comes into another window runs what is pending there")
  func hiddenIntoOtherWindow() async throws {
    let view = RecordingView("view", log) { [model] view in view.isVisible = model.a == 0 }
    let first = try await TestWindow(View(view))
    defer { first.close() }
    let second = try await TestWindow(View())
    defer { second.close() }
    model.a = 1
    try await settle()
    #expect(!view.isVisible)
    view.removeFromSuperview()
    log.clear()
    model.a = 0
    (second.window.child as? View)?.addSubview(view)
    try await settle()
    #expect(view.runs() == 1 && view.isVisible && view.isMapped)
  }

  @Test(
    "C-075 a view that leaves a window before its trait step has the next window's traits", arguments: [true, false])
  func otherWindowBeforeTraits(removesBetween: Bool) async throws {
    let view = RecordingView("view", log) { _ = $0.traitCollection.level }
    let first = try await TestWindow(View(view))
    defer { first.close() }
    let second = try await TestWindow(View())
    defer { second.close() }
    second.window.traitOverrides.level = 2
    try await settle()
    log.clear()
    view.traitOverrides.level = 5
    view.traitOverrides.remove(LevelTrait.self)
    if removesBetween { view.removeFromSuperview() }
    second.window.child = view
    try await settle()
    #expect(view.runs() == 1 && view.traitCollection.level == 2)
  }

  @Test("C-066 a trait that viewWillAppear sets is told of before viewIsAppearing")
  func traitsOfAppearance() async throws {
    let controller = RecordingViewController("controller", log)
    let parent = RecordingViewController("parent", log) { _ in }
    parent.addChild(controller)
    controller.registerForTraitChanges([LevelTrait.self]) { [log] (controller: RecordingViewController, _) in
      log.note("level \(controller.traitCollection.level)")
    }
    parent.view.addSubview(controller.view)
    let window = try await TestWindow(parent)
    defer { window.close() }
    controller.view.removeFromSuperview()
    try await settle()
    log.clear()
    controller.onWillAppear = { $0.traitOverrides.level = 4 }
    parent.view.addSubview(controller.view)
    try await settle()
    let calls = log.entries.filter { $0.hasPrefix("level") || $0.contains("Appear") || $0.contains("appear") }
    #expect(
      calls == [
        "controller.viewWillAppear", "level 4", "controller.viewIsAppearing", "controller.viewDidAppear",
      ])
  }

  @Test("a view that its controller gave up runs none of the controller's hooks any more")
  func givenUpView() async throws {
    let old = RecordingView("old", log)
    let controller = RecordingViewController("controller", log, view: old)
    let column = Box(.vertical)
    column.append(controller.view)
    let window = try await TestWindow(column)
    defer { window.close() }
    controller.view = RecordingView("new", log)
    column.append(controller.view)
    try await settle()
    log.clear()
    old.setNeedsLayout()
    try await settle()
    #expect(old.runs(.layoutSubviews) == 1)
    #expect(controller.runs(.viewWillLayoutSubviews) == 0 && controller.runs(.viewDidLayoutSubviews) == 0)
    log.clear()
    controller.setNeedsUpdateProperties()
    try await settle()
    #expect(controller.runs() == 1)
  }

  @Test("C-076 a view that was removed and released is not called")
  func released() async throws {
    let parent = View()
    var view: RecordingView? = RecordingView("view", log) { [model] _ in _ = model.a }
    view.map(parent.addSubview)
    let window = try await TestWindow(parent)
    defer { window.close() }
    let watch = try FinalizationWatch(#require(view))
    view?.removeFromSuperview()
    view = nil
    try await watch.expectFinalized()
    log.clear()
    model.a = 1
    try await settle()
    #expect(log.entries == [])
  }
}
