import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct ConvergenceTests {
  let model = Model()
  let log = Log()

  /// Views in a column, first to last, shown in a window.
  private func show(_ views: RecordingView...) async throws -> TestWindow {
    let box = Box(.vertical)
    views.forEach(box.append)
    return try await TestWindow(box)
  }

  @Test("C-058 a hook that another one's write invalidates runs in the same pass and frame")
  func sameFrame() async throws {
    let reader = RecordingView("reader", log) { [model] _ in _ = model.b }
    let writer = RecordingView("writer", log) { [model] _ in model.b = model.a }
    let window = try await show(reader, writer)
    defer { window.close() }
    log.noteFrames(of: window.window)
    log.clear()
    model.a = 1
    writer.queueDraw()
    try await settle()
    #expect(
      log.entries.prefix(5) == ["frame", "writer.updateProperties", "reader.updateProperties", "writer.draw", "paint"])
  }

  @Test("C-059 a chain against the tree's order is current after one pass of at most four rounds")
  func chain() async throws {
    let values = (0...3).map { _ in Model() }
    let views = (0..<4).map { place in
      RecordingView("\(place)", log) { _ in
        if place < 3 { values[place].a = values[place + 1].a } else { _ = values[3].a }
      }
    }
    let window = try await show(views[0], views[1], views[2], views[3])
    defer { window.close() }
    log.clear()
    values[3].a = 9
    UpdatePass.flush()
    #expect(values[0].a == 9)
    #expect(log.names(.updateProperties).count <= 4)
  }

  @Test("C-060 two hooks that write what the other reads end once the values stand")
  func stable() async throws {
    let left = RecordingView("left", log) { [model] _ in model.b = min(model.a, 3) }
    let right = RecordingView("right", log) { [model] _ in model.a = min(model.b + 1, 3) }
    let warnings = Warnings()
    let window = try await show(left, right)
    defer { window.close() }
    #expect((model.a, model.b) == (3, 3))
    #expect(!UpdatePass.isPending && warnings.messages.isEmpty)
  }

  @Test("C-061 hooks that invalidate each other for ever are stopped, named once, and served frame by frame")
  func loop() async throws {
    let warnings = Warnings()
    let controller = RecordingViewController("controller", log) { [model] _ in if model.isOn { model.b = model.a + 1 } }
    let view = RecordingView("view", log) { [model] _ in if model.isOn { model.a = model.b + 1 } }
    controller.view.addSubview(view)
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    model.isOn = true
    UpdatePass.flush()
    #expect(controller.runs() <= UpdatePass.repeatLimit && view.runs() <= UpdatePass.repeatLimit)
    var fired = false
    MainLoop.after(milliseconds: 10) { fired = true }
    try await wait(for: "the timeout, and two frames more") { fired && controller.runs() > 2 * UpdatePass.repeatLimit }
    #expect(warnings.messages.count == 1)
    for name in ["RecordingViewController.updateProperties", "RecordingView.updateProperties"] {
      #expect(warnings.messages.first?.contains(name) == true)
    }
  }

  @Test("C-061 two objects of one class in a loop are both named")
  func loopOfOneClass() async throws {
    let warnings = Warnings()
    let left = RecordingView("left", log) { [model] _ in if model.isOn { model.b = model.a + 1 } }
    let right = RecordingView("right", log) { [model] _ in if model.isOn { model.a = model.b + 1 } }
    let window = try await show(left, right)
    defer { window.close() }
    model.isOn = true
    UpdatePass.flush()
    model.isOn = false
    #expect(warnings.messages.count == 1)
    let names = "RecordingView.updateProperties and RecordingView.updateProperties kept invalidating each other"
    #expect(warnings.messages.first?.contains(names) == true)
  }

  @Test("C-062 a hook's own write of what it read does not run it again")
  func ownWrite() async throws {
    let view = RecordingView { [model] _ in model.a = model.a + 1 }
    let window = try await show(view)
    defer { window.close() }
    #expect(view.runs() == 1 && model.a == 1)
    view.setNeedsUpdateProperties()
    try await settle()
    #expect(view.runs() == 2 && model.a == 2)
  }

  @Test("C-063 a hook that always asks for itself is stopped and named once")
  func selfInvalidation() async throws {
    let warnings = Warnings()
    let view = RecordingView { [model] view in if model.isOn { view.setNeedsUpdateProperties() } }
    let window = try await show(view)
    defer { window.close() }
    view.log.clear()
    model.isOn = true
    UpdatePass.flush()
    #expect(view.runs() == UpdatePass.repeatLimit)
    try await wait(for: "two frames more") { view.runs() == 3 * UpdatePass.repeatLimit }
    #expect(warnings.messages.count == 1)
    #expect(warnings.messages.first?.contains("RecordingView.updateProperties kept invalidating itself") == true)
  }

  @Test("C-064 layout that writes what the view's updateProperties read converges, and is noted once")
  func layoutWrites() async throws {
    let warnings = Warnings()
    let view = RecordingView { [model] view in
      _ = model.a
      view.setNeedsLayout()
    }
    view.on(.layoutSubviews) { [model] _ in model.a = min(model.a + 1, 3) }
    let window = try await show(view)
    defer { window.close() }
    try await wait(for: "the value to stand") { model.a == 3 && !UpdatePass.isPending }
    #expect(warnings.messages.count == 1)
    #expect(warnings.messages.first?.contains("RecordingView.layoutSubviews") == true)
  }

  @Test("C-065 after a broken loop is mended, passes are normal and the warning is not repeated")
  func mended() async throws {
    let warnings = Warnings()
    let view = RecordingView { [model] view in if model.isOn { view.setNeedsUpdateProperties() } }
    let window = try await show(view)
    defer { window.close() }
    for _ in 0..<2 {
      model.isOn = true
      UpdatePass.flush()
      model.isOn = false
      try await settle()
    }
    view.log.clear()
    view.setNeedsUpdateProperties()
    try await settle()
    #expect(view.runs() == 1 && warnings.messages.count == 1)
  }
}

/// Collects warnings and advice, while it lives.
final class Warnings {
  private(set) var messages: [String] = []
  private var observation: UpdateRecorder.MessageObservation?

  init() { observation = UpdateRecorder.observeMessages { [weak self] in self?.messages.append($0) } }
}
