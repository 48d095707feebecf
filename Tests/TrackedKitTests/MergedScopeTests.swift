import GtkTesting
import Testing
import Tracking

/// What holds where a run inside another shares its reads with it, as where the standard library's layout is unknown.
@MainActor @Suite(.serialized) struct MergedScopeTests {
  let model = Model()
  let log = Log()

  @Test("C-223 with merged scopes a window at rest runs no hook")
  func rest() async throws {
    let previous = Tracker.leavesScopesMerged
    Tracker.leavesScopesMerged = true
    defer { Tracker.leavesScopesMerged = previous }
    let inner = RecordingView("inner", log) { [model] _ in _ = model.b }
    let outers = ["first", "second"].map { name in
      RecordingView(name, log) { [model] _ in
        _ = model.a
        inner.setNeedsUpdateProperties()
        inner.updatePropertiesIfNeeded()
      }
    }
    let root = RecordingView("root", log)
    for view in outers + [inner] { root.addSubview(view) }
    let window = try await TestWindow(root)
    defer { window.close() }
    model.a = 1
    try await wait(for: "the change") { outers.allSatisfy { $0.runs() > 1 } }
    try await settle(window.window)
    log.clear()
    var wakes = -1
    let frames = await countFrames(of: window.window) {
      // Windows that tests before have closed may still be told of something, but not again and again.
      for _ in 0..<20 where wakes != 0 { wakes = await wakeUps(during: 200) }
    }
    #expect(wakes == 0 && frames == 0)
    #expect(log.entries.isEmpty)
    model.b = 1
    try await wait(for: "the change") { inner.runs() > 0 }
  }
}
