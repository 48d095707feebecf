import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct SchedulingTests {
  let model = Model()
  let log = Log()

  @Test("C-027 a hundred writes in one event make one run, which sees the last value")
  func coalescing() async throws {
    var seen: [Int] = []
    let view = RecordingView { [model] _ in seen.append(model.a) }
    let window = try await TestWindow(view)
    defer { window.close() }
    for value in 1...100 { model.a = value }
    try await settle()
    #expect(seen == [0, 100])
  }

  @Test("C-028 a write runs no hook before the next pass")
  func deferred() async throws {
    let view = RecordingView { [model] _ in _ = model.a }
    let window = try await TestWindow(view)
    defer { window.close() }
    model.a = 1
    #expect(view.runs() == 1)
    try await settle()
    #expect(view.runs() == 2)
  }

  @Test("C-029 the run that a write causes reads the new value")
  func newValue() async throws {
    let label = Label()
    let view = RecordingView { [model] _ in label.text = "\(model.a)" }
    view.addSubview(label)
    let window = try await TestWindow(view)
    defer { window.close() }
    model.a = 5
    try await settle()
    #expect(label.text == "5")
  }

  @Test("C-030 three requests and two writes make one run")
  func requestsCoalesce() async throws {
    let view = RecordingView { [model] _ in _ = (model.a, model.b) }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    for _ in 0..<3 { view.setNeedsUpdateProperties() }
    model.a = 1
    model.b = 1
    try await settle()
    #expect(view.runs() == 2)
  }

  @Test("C-031 a pass with nothing pending runs no hook")
  func nothingPending() async throws {
    let controller = RecordingViewController("controller", log, view: RecordingView("view", log))
    let window = try await TestWindow(controller)
    defer { window.close() }
    log.clear()
    UpdatePass.flush()
    window.window.frameClock?.requestPhase(.update)
    try await settle()
    #expect(log.entries == [])
  }

  @Test("C-032 at rest the frame clock stands still and the loop sleeps")
  func idle() async throws {
    let window = try await TestWindow(RecordingView { [model] _ in _ = model.a })
    defer { window.close() }
    #expect(!UpdatePass.isPending)
    var wakes = -1
    let frames = await countFrames(of: window.window) {
      // Windows that tests before have closed may still be told of something, but not again and again.
      for _ in 0..<20 where wakes != 0 { wakes = await wakeUps(during: 200) }
    }
    #expect(wakes == 0 && frames == 0)
  }

  @Test("C-033 a write in the update phase is run, laid out and painted in the same frame")
  func sameFrame() async throws {
    let view = RecordingView("view", log) { [model] view in
      if model.a > 0 { view.setNeedsLayout() }
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.noteFrames(of: window.window)
    log.clear()
    window.window.addTickCallback { [model] _ in
      model.a = 1
      return .finish
    }
    try await wait(for: "a frame") { log.count("paint") > 0 }
    // GTK asks for one frame more, without anything to paint, when a label's text is set in the update step.
    let firstFrame = log.entries.prefix { $0 != "paint" }
    #expect(Array(firstFrame) == ["frame", "view.updateProperties", "view.layoutSubviews", "view.draw"])
  }

  @Test("C-034 a write during layout is served before the same frame's paint")
  func writeInLayout() async throws {
    let warnings = Warnings()
    let controller = RecordingViewController("controller", log) { [model] _ in _ = model.a }
    controller.on(.viewDidLayoutSubviews) { [model] _ in model.a = 1 }
    let window = try await TestWindow(controller)
    defer { window.close() }
    model.a = 0
    try await settle()
    log.noteFrames(of: window.window)
    log.clear()
    controller.view.setNeedsLayout()
    try await settle()
    #expect(log.place("controller.viewDidLayoutSubviews") < log.place("controller.updateProperties"))
    #expect(log.place("controller.updateProperties") < log.place("paint"))
    #expect(
      controller.runs() == 1 && log.count("paint") == 1 && warnings.messages.count == 1,
      "\(log.entries) \(warnings.messages)")
  }

  @Test("C-034 writes in more layouts than a frame has are served in the next ones, and none is lost")
  func manyWritesInLayout() async throws {
    let warnings = Warnings()
    var shown = 0
    let view = RecordingView { [model] view in
      shown = model.a
      view.setNeedsLayout()
    }
    view.on(.layoutSubviews) { [model] _ in model.a = min(model.a + 1, 20) }
    let window = try await TestWindow(view)
    defer { window.close() }
    try await settle()
    #expect(shown == 20 && !UpdatePass.isPending)
    #expect(warnings.messages.allSatisfy { !$0.contains("loop") })
  }

  @Test("C-034 nothing runs after a frame's last layout: what is painted was laid out")
  func lastLayoutIsPainted() async throws {
    let warnings = Warnings()
    let view = RecordingView("view", log) { [model] view in
      _ = model.a
      view.setNeedsLayout()
    }
    view.on(.layoutSubviews) { [model] _ in model.a = min(model.a + 1, 20) }
    let window = try await TestWindow(view)
    defer { window.close() }
    try await settle()
    log.noteFrames(of: window.window)
    log.clear()
    model.a = 0
    try await settle()
    let paints = log.entries.indices.filter { log.entries[$0] == "paint" }
    #expect(paints.count > 1, "the writes took more than a frame's layouts")
    for paint in paints {
      let last = log.entries[..<paint].last { $0 == "view.updateProperties" || $0 == "view.layoutSubviews" }
      #expect(last == "view.layoutSubviews")
    }
    #expect(warnings.messages.allSatisfy { !$0.contains("loop") })
  }

  @Test("C-035 two windows that read one property each run once, in their own pass")
  func twoWindows() async throws {
    let left = RecordingView("left", log) { [model] _ in _ = model.a }
    let right = RecordingView("right", log) { [model] _ in _ = model.a }
    let windows = [try await TestWindow(left), try await TestWindow(right)]
    defer { windows.forEach { $0.close() } }
    for (name, window) in zip(["left", "right"], windows) {
      window.window.frameClock?.onBeforePaint { [log] in log.note("\(name) frame") }
      window.window.frameClock?.onPaint { [log] in log.note("\(name) paint") }
    }
    log.clear()
    model.a = 1
    try await settle()
    #expect(left.runs() == 1 && right.runs() == 1)
    for (own, other) in [("left", "right"), ("right", "left")] {
      let run = log.place("\(own).updateProperties")
      let before = log.entries[..<run].filter { $0.hasSuffix("frame") || $0.hasSuffix("paint") }
      #expect(before.last == "\(own) frame", "\(own) ran in a frame of \(other)")
    }
  }
}
