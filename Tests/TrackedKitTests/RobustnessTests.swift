import GtkTesting
import Testing

@MainActor @Suite(.serialized) struct RobustnessTests {
  let model = Model()
  let log = Log()

  @Test("C-119 pending hooks of a widget that GTK destroys first are dropped")
  func destroyedFirst() async throws {
    let view = RecordingView("view", log) { [model] _ in _ = model.a }
    let window = try await TestWindow(view)
    log.clear()
    model.a = 1
    window.close()
    let other = try await TestWindow(Label())
    defer { other.close() }
    model.a = 2
    try await settle()
    #expect(log.entries == [])
  }

  @Test(
    "C-196 a hook may remove and drop its owner",
    arguments: [HookKind.updateConstraints, .updateProperties, .layoutSubviews, .draw])
  func dropsItself(in hook: HookKind) async throws {
    let parent = View()
    let holder = Holder()
    holder.view = RecordingView("view", log)
    holder.view?.on(hook) { [model] view in
      guard model.a > 0 else { return }
      holder.view = nil
      view.removeFromSuperview()
    }
    holder.view.map(parent.addSubview)
    let window = try await TestWindow(parent)
    defer { window.close() }
    let watch = try FinalizationWatch(#require(holder.view))
    model.a = 1
    try await settle()
    try await watch.expectFinalized()
    #expect(log.count("view.\(hook.rawValue)") == 2 && parent.subviews.isEmpty)
  }

  @Test("C-196 a controller's hook may remove its view and drop its owner")
  func controllerDropsItself() async throws {
    let parent = View()
    let holder = Holder()
    holder.controller = RecordingViewController("controller", log) { [model] controller in
      guard model.a > 0 else { return }
      holder.controller = nil
      controller.view.removeFromSuperview()
    }
    (holder.controller?.view).map(parent.addSubview)
    let window = try await TestWindow(parent)
    defer { window.close() }
    let watch = try FinalizationWatch(#require(holder.controller))
    model.a = 1
    try await settle()
    try await watch.expectFinalized()
    #expect(log.count("controller.updateProperties") == 2 && parent.subviews.isEmpty)
  }

  @Test("C-197 a nested main loop in a hook does not enter the pass again")
  func nestedLoop() async throws {
    var depth = 0
    var deepest = 0
    let other = RecordingView("other", log) { [model] _ in _ = model.b }
    let view = RecordingView("view", log) { [model] _ in
      depth += 1
      deepest = max(deepest, depth)
      if model.a > 0 {
        model.b = model.a
        var isDone = false
        MainLoop.after(milliseconds: 40) { isDone = true }
        while !isDone { MainLoop.iterate(.forEvents) }
        #expect(other.runs() == 1)
      }
      depth -= 1
    }
    let window = try await TestWindow(Box.column(view, other))
    defer { window.close() }
    model.a = 1
    try await wait(for: "the other view") { other.runs() == 2 && !UpdatePass.isPending }
    #expect(deepest == 1 && view.runs() == 2)
  }

  @Test("C-198 one change among a thousand views runs one hook")
  func oneOfThousand() async throws {
    let models = (0..<1000).map { _ in Model() }
    let views = models.map { model in RecordingView("view", log) { _ in _ = model.a } }
    let parent = View()
    views.forEach(parent.addSubview)
    let window = try await TestWindow(parent)
    defer { window.close() }
    log.clear()
    models[500].a = 1
    try await settle()
    #expect(log.entries == ["view.updateProperties"])
  }

  @Test func placingAWidgetThatIsNoSubviewIsToldAndLeavesItWhereItIs() async throws {
    let warnings = Warnings()
    let stranger = Label("elsewhere")
    let view = RecordingView("view", log)
    view.on(.layoutSubviews) { $0.place(stranger, in: Rect(x: 0, y: 0, width: 300, height: 300)) }
    let window = try await TestWindow(Box.column(view, stranger))
    defer { window.close() }
    #expect(warnings.messages.contains { $0.contains("RecordingView places a Label that is not its subview") })
    #expect(stranger.height < 300)
  }

  @Test("C-199 the inspector tells object, hook and cause of every run")
  func inspector() async throws {
    var runs: [String] = []
    let view = RecordingView { [model] view in _ = (model.a, view.traitCollection.level) }
    let observation = UpdateRecorder.record([]) { runs.append("\($0.object).\($0.hook.rawValue): \($0.cause)") }
    defer { observation.end() }
    let window = try await TestWindow(view)
    defer { window.close() }
    #expect(runs.contains("RecordingView.updateProperties: first run"))
    let changes: [(() -> Void, String)] = [
      ({ model.a = 1 }, "property"), ({ view.traitOverrides.level = 1 }, "trait LevelTrait"),
      ({ view.setNeedsUpdateProperties() }, "manual"),
    ]
    for (change, cause) in changes {
      runs = []
      change()
      try await settle()
      #expect(runs.count == 1 && runs.first?.hasPrefix("RecordingView.updateProperties: \(cause)") == true)
    }
  }
}

/// The one reference to a view or a controller.
private final class Holder {
  var view: RecordingView?
  var controller: RecordingViewController?
}

extension Box {
  /// Widgets one below the other.
  fileprivate static func column(_ widgets: Widget...) -> Box {
    let box = Box(.vertical)
    widgets.forEach(box.append)
    return box
  }
}
