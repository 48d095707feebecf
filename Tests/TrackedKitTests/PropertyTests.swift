import GtkTesting
import Testing

@Observable private final class Part { var value = 0 }

private struct State {
  let part = Part()
  var playback = 0
}

@Observable private final class Whole { var state = State() }

/// Groups A, J and L where their claim is about widgets.
@MainActor @Suite(.serialized) struct PropertyTests {
  let model = Model()
  let log = Log()

  @Test("C-001 C-002 a label follows what its hook read, and nothing else makes work")
  func labelFollows() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "\(model.a)" }
    let window = try await TestWindow(label)
    defer { window.close() }
    model.a = 5
    try await settle()
    #expect(label.text == "5")
    model.b = 1
    #expect(!UpdatePass.isPending)
  }

  @Test("C-007 two controllers that read one property each run once")
  func twoReaders() async throws {
    let parent = RecordingViewController("parent", log) { [model] _ in _ = model.a }
    let child = RecordingViewController("child", log) { [model] _ in _ = model.a }
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = try await TestWindow(parent)
    defer { window.close() }
    log.clear()
    model.a = 1
    try await settle()
    #expect(log.names(.updateProperties) == ["parent", "child"])
  }

  @Test("C-016 reads in init, viewDidLoad, an action and a timer call nothing again")
  func readsElsewhere() async throws {
    final class Reader: ViewController {
      let model: Model
      let log: Log
      let button = Button("Read")

      init(_ model: Model, _ log: Log) {
        self.model = model
        self.log = log
        super.init()
        read("init")
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        read("viewDidLoad")
        button.onClicked(self) { $0.read("action") }
        view.addSubview(button)
        MainLoop.after(milliseconds: 1) { [weak self] in self?.read("timer") }
      }

      override func updateProperties() {
        super.updateProperties()
        log.note("updateProperties")
      }

      private func read(_ place: String) {
        _ = model.a
        log.note(place)
      }
    }
    let controller = Reader(model, log)
    let window = try await TestWindow(controller)
    defer { window.close() }
    try await click(controller.button)
    try await wait(for: "the timer") { log.count("timer") == 1 }
    #expect(Set(log.entries) == ["init", "viewDidLoad", "updateProperties", "action", "timer"])
    #expect(log.entries.count == 5)
    model.a = 1
    #expect(!UpdatePass.isPending)
    try await settle()
    #expect(log.entries.count == 5)
  }

  @Test("C-017 a view loaded inside a hook adds no dependency to the hook")
  func lazyLoading() async throws {
    final class Child: ViewController {
      let model: Model
      init(_ model: Model) { self.model = model }
      override func viewDidLoad() {
        super.viewDidLoad()
        _ = model.b
      }
    }
    let child = Child(model)
    let parent = RecordingViewController("parent", log) { _ in child.loadViewIfNeeded() }
    let window = try await TestWindow(parent)
    defer { window.close() }
    log.clear()
    model.b = 1
    try await settle()
    #expect(parent.runs() == 0)
  }

  @Test("C-018 what a forced hook of another object reads is that object's alone")
  func forcedHook() async throws {
    let inner = RecordingView("inner", log) { [model] _ in _ = model.b }
    let outer = RecordingView("outer", log) { [model] _ in
      _ = model.a
      inner.setNeedsUpdateProperties()
      inner.updatePropertiesIfNeeded()
    }
    outer.addSubview(inner)
    let window = try await TestWindow(outer)
    defer { window.close() }
    log.clear()
    model.b = 1
    try await settle()
    #expect(log.names(.updateProperties) == ["inner"])
  }

  @Test("what is read in withoutTracking, properties and traits, is no dependency of the hook")
  func withoutTrackingInHook() async throws {
    let view = RecordingView("view", log) { [model] view in
      _ = model.a
      withoutTracking { _ = (model.b, view.traitCollection.level) }
    }
    let root = View(view)
    let window = try await TestWindow(root)
    defer { window.close() }
    log.clear()
    model.b = 1
    root.traitOverrides.level = 1
    try await settle()
    #expect(view.runs() == 0)
    model.a = 1
    try await settle()
    #expect(view.runs() == 1)
  }

  @Test("an update handler set again replaces the one before")
  func replacedHandler() async throws {
    let label = Label()
    label.updateProperties { [model] label in label.text = "a \(model.a)" }
    let window = try await TestWindow(label)
    defer { window.close() }
    label.updateProperties { [model] label in label.text = "b \(model.b)" }
    try await settle()
    #expect(label.text == "b 0")
    model.a = 1
    #expect(!UpdatePass.isPending)
  }

  @Test("C-112 a controller and its view go when their window is closed, although the model lives")
  func controllerIsFreed() async throws {
    var controller: RecordingViewController? = RecordingViewController { [model] _ in _ = model.a }
    weak let watchedController = controller
    weak let watchedView = controller?.view
    let window = try await TestWindow(controller!)
    controller = nil
    window.window.rootViewController = nil
    window.close()
    try await wait(for: "the controller to be freed") { watchedController == nil && watchedView == nil }
    model.a = 1
  }

  @Test("C-113 C-076 a view that was removed and dropped hears nothing")
  func removedView() async throws {
    var view: RecordingView? = RecordingView("view", log) { [model] _ in _ = model.a }
    weak let watched = view
    let root = View(view!)
    let window = try await TestWindow(root)
    defer { window.close() }
    view?.removeFromSuperview()
    view = nil
    try await wait(for: "the view to be freed") { watched == nil }
    log.clear()
    model.a = 1
    try await settle()
    #expect(log.entries.isEmpty)
  }

  @Test("C-116 a thousand passes without a change leave one registration")
  func thousandPasses() async throws {
    let view = RecordingView("view", log) { [model] _ in _ = model.a }
    let window = try await TestWindow(view)
    defer { window.close() }
    for _ in 0..<1000 {
      view.setNeedsUpdateProperties()
      view.updatePropertiesIfNeeded()
    }
    log.clear()
    model.a = 1
    try await settle()
    #expect(view.runs() == 1)
  }

  @Test("C-119 hooks of a widget that its container destroyed are dropped")
  func destroyedWidget() async throws {
    let box = Box(.vertical)
    var label: Label? = Label()
    label?.updateProperties { [model, log] _ in
      log.note("label \(model.a)")
    }
    box.append(label!)
    let window = try await TestWindow(box)
    defer { window.close() }
    log.clear()
    model.a = 1
    box.remove(label!)
    label = nil
    try await settle()
    #expect(log.entries.isEmpty)
  }

  @Test("C-132 C-133 a part captured outside the hook is followed alone; read through the whole, the whole is followed")
  func splitModels() async throws {
    let whole = Whole()
    let part = whole.state.part
    let captured = RecordingView("captured", log) { _ in _ = part.value }
    let through = RecordingView("through", log) { _ in _ = whole.state.part.value }
    let root = View()
    [captured, through].forEach(root.addSubview)
    let window = try await TestWindow(root)
    defer { window.close() }
    log.clear()
    for step in 1...10 {
      whole.state.playback = step
      try await settle()
    }
    #expect(captured.runs() == 0)
    #expect(through.runs() == 10)
  }

  @Test("C-134 what only the first run read no longer counts after the next run")
  func readOnce() async throws {
    var isApplied = false
    let view = RecordingView("view", log) { [model] _ in
      _ = model.a
      if !isApplied {
        isApplied = true
        _ = model.b
      }
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    model.b = 1
    try await settle()
    log.clear()
    model.b = 2
    try await settle()
    #expect(view.runs() == 0)
  }

  @Test("C-135 frequent changes of a label of fixed size run properties and lay nothing out")
  func frequentChanges() async throws {
    let label = Label()
    label.widthChars = 8
    label.maxWidthChars = 8
    let view = RecordingView("view", log) { [model] _ in label.text = "00:\(model.a)" }
    view.addSubview(label)
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    for step in 1...10 {
      model.a = step
      try await settle()
      #expect(label.text == "00:\(step)")
    }
    #expect(view.runs() == 10)
    #expect(view.runs(.layoutSubviews) == 0)
  }
}
