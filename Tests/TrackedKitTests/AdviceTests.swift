import CGtk
import GtkTesting
import Testing

/// What debug builds warn of.
@MainActor @Suite(.serialized) struct AdviceTests {
  let model = Model()

  /// The first test of a process has the kit set limits for tests.
  init() throws { try TestDisplay.prepare() }

  /// The warnings that `body` causes.
  private func warnings(_ body: () async throws -> Void) async throws -> [String] {
    var warnings: [String] = []
    HookAdvice.forgetAll()
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    try await body()
    return warnings
  }

  @Test func aSlowHookIsNamedOnce() async throws {
    let before = Configuration.current
    Configuration.current.slowHookLimit = 0
    defer { Configuration.current = before }
    let found = try await warnings {
      @MainActor func makeView() -> RecordingView {
        RecordingView { [model] _ in
          let start = MainLoop.monotonicMicroseconds
          while MainLoop.monotonicMicroseconds < start + 50 {}
          _ = model.a
        }
      }
      // A list has as many as it has rows.
      let stack = StackView(arrangedSubviews: [makeView(), makeView()])
      let window = try await TestWindow(stack)
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
    let before = Configuration.current
    Configuration.current.slowHookLimit = 200_000
    defer { Configuration.current = before }
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
      var remaining = 100
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

  @Test(arguments: [2, 8, 40])
  func aHookThatAsksForItselfAFewTimesIsNot(times: Int) async throws {
    let found = try await warnings {
      let view = RecordingView()
      var remaining = times
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

  @Test("C-269 what the framework's own hooks take is nobody's to mend, and a window's class is named by its own name")
  func frameworksHooks() async throws {
    final class SlowWindow: TrackedKit.Window {
      override func updateProperties() {
        super.updateProperties()
        let start = MainLoop.monotonicMicroseconds
        while MainLoop.monotonicMicroseconds < start + 50 {}
      }
    }
    let before = Configuration.current
    Configuration.current.slowHookLimit = 0
    defer { Configuration.current = before }
    let found = try await warnings {
      let button = TrackedKit.Button(configuration: .filled())
      button.configurationUpdateHandler = { button in
        let start = MainLoop.monotonicMicroseconds
        while MainLoop.monotonicMicroseconds < start + 50 {}
        button.configuration?.title = "\(start)"
      }
      let window = SlowWindow()
      window.rootViewController = ViewController()
      window.rootViewController?.view.addSubview(button)
      window.present()
      try await wait(for: "the window") { window.isMapped }
      try await settle()
      window.destroyWindow()
    }
    #expect(found.contains { $0.contains("SlowWindow.updateProperties took") }, "\(found)")
    #expect(found.contains { $0.contains("Button.configurationUpdateHandler took") }, "\(found)")
    for name in ["WindowRootView", " View.", "Label.", "NavigationController"] {
      #expect(!found.contains { $0.contains(name) || $0.hasPrefix(String(name.drop { $0 == " " })) }, "\(found)")
    }
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
          while MainLoop.monotonicMicroseconds < start + 50 {}
        })
      window.close()
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("RecordingView.updateProperties took"))
  }
}
