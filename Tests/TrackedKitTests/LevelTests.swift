import Glibc
import GtkTesting
import Testing

@testable import GtkTracking
@testable import TrackedKit

/// Levels and opt-in keys, for a part of the hierarchy and for the process.
@MainActor @Suite(.serialized) struct LevelTests {
  let model = Model()
  let log = Log()

  private func show(_ policy: TrackingPolicy, _ controller: ViewController) async throws -> TestWindow {
    let window = try TestWindow()
    window.window.traitOverrides.trackingPolicy = policy
    window.window.rootViewController = controller
    try await window.show()
    return window
  }

  private func policy(_ level: PlatformLevel, ui: Bool = false, ns: Bool = false) -> TrackingPolicy {
    TrackingPolicy(level: level, keys: ObservationTrackingKeys(ui: ui, ns: ns))
  }

  @Test func aChangeOfTheConfigurationHoldsForACall() {
    let before = Configuration.current.slowHookLimit
    let inside = Configuration.withChanges {
      $0.slowHookLimit = before - 1
    } _: {
      Configuration.current.slowHookLimit
    }
    #expect(inside == before - 1 && Configuration.current.slowHookLimit == before)
  }

  /// A controller with a view whose hooks read the model, and note that they ran.
  private func makeController() -> RecordingViewController {
    let view = RecordingView("view", log) { [model] _ in _ = model.a }
    for hook in [HookKind.layoutSubviews, .draw, .updateConstraints] {
      view.on(hook) { [model] _ in _ = model.a }
    }
    let controller = RecordingViewController("controller", log, view: view) { [model] _ in _ = model.a }
    for hook in [HookKind.viewWillLayoutSubviews, .viewDidLayoutSubviews] {
      controller.on(hook) { [model] _ in _ = model.a }
    }
    return controller
  }

  /// The hooks of controller and view that run for a change of the model.
  private func runsForAChange() async throws -> Set<String> {
    log.clear()
    model.a += 1
    try await settle()
    return Set(log.entries)
  }

  @Test("C-187 at level 18 without a key hooks run when asked for, but a change of a model runs none")
  func withoutKey() async throws {
    let controller = makeController()
    let window = try await show(policy(.v18), controller)
    defer { window.close() }
    #expect(controller.runs(.viewWillLayoutSubviews) == 1, "at first appearance")
    #expect(try await runsForAChange() == [])
    controller.view.setNeedsLayout()
    try await settle()
    #expect(controller.runs(.viewWillLayoutSubviews) == 1)
  }

  @Test("C-188 C-189 at level 18 with the key hooks run for a change, all but updateProperties")
  func withKey() async throws {
    let controller = makeController()
    let button = Button(configuration: .bordered())
    button.configurationUpdateHandler = { [model, log] _ in
      _ = model.a
      log.note("button.handler")
    }
    controller.view.addSubview(button)
    let window = try await show(policy(.v18, ui: true), controller)
    defer { window.close() }
    #expect(!log.entries.contains { $0.hasSuffix("updateProperties") })
    let runs = try await runsForAChange()
    let expected: Set = [
      "controller.viewWillLayoutSubviews", "view.layoutSubviews", "controller.viewDidLayoutSubviews", "view.draw",
      "view.updateConstraints", "button.handler",
    ]
    #expect(expected.isSubset(of: runs))
    #expect(!runs.contains { $0.hasSuffix("updateProperties") })
  }

  @Test("C-189 at level 18 setNeedsUpdateProperties has no effect, with or without the key", arguments: [false, true])
  func propertiesDoNotExist(hasKey: Bool) async throws {
    let controller = makeController()
    let window = try await show(policy(.v18, ui: hasKey), controller)
    defer { window.close() }
    controller.setNeedsUpdateProperties()
    controller.view.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    try await settle()
    #expect(!log.entries.contains { $0.hasSuffix("updateProperties") })
  }

  @Test("C-189 at level 18 flushUpdates has no effect")
  func flushDoesNotExist() async throws {
    let view = RecordingView("view", log)
    view.on(.layoutSubviews) { [model] view in view.layer.cornerRadius = Double(model.a) }
    try await Configuration.withChanges {
      $0.trackingPolicy = policy(.v18, ui: true)
    } _: {
      let window = try await TestWindow(view)
      TestDisplay.animations = .on
      defer {
        TestDisplay.animations = .off
        window.close()
      }
      View.animate(options: .flushUpdates) { model.a = 5 }
      #expect(view.layer.cornerRadius == 0, "nothing was flushed")
      try await wait(for: "the next pass") { view.layer.cornerRadius == 5 }
      #expect(view.layer.presentation.cornerRadius == 5, "un-animated")
    }
  }

  /// Places its subview as wide as the model says.
  private final class Bar: View {
    let model: Model
    let log: Log
    let label: String
    let part = View()

    init(_ label: String, _ model: Model, _ log: Log) {
      (self.label, self.model, self.log) = (label, model, log)
      super.init()
      addSubview(part)
    }

    override func layoutSubviews() {
      log.note("\(label).layoutSubviews")
      place(part, in: Rect(x: 0, y: 0, width: Double(model.a), height: 20))
    }
  }

  @Test(
    "C-222 flushUpdates goes by the level of each part, in a process at either level",
    arguments: [PlatformLevel.v18, .v26])
  func flushByPart(process: PlatformLevel) async throws {
    model.a = 20
    let (old, new) = (Bar("old", model, log), Bar("new", model, log))
    let properties = RecordingView("properties", log) { [model] view in view.layer.cornerRadius = Double(model.a) }
    old.traitOverrides.trackingPolicy = policy(.v18, ui: true)
    for part in [new, properties] { part.traitOverrides.trackingPolicy = policy(.v26) }
    let column = Box(.vertical)
    for part in [old, new, properties] { column.append(part) }
    try await Configuration.withChanges {
      $0.trackingPolicy = policy(process, ui: true)
    } _: {
      let window = try await TestWindow(column)
      TestDisplay.animations = .on
      defer {
        TestDisplay.animations = .off
        window.close()
      }
      log.clear()
      View.animate(withDuration: 0.2, options: .flushUpdates) { model.a = 200 }
      #expect(Set(log.entries) == ["new.layoutSubviews", "properties.updateProperties"])
      #expect(properties.layer.cornerRadius == 200 && properties.layer.presentation.cornerRadius == 20)
      var widths: Set<Int> = []
      try await wait(for: "the old part") {
        widths.insert(old.part.width)
        return old.part.width == 200
      }
      #expect(widths.isSubset(of: [20, 200]), "the old part jumps, in the next pass")
      #expect(new.part.width < 200, "the new part is on its way")
      try await settle()
      #expect(log.count("old.layoutSubviews") == 1 && log.count("new.layoutSubviews") == 1)
      #expect(new.part.width == 200 && properties.runs() == 1)
    }
  }

  @Test("C-222 a part at level 18 that a flush gives another size is laid out in it, un-animated")
  func flushedSizeOfAnOldPart() async throws {
    let old = Bar("old", model, log)
    old.traitOverrides.trackingPolicy = policy(.v18, ui: true)
    let new = WidthView(model, old)
    model.a = 40
    let window = try await TestWindow(new)
    TestDisplay.animations = .on
    defer {
      TestDisplay.animations = .off
      window.close()
    }
    View.animate(withDuration: 0.2, options: .flushUpdates) { model.a = 200 }
    try await wait(for: "the way") { old.width > 40 && old.width < 200 }
    #expect(old.part.width == 200, "there at once")
    try await settle()
    #expect(old.width == 200 && old.part.width == 200)
  }

  /// Places its subview as wide as the model says.
  private final class WidthView: View {
    let model: Model

    init(_ model: Model, _ part: View) {
      self.model = model
      super.init()
      addSubview(part)
    }

    override func layoutSubviews() {
      for subview in subviews { place(subview, in: Rect(x: 0, y: 0, width: Double(model.a), height: 20)) }
    }
  }

  @Test("C-190 at level 26 everything is tracked, whatever the keys say", arguments: [false, true])
  func keysAreIgnored(hasKey: Bool) async throws {
    let controller = makeController()
    let window = try await show(policy(.v26, ui: hasKey), controller)
    defer { window.close() }
    let runs = try await runsForAChange()
    #expect(runs.isSuperset(of: ["controller.updateProperties", "view.updateProperties", "view.draw"]))
  }

  /// Shows its model from one of two hooks, as the level allows.
  private final class AdaptiveViewController: ViewController {
    let model: Model
    var applied: [String] = []

    init(_ model: Model) { self.model = model }

    private func applyModelToUI(from hook: String) {
      _ = model.a
      applied.append(hook)
    }

    override func updateProperties() {
      super.updateProperties()
      applyModelToUI(from: "updateProperties")
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard !traitCollection.trackingPolicy.level.supports(.updateProperties) else { return }
      applyModelToUI(from: "viewWillLayoutSubviews")
    }
  }

  @Test("C-191 an adaptive controller applies its model once for a change, from the hook its level has")
  func adaptive() async throws {
    for (policy, hook) in [
      (policy(.v26), "updateProperties"), (policy(.v18, ui: true), "viewWillLayoutSubviews"),
    ] {
      let controller = AdaptiveViewController(model)
      let window = try await show(policy, controller)
      #expect(controller.applied == [hook])
      model.a += 1
      try await settle()
      #expect(controller.applied == [hook, hook])
      window.close()
    }
  }

  /// Overrides hooks by AppKit's names.
  private final class AppKitView: View {
    let model: Model
    var runs: [String] = []

    init(_ model: Model) { self.model = model }

    override var wantsUpdateLayer: Bool { true }

    override func layout() {
      super.layout()
      _ = model.b
      runs.append("layout")
    }

    override func updateLayer() {
      super.updateLayer()
      _ = model.b
      runs.append("updateLayer")
    }
  }

  /// Overrides hooks by AppKit's names.
  private final class AppKitViewController: ViewController {
    let appKitView: AppKitView
    var runs: [String] = []

    init(_ view: AppKitView) { appKitView = view }

    override func loadView() { view = appKitView }

    override func viewWillLayout() {
      super.viewWillLayout()
      _ = appKitView.model.b
      runs.append("viewWillLayout")
    }

    override func viewDidLayout() {
      super.viewDidLayout()
      _ = appKitView.model.b
      runs.append("viewDidLayout")
    }
  }

  @Test("C-192 the hooks that AppKit names are tracked with AppKit's key, the others with UIKit's")
  func appKitNames() async throws {
    for (policy, isTracked) in [
      (policy(.v18, ui: true), false), (policy(.v18, ns: true), true), (policy(.v26), true),
    ] {
      let controller = AppKitViewController(AppKitView(model))
      let window = try await show(policy, controller)
      #expect(controller.runs == ["viewWillLayout", "viewDidLayout"])
      #expect(controller.appKitView.runs == ["layout", "updateLayer"])
      controller.runs = []
      controller.appKitView.runs = []
      model.b += 1
      try await settle()
      #expect(controller.runs == (isTracked ? ["viewWillLayout", "viewDidLayout"] : []))
      #expect(controller.appKitView.runs == (isTracked ? ["layout", "updateLayer"] : []))
      window.close()
    }
    let controller = makeController()
    let window = try await show(policy(.v18, ns: true), controller)
    defer { window.close() }
    let runs = try await runsForAChange()
    #expect(runs.contains("view.draw"), "both name it")
    #expect(!log.entries.contains("view.updateProperties"))
  }

  @Test(
    "C-193 a key that is not exactly true is off",
    arguments: [
      ("[Tracking]\nUIObservationTrackingEnabled=true\n", true),
      ("[Tracking]\nUIObservationTrackingEnabled=YES\n", false),
      ("[Tracking]\nUIObservationTrackingEnabled=0\n", false), ("[Tracking]\nUIObservationTrackingEnabled=\n", false),
      ("[Other]\nUIObservationTrackingEnabled=true\n", false), ("no key file", false),
      ("[Tracking]\nUIObservationTrackingEnabled = YES\n", false),
      ("[Tracking]\nUIObservationTrackingEnable=true\n", false),
      ("[Tracking]\nUIObservationTrackingEnabled=false\n[Other]\nColor=red\n", false),
    ])
  func values(text: String, isOn: Bool) throws {
    // What was meant otherwise is said, and how to write it.
    let isMistaken = ["YES", "[Other]\nUI", "Enable=", "no key file"].contains { text.contains($0) }
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let path = try write(text)
    defer { unlink(path) }
    let keys = ObservationTrackingKeys(keyFile: path)
    #expect(keys == ObservationTrackingKeys(ui: isOn))
    #expect(warnings.count == (isMistaken ? 1 : 0))
    if isMistaken, text != "no key file" {
      #expect(warnings.first?.contains("UIObservationTrackingEnabled=true") == true)
    }
    #expect(ObservationTrackingKeys(keyFile: path + ".missing") == ObservationTrackingKeys())
  }

  @Test("C-194 the keys are read once")
  func readOnce() throws {
    var warnings: [String] = []
    let observation = UpdateRecorder.observeMessages { warnings.append($0) }
    defer { observation.end() }
    let path = try write("[Tracking]\nNSObservationTrackingEnabled=true\n")
    defer { unlink(path) }
    TrackingPolicy.configure(level: .v26, keyFile: path)
    let policy = Configuration.current.trackingPolicy
    #expect(policy.keys.ns && warnings == [])
    _ = try write("[Tracking]\nNSObservationTrackingEnabled=false\n")
    TrackingPolicy.configure(level: .v18, keyFile: path)
    #expect(Configuration.current.trackingPolicy == policy && warnings.count == 1)
    Configuration.current.trackingPolicy = TrackingPolicy()
  }

  @Test("C-195 at level 18 traits are tracked, with and without the key", arguments: [false, true])
  func traits(hasKey: Bool) async throws {
    var levels: [Int] = []
    let controller = RecordingViewController("controller", log)
    controller.on(.viewWillLayoutSubviews) { levels.append($0.traitCollection.level) }
    let window = try await show(policy(.v18, ui: hasKey), controller)
    defer { window.close() }
    window.window.traitOverrides.level = 7
    try await settle()
    #expect(levels == [0, 7])
  }

  @Test func changingTheLevelRunsEverythingAnew() async throws {
    let controller = makeController()
    let window = try await show(policy(.v18), controller)
    defer { window.close() }
    model.a = 5
    try await settle()
    window.window.traitOverrides.trackingPolicy = policy(.v26)
    log.clear()
    try await settle()
    #expect(controller.runs() == 1 && controller.runs(.viewWillLayoutSubviews) == 1)
    #expect(try await runsForAChange().contains("controller.updateProperties"))
    window.window.traitOverrides.trackingPolicy = policy(.v18)
    try await settle()
    #expect(try await runsForAChange() == [])
  }

  private func write(_ text: String) throws -> String {
    let path = "\(getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp")/tracking-keys-\(getpid()).ini"
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    return path
  }
}
