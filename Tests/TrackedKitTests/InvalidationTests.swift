import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct InvalidationTests {
  let model = Model()
  let log = Log()

  /// Shows a widget and forgets what ran for its first frame.
  private func show(_ widget: Widget) async throws -> TestWindow {
    let window = try await TestWindow(widget)
    log.clear()
    return window
  }

  /// Shows a controller and forgets what ran for its first frame.
  private func show(_ controller: ViewController) async throws -> TestWindow {
    let window = try await TestWindow(controller)
    log.clear()
    return window
  }

  @Test("C-077 setNeedsUpdateProperties runs the hook of a view that reads nothing")
  func view() async throws {
    let view = RecordingView("view", log)
    let window = try await show(view)
    defer { window.close() }
    view.setNeedsUpdateProperties()
    try await settle()
    #expect(log.entries == ["view.updateProperties"])
  }

  @Test("C-078 setNeedsUpdateProperties of a controller leaves its view's hook alone")
  func controller() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await show(controller)
    defer { window.close() }
    controller.setNeedsUpdateProperties()
    try await settle()
    #expect(log.entries == ["controller.updateProperties"])
  }

  @Test("C-079 updatePropertiesIfNeeded runs what is pending at once, and the pass not again")
  func atOnce() async throws {
    let view = RecordingView("view", log)
    let window = try await show(view)
    defer { window.close() }
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.runs() == 1)
    try await settle()
    #expect(view.runs() == 1)
  }

  @Test("C-080 updatePropertiesIfNeeded runs nothing when nothing is pending")
  func notNeeded() async throws {
    let view = RecordingView("view", log)
    let window = try await show(view)
    defer { window.close() }
    view.updatePropertiesIfNeeded()
    #expect(log.entries == [])
  }

  @Test("C-081 updatePropertiesIfNeeded sees a write of the statement before")
  func afterWrite() async throws {
    var seen: [Int] = []
    let view = RecordingView { [model] _ in seen.append(model.a) }
    let window = try await show(view)
    defer { window.close() }
    model.a = 1
    view.updatePropertiesIfNeeded()
    #expect(seen == [0, 1])
  }

  @Test("C-082 updatePropertiesIfNeeded reaches grandchildren and child controllers")
  func subtree() async throws {
    let (parent, grandchild) = (RecordingView("parent", log), RecordingView("grandchild", log))
    let controller = RecordingViewController("controller", log)
    parent.addSubview(View(grandchild))
    parent.addSubview(controller.view)
    let window = try await show(parent)
    defer { window.close() }
    grandchild.setNeedsUpdateProperties()
    controller.setNeedsUpdateProperties()
    parent.updatePropertiesIfNeeded()
    #expect(log.names(.updateProperties) == ["grandchild", "controller"])
  }

  @Test("C-083 updatePropertiesIfNeeded leaves siblings and parents alone")
  func subtreeOnly() async throws {
    let (child, sibling) = (RecordingView("child", log), RecordingView("sibling", log))
    let grandchild = RecordingView("grandchild", log)
    child.addSubview(grandchild)
    let parent = View(child)
    parent.addSubview(sibling)
    let window = try await show(parent)
    defer { window.close() }
    child.setNeedsUpdateProperties()
    sibling.updatePropertiesIfNeeded()
    grandchild.updatePropertiesIfNeeded()
    #expect(log.entries == [])
  }

  @Test("C-084 a view's updatePropertiesIfNeeded runs its controller's hook, and the reverse")
  func viewAndController() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await show(controller)
    defer { window.close() }
    controller.setNeedsUpdateProperties()
    controller.view.updatePropertiesIfNeeded()
    #expect(log.entries == ["controller.updateProperties"])
    controller.view.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(log.entries.last == "view.updateProperties")
  }

  @Test("C-085 updatePropertiesIfNeeded brings traits up to date first")
  func traitsFirst() async throws {
    var level: [Int] = []
    let view = RecordingView { level.append($0.traitCollection.level) }
    let window = try await show(View(view))
    defer { window.close() }
    window.window.traitOverrides.level = 6
    view.updatePropertiesIfNeeded()
    #expect(level == [0, 6])
  }

  @Test("C-086 updatePropertiesIfNeeded lays nothing out")
  func noLayout() async throws {
    let view = RecordingView("view", log) { $0.setNeedsLayout() }
    let window = try await show(view)
    defer { window.close() }
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(log.entries == ["view.updateProperties"])
  }

  @Test("C-087 layoutIfNeeded runs pending properties before the layout")
  func layoutIfNeeded() async throws {
    let view = RecordingView("view", log)
    let window = try await show(view)
    defer { window.close() }
    view.setNeedsLayout()
    view.setNeedsUpdateProperties()
    view.layoutIfNeeded()
    #expect(log.entries == ["view.updateProperties", "view.layoutSubviews"])
  }

  @Test("C-088 updatePropertiesIfNeeded inside the same hook does not recurse")
  func recursion() async throws {
    let view = RecordingView("view", log) { [model] view in
      if model.a < 3 { view.setNeedsUpdateProperties() }
      model.a += 1
      view.updatePropertiesIfNeeded()
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    #expect(view.runs() == model.a && model.a == 4)
  }

  @Test("C-089 a picture taken after updatePropertiesIfNeeded shows the write before it")
  func screenshot() async throws {
    let red = Texture.Pixel(red: 255, green: 0, blue: 0)
    let view = ColorView(model)
    let window = try await show(view)
    defer { window.close() }
    model.isOn = true
    view.updatePropertiesIfNeeded()
    #expect(try picture(of: view).pixel(x: 5, y: 5) == red)
    try await settle()
    #expect(try picture(of: view).pixel(x: 5, y: 5) == red)
  }

  @Test("C-090 updatePropertiesIfNeeded runs what is pending in a detached view")
  func detached() {
    let view = RecordingView("view", log)
    let controller = RecordingViewController("controller", log)
    let parent = View(view)
    parent.addSubview(controller.view)
    log.clear()
    parent.updatePropertiesIfNeeded()
    #expect(log.names(.updateProperties) == ["view", "controller"])
    parent.updatePropertiesIfNeeded()
    #expect(view.runs() == 1)
  }

  @Test("C-090 what is pending when a view is taken out can be forced there")
  func takenOut() async throws {
    let view = RecordingView("view", log)
    let window = try await show(View(view))
    defer { window.close() }
    view.setNeedsUpdateProperties()
    view.removeFromSuperview()
    view.updatePropertiesIfNeeded()
    #expect(view.runs() == 1)
  }

  @Test("C-091 a direct call of updateProperties clears no request and listens to nothing")
  func directCall() async throws {
    let view = RecordingView("view", log) { [model] _ in _ = model.a }
    let window = try await show(view)
    defer { window.close() }
    view.setNeedsUpdateProperties()
    view.updateProperties()
    try await settle()
    #expect(view.runs() == 2)
    model.a = 1
    view.updateProperties()
    try await settle()
    #expect(view.runs() == 4)
  }

  @Test("C-092 an override that leaves super out is tracked all the same")
  func withoutSuper() async throws {
    let controller = CarelessController(model)
    let window = try await show(controller)
    defer { window.close() }
    model.a = 1
    try await settle()
    #expect(controller.seen == [0, 1])
    controller.setNeedsUpdateProperties()
    try await settle()
    #expect(controller.seen == [0, 1, 1])
  }

  @Test("C-094 each setNeeds method, called twice, runs its own hook once")
  func eachOnce() async throws {
    let view = RecordingView("view", log)
    let window = try await show(view)
    defer { window.close() }
    for (request, hook) in [
      (view.setNeedsDisplay, .draw), (view.setNeedsLayout, .layoutSubviews),
      (view.setNeedsUpdateConstraints, .updateConstraints), (view.setNeedsUpdateProperties, .updateProperties),
    ] as [(() -> Void, HookKind)] {
      log.clear()
      request()
      request()
      try await settle()
      #expect(view.runs(hook) == 1)
      // Layout follows constraints (C-046), and GTK draws what was laid out.
      let others = [HookKind.updateConstraints, .updateProperties, .layoutSubviews].filter { $0 != hook }
      #expect(others.allSatisfy { view.runs($0) == (hook == .updateConstraints && $0 == .layoutSubviews ? 1 : 0) })
    }
  }

  @Test("C-094 setNeedsUpdateContentUnavailableConfiguration, called twice, runs its hook once, and no other")
  func contentUnavailableOnce() async throws {
    let controller = PlaceholderController(log)
    let window = try await show(controller)
    defer { window.close() }
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(log.entries == [], "in the next pass")
    try await settle()
    #expect(log.entries == ["updateContentUnavailableConfiguration"])
  }

  @Test("C-094 setNeedsUpdateConfiguration, called twice, runs the configuration hooks once")
  func configurationOnce() async throws {
    let list = CollectionView.makeList()
    let registration = CollectionView.CellRegistration<CollectionViewCell, Int> { [log] cell, _, _ in
      cell.configurationUpdateHandler = { _, _ in log.note("cell.configurationUpdateHandler") }
    }
    let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    source.show([1])
    let window = try await show(list)
    defer { window.close() }
    let cell = try #require(list.visibleCells.first)
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    try await settle()
    #expect(log.entries == ["cell.configurationUpdateHandler"])
  }

  @Test("C-057 a forced update does not run what a hook of it has just taken out")
  func removedDuringForcedUpdate() throws {
    try TestDisplay.prepare()
    let child = RecordingView("child")
    let parent = RecordingView("parent") { _ in child.removeFromSuperview() }
    parent.addSubview(child)
    parent.updatePropertiesIfNeeded()
    #expect(parent.runs() == 1 && child.runs() == 0)
  }

  @Test("C-087 layoutIfNeeded settles constraints before it lays out")
  func layoutIfNeededAfterConstraints() async throws {
    let parent = View()
    let window = try await TestWindow(parent)
    defer { window.close() }
    let log = Log()
    let view = RecordingView("view", log)
    parent.addSubview(view)
    parent.layoutIfNeeded()
    #expect(log.place("view.updateConstraints") < log.place("view.updateProperties"))
    #expect(log.place("view.updateProperties") < log.place("view.layoutSubviews"))
    #expect(log.count("view.layoutSubviews") == 1)
    #expect(log.entries.last { $0 != "view.draw" } == "view.layoutSubviews")
  }

  @Test("C-218 a view takes a widget from wherever it was, and what it had pending comes along")
  func movesFromAnyContainer() async throws {
    let reader = RecordingView()
    let (box, target) = (Box(.vertical), View())
    box.append(reader)
    let (first, second) = (try await TestWindow(box), try await TestWindow(target))
    defer {
      first.close()
      second.close()
    }
    reader.log.clear()
    reader.setNeedsUpdateProperties()
    target.addSubview(reader)
    #expect(reader.parent === target && box.children.isEmpty)
    try await settle()
    #expect(reader.runs() == 1)
  }
}

/// Notes the hooks that have no view of their own.
private final class PlaceholderController: ViewController {
  private let log: Log

  init(_ log: Log) { self.log = log }

  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    log.note("updateContentUnavailableConfiguration")
  }

  override func updateProperties() {
    super.updateProperties()
    log.note("updateProperties")
  }
}

/// Red when the model is on, blue otherwise; the colour is set in `updateProperties`.
private final class ColorView: View {
  private let model: Model
  private var color = Color.black {
    didSet { setNeedsDisplay() }
  }

  init(_ model: Model) {
    self.model = model
    super.init()
  }

  override func updateProperties() {
    super.updateProperties()
    color = model.isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1)
  }

  override func draw(_ canvas: Snapshot) { canvas.fill(bounds, with: color) }
}

/// Calls super nowhere.
private final class CarelessController: ViewController {
  private let model: Model
  var seen: [Int] = []

  init(_ model: Model) { self.model = model }

  override func updateProperties() { seen.append(model.a) }

  override func viewDidLoad() {}
}
