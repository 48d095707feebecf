import GtkTesting
import Testing

@testable import TrackedKit

/// Hooks of layout and display that keep each other due.
@MainActor @Suite(.serialized) struct FeedbackTests {
  let model = Model()
  let log = Log()

  private func loops(_ warnings: Warnings) -> [String] { warnings.messages.filter { $0.contains("update loop") } }

  /// Waits until a loop was named, and for so many runs more, in which nothing is named again.
  private func named(_ warnings: Warnings, _ runs: @escaping () -> Int) async throws -> String {
    try await wait(for: "the loop to be named", deadline: 5) { !loops(warnings).isEmpty }
    let before = runs()
    var fired = false
    MainLoop.after(milliseconds: 10) { fired = true }
    try await wait(for: "the loop to go on, and the main loop with it", deadline: 10) { fired && runs() > before + 130 }
    #expect(warnings.messages.count == 1, "\(warnings.messages)")
    return loops(warnings)[0]
  }

  private func pair(_ hook: HookKind = .layoutSubviews) -> (left: RecordingView, right: RecordingView) {
    let (left, right) = (RecordingView("left", log), RecordingView("right", log))
    left.on(hook) { [model] _ in if model.isOn { model.b = model.a + 1 } }
    right.on(hook) { [model] _ in if model.isOn { model.a = model.b + 1 } }
    return (left, right)
  }

  @Test("C-269 two views whose layout feeds the other's are stopped for the frame and named once, with the property")
  func twoViews() async throws {
    let (left, right) = pair()
    let box = Box(.vertical)
    box.append(left)
    box.append(right)
    let window = try await TestWindow(box)
    defer { window.close() }
    let warnings = Warnings()
    log.clear()
    model.isOn = true
    UpdatePass.flush()
    #expect(
      left.runs(.layoutSubviews) <= UpdatePass.repeatLimit && right.runs(.layoutSubviews) <= UpdatePass.repeatLimit)
    let message = try await named(warnings) { left.runs(.layoutSubviews) + right.runs(.layoutSubviews) }
    #expect(
      message.contains("RecordingView.layoutSubviews and RecordingView.layoutSubviews") && message.contains("property"))
    model.isOn = false
    try await settle()
    log.clear()
    model.isOn = true
    try await wait(for: "the loop") { left.runs(.layoutSubviews) > 200 }
    #expect(warnings.messages.count == 1, "it was named before")
    model.isOn = false
    try await settle()
  }

  @Test("C-269 drawing that feeds drawing is named once")
  func twoDrawings() async throws {
    let (left, right) = pair(.draw)
    let box = Box(.vertical)
    box.append(left)
    box.append(right)
    let window = try await TestWindow(box)
    defer { window.close() }
    let warnings = Warnings()
    model.isOn = true
    let message = try await named(warnings) { left.runs(.draw) + right.runs(.draw) }
    #expect(message.contains("RecordingView.draw and RecordingView.draw"))
    model.isOn = false
    try await settle()
  }

  @Test("C-269 a controller that asks for its view's layout after each layout is named once")
  func controller() async throws {
    let controller = RecordingViewController("controller", log)
    controller.on(.viewDidLayoutSubviews) { [model] controller in
      if model.isOn { controller.view.setNeedsLayout() }
    }
    let window = try await TestWindow(controller)
    defer { window.close() }
    let warnings = Warnings()
    model.isOn = true
    let message = try await named(warnings) { controller.runs(.viewDidLayoutSubviews) }
    #expect(
      message.contains("RecordingViewController.viewDidLayoutSubviews") && !message.contains("View.layoutSubviews"))
    model.isOn = false
    try await settle()
  }

  @Test(
    "C-269 two windows that answer each other are named once", arguments: [HookKind.layoutSubviews, .updateProperties])
  func twoWindows(hook: HookKind) async throws {
    let (left, right) = pair(hook)
    let first = try await TestWindow(left)
    let second = try await TestWindow(right)
    defer {
      first.close()
      second.close()
    }
    let warnings = Warnings()
    model.isOn = true
    let message = try await named(warnings) { left.runs(hook) + right.runs(hook) }
    #expect(message.contains("RecordingView.\(hook.rawValue) and RecordingView.\(hook.rawValue)"))
    model.isOn = false
    try await settle()
  }

  @Test("C-269 a chain that ends, and what moves with every frame, are no loops", arguments: [20, 50])
  func chainsThatEnd(length: Int) async throws {
    let (left, right) = (RecordingView("left", log), RecordingView("right", log))
    left.on(.layoutSubviews) { [model] _ in if model.a < length { model.b = model.a + 1 } }
    right.on(.layoutSubviews) { [model] _ in model.a = model.b }
    let box = Box(.vertical)
    box.append(left)
    box.append(right)
    let warnings = Warnings()
    let window = try await TestWindow(box)
    defer { window.close() }
    #expect(model.a == length)
    let steps = Model()
    let moved = RecordingView("moved", log) { [steps] view in view.tag = steps.a }
    moved.on(.draw) { [steps] _ in _ = steps.a }
    box.append(moved)
    try await settle()
    log.clear()
    window.window.addTickCallback { _ in
      steps.a += 1
      return steps.a < 150 ? .again : .finish
    }
    try await wait(for: "the steps", deadline: 10) { moved.tag == 150 }
    #expect(warnings.messages.isEmpty, "\(warnings.messages)")
  }

  @Test("C-269 at level 18 a layoutSubviews that stops calling super comes to rest")
  func withoutSuper() async throws {
    final class Leaving: TrackedKit.View {
      var callsSuper = true
      var parts = 0
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      override func layoutSubviews() { if callsSuper { super.layoutSubviews() } }
      override func layout() {
        super.layout()
        parts += 1
        _ = model.a
      }
    }
    let view = Leaving(model)
    let window = try TestWindow()
    window.window.traitOverrides.trackingPolicy = TrackingPolicy(
      level: .v18, keys: ObservationTrackingKeys(ui: true, ns: true))
    window.window.child = view
    try await window.show()
    defer { window.close() }
    for round in 1...2 {
      view.callsSuper = true
      view.setNeedsLayout()
      try await settle()
      view.callsSuper = false
      let parts = view.parts
      model.a = round
      try await settle()
      #expect(view.parts == parts)
    }
    view.callsSuper = true
    view.setNeedsLayout()
    try await settle()
    let parts = view.parts
    model.a = 9
    try await settle()
    #expect(view.parts == parts + 1, "called again, it is tracked again")
  }
}
