import CGtk
import GtkTesting
import Testing

/// What debug builds warn of.
@MainActor @Suite(.serialized) struct AdviceTests {
  let model = Model()

  /// The warnings that `body` causes.
  private func warnings(_ body: () async throws -> Void) async throws -> [String] {
    var warnings: [String] = []
    let observation = UpdateInspector.observeMessages { warnings.append($0) }
    defer { observation.cancel() }
    try await body()
    return warnings
  }

  @Test func aSlowHookIsNamedOnce() async throws {
    Configuration.current.slowHookLimit = 0
    defer { Configuration.current = Configuration() }
    let found = try await warnings {
      let view = RecordingView { [model] _ in
        let start = MainLoop.monotonicMicroseconds
        while MainLoop.monotonicMicroseconds < start + 2 {}
        _ = model.a
      }
      let window = try await TestWindow(view)
      model.a = 1
      try await settle()
      window.close()
    }
    #expect(found.count { $0.contains("RecordingView.updateProperties took") } == 1)
  }

  @Test func makingAViewIsNotAHooksOwnTime() async throws {
    final class SlowToLoad: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let start = MainLoop.monotonicMicroseconds
        while MainLoop.monotonicMicroseconds < start + Configuration.current.slowHookLimit + 1000 {}
      }
    }
    Configuration.current.slowHookLimit = 200_000
    defer { Configuration.current = Configuration() }
    let child = SlowToLoad()
    let found = try await warnings {
      let window = try await TestWindow(RecordingView { _ in child.loadViewIfNeeded() })
      window.close()
    }
    #expect(child.isViewLoaded && found.isEmpty, "\(found)")
  }

  @Test func aHookThatAsksForItselfEachFrameIsNamedOnce() async throws {
    let found = try await warnings {
      let view = RecordingView()
      var remaining = 8
      view.on(.draw) { view in
        remaining -= 1
        if remaining > 0 { view.setNeedsDisplay() }
      }
      let window = try await TestWindow(view)
      try await wait(for: "the drawing") { remaining <= 0 }
      window.close()
    }
    #expect(found.count == 1 && found[0].contains("RecordingView.draw asks for itself"))
  }

  @Test func aHookThatAsksForItselfTwiceIsNot() async throws {
    let found = try await warnings {
      let view = RecordingView()
      var remaining = 2
      view.on(.draw) { view in
        remaining -= 1
        if remaining > 0 { view.setNeedsDisplay() }
      }
      let window = try await TestWindow(view)
      try await wait(for: "the drawing") { remaining <= 0 }
      window.close()
    }
    #expect(found == [])
  }

  @Test func adviceIsNoWarningOfGLibs() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      try TestDisplay.prepare()
      // What G_DEBUG=fatal-warnings does, but for what GTK itself warns of on some machines.
      g_log_set_fatal_mask(
        "TrackedKit", GLogLevelFlags(rawValue: G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_CRITICAL.rawValue))
      Configuration.current.slowHookLimit = 0
      let window = try await TestWindow(
        RecordingView { _ in
          let start = MainLoop.monotonicMicroseconds
          while MainLoop.monotonicMicroseconds < start + 2 {}
        })
      window.close()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("RecordingView.updateProperties took"))
  }
}
