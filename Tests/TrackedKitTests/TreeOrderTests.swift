import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct TreeOrderTests {
  let log = Log()

  /// A parent with a child in it, shown in a window.
  private func showFamily(
    parent: RecordingView, child: RecordingView
  ) async throws -> TestWindow {
    parent.addSubview(child)
    let window = try await TestWindow(parent)
    log.clear()
    return window
  }

  @Test("C-050 a parent runs before its child, in properties and in layout, with traits current in both")
  func topDown() async throws {
    var levels: [Int] = []
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    for view in [child, parent] {
      view.on(.updateProperties) { levels.append($0.traitCollection.level) }
      view.setNeedsUpdateProperties()
      view.setNeedsLayout()
    }
    (child.traitOverrides.level, parent.traitOverrides.level) = (2, 1)
    try await settle()
    #expect(log.names(.updateProperties) == ["parent", "child"])
    #expect(log.names(.layoutSubviews) == ["parent", "child"])
    #expect(levels == [1, 2])
  }

  @Test("C-051 a controller runs before its own view")
  func controllerFirst() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    controller.view.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    try await settle()
    #expect(log.entries == ["controller.updateProperties", "view.updateProperties"])
  }

  @Test("C-051 a view that one controller gave up runs after the next one's hooks")
  func nextController() async throws {
    let view = RecordingView("view", log)
    let earlier = ViewController()
    earlier.view = view
    earlier.view = View()
    let controller = RecordingViewController("controller", log, view: view)
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    view.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    try await settle()
    #expect(log.entries == ["controller.updateProperties", "view.updateProperties"])
  }

  @Test("C-053 what a parent invalidates below it comes before the parent's next sibling")
  func descendantsBeforeSiblings() async throws {
    let (child, sibling) = (RecordingView("child", log), RecordingView("sibling", log))
    let parent = RecordingView("parent", log) { _ in child.setNeedsUpdateProperties() }
    parent.addSubview(child)
    let root = View(parent)
    root.addSubview(sibling)
    let window = try await TestWindow(root)
    defer { window.close() }
    log.clear()
    sibling.setNeedsUpdateProperties()
    parent.setNeedsUpdateProperties()
    UpdatePass.flush()
    #expect(log.names(.updateProperties) == ["parent", "child", "sibling"])
  }

  @Test("C-052 siblings run in subview order")
  func siblings() async throws {
    let names = ["first", "second", "third"]
    let views = names.map { RecordingView($0, log) }
    let parent = View()
    views.forEach(parent.addSubview)
    let window = try await TestWindow(parent)
    defer { window.close() }
    log.clear()
    views.reversed().forEach { $0.setNeedsUpdateProperties() }
    try await settle()
    #expect(log.names(.updateProperties) == names)
  }

  @Test("C-053 a child that its parent's updateProperties invalidates runs once, in the same pass")
  func parentInvalidatesChild() async throws {
    let child = RecordingView("child", log)
    let parent = RecordingView("parent", log) { _ in child.setNeedsUpdateProperties() }
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    child.setNeedsUpdateProperties()
    parent.setNeedsUpdateProperties()
    UpdatePass.flush()
    #expect(log.names(.updateProperties) == ["parent", "child"])
    try await settle()
    #expect(child.runs() == 1)
  }

  @Test("C-050 a child that is due runs once, with the trait that its parent's updateProperties has just given it")
  func parentGivesTrait() async throws {
    var levels: [Int] = []
    let model = Model()
    let child = RecordingView("child", log) { view in
      levels.append(view.traitCollection[LevelTrait.self])
      _ = model.a
    }
    let parent = RecordingView("parent", log) { _ in child.traitOverrides[LevelTrait.self] = model.a }
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    for value in [3, 4] {
      (levels, model.a) = ([], value)
      log.clear()
      UpdatePass.flush()
      #expect(log.names(.updateProperties) == ["parent", "child"] && levels == [value])
    }
  }

  @Test("C-054 a parent that its child's updateProperties invalidates runs again in the same pass")
  func childInvalidatesParent() async throws {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    child.on(.updateProperties) { _ in parent.setNeedsUpdateProperties() }
    parent.setNeedsUpdateProperties()
    child.setNeedsUpdateProperties()
    UpdatePass.flush()
    #expect(log.names(.updateProperties) == ["parent", "child", "parent"])
  }

  @Test("C-055 a child's constraints are updated before its parent's")
  func constraintsBottomUp() async throws {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    try await settle()
    #expect(log.names(.updateConstraints) == ["child", "parent"])
  }

  @Test("C-055 a child's constraints come before its parent's when they are forced, too")
  func forcedConstraintsBottomUp() async throws {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    parent.setNeedsUpdateConstraints()
    child.setNeedsUpdateConstraints()
    log.clear()
    parent.updateConstraintsIfNeeded()
    #expect(log.names(.updateConstraints) == ["child", "parent"])
  }

  @Test("C-056 a child added by updateProperties has its traits and its first run before its first layout")
  func childAdded() async throws {
    var level: Int?
    let child = RecordingView("child", log) { level = $0.traitCollection.level }
    let parent = RecordingView("parent", log)
    let window = try await TestWindow(parent)
    defer { window.close() }
    window.window.traitOverrides.level = 4
    log.noteFrames(of: window.window)
    parent.on(.updateProperties) { $0.addSubview(child) }
    parent.setNeedsUpdateProperties()
    try await settle()
    #expect(level == 4)
    #expect(log.place("child.updateProperties") < log.place("child.layoutSubviews"))
    #expect(log.place("child.draw") < log.place("paint") && child.runs() == 1)
  }

  @Test("C-057 a pending child that its parent's updateProperties removes does not run")
  func childRemoved() async throws {
    let (parent, child) = (RecordingView("parent", log), RecordingView("child", log))
    let window = try await showFamily(parent: parent, child: child)
    defer { window.close() }
    parent.on(.updateProperties) { _ in child.removeFromSuperview() }
    child.setNeedsUpdateProperties()
    parent.setNeedsUpdateProperties()
    try await settle()
    #expect(log.names(.updateProperties) == ["parent"])
  }
}
