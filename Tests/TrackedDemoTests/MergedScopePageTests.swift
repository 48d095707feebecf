import GtkTesting
import Testing
import Tracking

@testable import TrackedDemo

@MainActor @Suite(.serialized) struct MergedScopePageTests {
  @Test("C-223 with merged scopes the page of levels comes to rest")
  func compatibility() async throws {
    try TestDisplay.prepare()
    if Gtk.Resources.names(in: DemoResources.prefix).isEmpty { try DemoResources.register() }
    let previous = Tracker.leavesScopesMerged
    Tracker.leavesScopesMerged = true
    defer { Tracker.leavesScopesMerged = previous }
    let window = try await TestWindow(CompatibilityViewController(CompatibilityModel()), width: 900, height: 900)
    defer { window.close() }
    try await settle()
    var runs: [String] = []
    let observation = UpdateRecorder.record([]) { runs.append("\($0.object).\($0.hook)") }
    defer { observation.end() }
    let frames = await countFrames(of: window.window) { _ = await wakeUps(during: 500) }
    #expect(runs == [])
    #expect(frames == 0)
  }
}
