import GtkTesting
import Testing

/// What the inspector says of why a hook ran.
@MainActor @Suite(.serialized) struct CauseTests {
  let model = Model()

  /// The runs that `body` causes, as `hook: cause`.
  private func causes(of body: () async throws -> Void) async throws -> [String] {
    var runs: [String] = []
    let observation = UpdateRecorder.record([]) { run in
      if case .property(let path) = run.cause {
        runs.append("\(run.hook.rawValue): property \(path == \Model.a ? "a" : "?")")
      } else {
        runs.append("\(run.hook.rawValue): \(run.cause)")
      }
    }
    defer { observation.end() }
    try await body()
    try await settle()
    return runs
  }

  @Test(
    "C-220 a change that one layout hook read is the cause of the whole layout, and of the drawing after it",
    arguments: [HookKind.viewWillLayoutSubviews, .viewDidLayoutSubviews])
  func layout(_ reading: HookKind) async throws {
    let controller = RecordingViewController(view: RecordingView())
    controller.on(reading) { [model] _ in _ = model.a }
    let window = try await TestWindow(controller)
    defer { window.close() }
    let runs = try await causes { model.a = 1 }
    let hooks: [HookKind] = [.viewWillLayoutSubviews, .layoutSubviews, .viewDidLayoutSubviews, .draw]
    #expect(runs == hooks.map { "\($0.rawValue): property a" })
  }

  @Test("C-220 one write that five hooks read gives five runs with that cause")
  func oneWriteFiveHooks() async throws {
    let view = RecordingView()
    let controller = RecordingViewController(view: view)
    let hooks: [HookKind] = [.updateConstraints, .updateProperties, .layoutSubviews, .draw]
    for hook in hooks { view.on(hook) { [model] _ in _ = model.a } }
    controller.on(.updateProperties) { [model] _ in _ = model.a }
    let window = try await TestWindow(controller)
    defer { window.close() }
    let runs = try await causes { model.a = 1 }
    for hook in hooks { #expect(runs.contains("\(hook.rawValue): property a"), "\(runs)") }
    #expect(runs.count { $0 == "updateProperties: property a" } == 2)
    #expect(runs.allSatisfy { $0.hasSuffix("property a") }, "\(runs)")
  }

  @Test("C-220 requests, traits, first appearance and GTK's own layout are told apart")
  func otherCauses() async throws {
    let view = RecordingView { _ = $0.traitCollection.level }
    let testWindow = try TestWindow(width: 300, height: 200)
    defer { testWindow.close() }
    let window = testWindow.window
    window.child = view
    let first = try await causes { try await testWindow.show() }
    #expect(first.allSatisfy { $0.hasSuffix("first run") }, "\(first)")
    #expect(try await causes { view.setNeedsUpdateProperties() } == ["updateProperties: manual"])
    #expect(try await causes { view.setNeedsLayout() } == ["layoutSubviews: manual", "draw: manual"])
    #expect(try await causes { view.setNeedsDisplay() } == ["draw: manual"])
    #expect(try await causes { window.traitOverrides.level = 3 } == ["updateProperties: trait LevelTrait"])
    let resized = try await causes {
      window.setDefaultSize(width: 350, height: 250)
      try await wait(for: "the new size") { view.width == 350 }
    }
    #expect(resized.allSatisfy { $0.hasSuffix("system") } && !resized.isEmpty, "\(resized)")
  }
}
