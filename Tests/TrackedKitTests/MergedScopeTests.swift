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
    try await wait(for: "rest") { !UpdatePass.isPending }
    log.clear()
    let frames = await countFrames(of: window.window) { #expect(await wakeUps(during: 200) == 0) }
    #expect(frames == 0)
    #expect(log.entries.isEmpty)
    model.b = 1
    try await wait(for: "the change") { inner.runs() > 0 }
  }
}
