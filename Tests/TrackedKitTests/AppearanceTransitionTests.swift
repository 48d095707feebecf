import GtkTesting
import Testing

/// What controllers hear while transitions show and hide their views.
@MainActor @Suite(.serialized) struct AppearanceTransitionTests {
  let log = Log()

  /// Notes each call with `animated` and whether the view was shown.
  private final class Witness: ViewController {
    let log: Log

    init(_ title: String, _ log: Log) {
      self.log = log
      super.init()
      self.title = title
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(Button(title ?? ""))
    }

    private func note(_ call: String, _ animated: Bool) {
      log.note("\(title ?? "").\(call) \(animated ? "animated" : "at once") \(view.isMapped ? "shown" : "hidden")")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear", animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("isAppearing", animated)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear", animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear", animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear", animated)
    }
  }

  private func witness(_ title: String) -> Witness { Witness(title, log) }

  private func show(
    _ controller: ViewController, animations: TestDisplay.Animations = .off,
    _ body: (TestWindow) async throws -> Void
  ) async throws {
    let window = try await TestWindow(controller)
    TestDisplay.animations = animations
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    log.clear()
    try await body(window)
  }

  /// All calls for one view to give way to another.
  private func change(from old: String, to new: String, _ way: String) -> [String] {
    [
      "\(old).willDisappear \(way) shown", "\(new).willAppear \(way) hidden", "\(new).isAppearing \(way) hidden",
      "\(old).didDisappear \(way) hidden", "\(new).didAppear \(way) shown",
    ]
  }

  @Test("C-219 without a transition a view disappears at once, told before while it is shown and after when it is not")
  func plainRemoval() async throws {
    let parent = View()
    let (outer, inner) = (witness("outer"), witness("inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    parent.addSubview(outer.view)
    let window = try await TestWindow(parent)
    defer { window.close() }
    let entry = Entry()
    inner.view.addSubview(entry)
    entry.grabFocus()
    log.clear()
    outer.view.removeFromSuperview()
    #expect(log.entries.prefix(2) == ["outer.willDisappear at once shown", "inner.willDisappear at once shown"])
    #expect(
      Set(log.entries.dropFirst(2)) == ["inner.didDisappear at once hidden", "outer.didDisappear at once hidden"])
    #expect(log.entries.count == 4)
  }

  @Test(
    "C-219 a push and a pop say whether they are animated, and viewDidAppear waits for the end",
    arguments: [true, false])
  func navigation(_ animated: Bool) async throws {
    let (first, second) = (witness("first"), witness("second"))
    let navigation = NavigationController(rootViewController: first)
    let way = animated ? "animated" : "at once"
    try await show(navigation, animations: .on) { _ in
      navigation.pushViewController(second, animated: animated)
      if animated {
        try await wait(for: "the way") { second.view.layer.presentation.transform.tx > 0 }
        #expect(log.entries == Array(change(from: "first", to: "second", way).prefix(3)), "both are seen on the way")
      }
      try await settle()
      #expect(log.entries == change(from: "first", to: "second", way))
      log.clear()
      navigation.popViewController(animated: animated)
      try await settle()
      #expect(log.entries == change(from: "second", to: "first", way))
    }
  }

  @Test("C-219 a controller inside one that is pushed hears what that hears")
  func contained() async throws {
    let navigation = NavigationController(rootViewController: witness("first"))
    let (outer, inner) = (witness("outer"), witness("inner"))
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    try await show(navigation, animations: .on) { _ in
      navigation.pushViewController(outer, animated: true)
      try await settle()
      #expect(log.entries.filter { $0.hasPrefix("inner") }.allSatisfy { $0.contains(" animated ") })
      #expect(log.place("outer.didAppear animated shown") < log.place("inner.didAppear animated shown"))
      #expect(log.count("inner.didAppear animated shown") == 1)
      log.clear()
      navigation.popViewController(animated: true)
      #expect(log.entries.prefix(2) == ["outer.willDisappear animated shown", "inner.willDisappear animated shown"])
      try await settle()
      #expect(log.entries.contains("inner.didDisappear animated hidden"))
    }
  }

  @Test("C-219 a push that is taken back on its way ends in one appearance of what stays")
  func takenBack() async throws {
    let (first, second) = (witness("first"), witness("second"))
    let navigation = NavigationController(rootViewController: first)
    try await show(navigation, animations: .on) { _ in
      navigation.pushViewController(second, animated: true)
      try await wait(for: "the way") { second.view.layer.presentation.transform.tx > 0 }
      navigation.popViewController(animated: true)
      try await settle()
      for name in ["first", "second"] {
        for (begin, end) in [("willAppear", "didAppear"), ("willDisappear", "didDisappear")] {
          let begins = log.entries.count { $0.hasPrefix("\(name).\(begin)") }
          let ends = log.entries.count { $0.hasPrefix("\(name).\(end)") }
          // What never came to its place goes without having appeared.
          #expect(begins == ends || (name == "second" && begin == "willAppear" && ends == 0))
        }
      }
      #expect(log.entries.last == "first.didAppear animated shown")
    }
  }

  @Test("C-219 a presentation and a dismissal say whether they are animated", arguments: [true, false])
  func presentation(_ animated: Bool) async throws {
    let (root, sheet) = (witness("root"), witness("sheet"))
    let way = animated ? "animated" : "at once"
    try await show(root, animations: .on) { _ in
      root.present(sheet, animated: animated) { [log] in log.note("completion") }
      try await settle()
      let appearance = ["willAppear \(way) hidden", "isAppearing \(way) hidden", "didAppear \(way) shown"]
      #expect(log.entries.filter { $0 != "completion" } == appearance.map { "sheet.\($0)" })
      #expect(log.count("completion") == 1 && (!animated || log.entries.last == "completion"))
      log.clear()
      sheet.dismiss(animated: animated)
      try await settle()
      #expect(log.entries == ["sheet.willDisappear \(way) shown", "sheet.didDisappear \(way) hidden"])
    }
  }

  @Test("C-219 a change of tab is animated as the tabs fade", arguments: [TestDisplay.Animations.on, .off])
  func tabs(_ animations: TestDisplay.Animations) async throws {
    let tabs = TabBarController()
    tabs.viewControllers = [witness("first"), witness("second")]
    try await show(tabs, animations: animations) { _ in
      tabs.selectedIndex = 1
      try await settle()
      #expect(Set(log.entries) == Set(change(from: "first", to: "second", "animated")))
      #expect(log.entries.count == 5 && log.entries.first == "first.willDisappear animated shown")
      #expect(log.entries.last == "second.didAppear animated shown")
      log.clear()
      tabs.selectedIndex = 0
      tabs.selectedIndex = 1
      try await settle()
      #expect(log.entries.last == "second.didAppear animated shown")
      let counts = ["first.will", "first.did", "second.will", "second.did"].map { prefix in
        log.entries.count { $0.hasPrefix(prefix) }
      }
      #expect(counts[0] >= counts[1] && counts[3] >= 1 && tabs.selectedViewController?.view.isMapped == true)
    }
  }

  @Test("C-219 a container of one's own says what its transition was asked with")
  func ownContainer() async throws {
    let (root, child) = (witness("root"), witness("child"))
    try await show(root) { _ in
      root.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      root.view.addSubview(child.view)
      try await settle()
      #expect(log.entries == ["child.willAppear animated hidden", "child.isAppearing animated hidden"])
      child.endAppearanceTransition()
      #expect(log.entries.last == "child.didAppear animated shown")
      child.beginAppearanceTransition(false, animated: true)
      #expect(log.entries.last == "child.willDisappear animated shown")
      child.view.removeFromSuperview()
      #expect(log.entries.last == "child.didDisappear animated hidden")
    }
  }

  @Test("C-219 a view whose way out is called back before it was taken out appears again")
  func calledBack() async throws {
    let (root, child) = (witness("root"), witness("child"))
    root.addChild(child)
    root.view.addSubview(child.view)
    try await show(root) { _ in
      child.beginAppearanceTransition(false, animated: true)
      #expect(log.entries == ["child.willDisappear animated shown"])
      log.clear()
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.view.queueDraw()
      try await settle()
      #expect(
        log.entries == [
          "child.willAppear animated shown", "child.isAppearing animated shown", "child.didAppear animated shown",
        ])
    }
  }

  @Test("C-219 what is in a view that comes in waits for the end of the way, and hears of it then")
  func insideOwnContainer() async throws {
    let (root, child, inner) = (witness("root"), witness("child"), witness("inner"))
    child.addChild(inner)
    child.view.addSubview(inner.view)
    try await show(root) { _ in
      root.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      root.view.addSubview(child.view)
      try await settle()
      #expect(log.entries.allSatisfy { !$0.contains("didAppear") })
      log.clear()
      child.endAppearanceTransition()
      #expect(log.entries == ["child.didAppear animated shown", "inner.didAppear animated shown"])
    }
  }
}
