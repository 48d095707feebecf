import GtkTesting
import Testing

@testable import TrackedKit

/// Whose traits a hook follows, what a registration hears, and what stays when its owner leaves.
@MainActor @Suite(.serialized) struct TraitSourceTests {
  private final class Heard { var changes: [[Int]] = [] }

  /// What a registration was told: the value before, and the value now.
  private func register<Observed: TraitChangeObservable>(_ object: Observed) -> () -> [[Int]] {
    let heard = Heard()
    object.registerForTraitChanges([LevelTrait.self]) { (object: Observed, before: TraitCollection) in
      heard.changes.append([before.level, object.traitCollection.level])
    }
    return { heard.changes }
  }

  @Test("C-265 the first change after a registration is reported, for windows and GTK's own widgets as for views")
  func firstChange() async throws {
    let (label, box, view) = (Gtk.Label("plain"), Gtk.Box(.vertical), View())
    box.append(label)
    box.append(view)
    let window = try await TestWindow(box)
    defer { window.close() }
    let heard = [
      register(window.window as TrackedKit.Window), register(label), register(box), register(view),
    ]
    window.window.traitOverrides.level = 1
    try await settle()
    #expect(heard.map { $0() } == Array(repeating: [[0, 1]], count: 4))
    window.window.traitOverrides.level = 2
    try await settle()
    #expect(heard.map { $0() } == Array(repeating: [[0, 1], [1, 2]], count: 4))
    label.traitOverrides.level = 7
    try await settle()
    #expect(heard[1]() == [[0, 1], [1, 2], [2, 7]] && heard[2]().count == 2)
  }

  @Test("C-265 in a window of GTK's own, and for what comes and is changed before the next pass")
  func firstChangeElsewhere() async throws {
    try TestDisplay.prepare()
    let window = Gtk.Window()
    let box = Gtk.Box(.vertical)
    window.child = box
    window.present()
    defer { window.destroyWindow() }
    try await wait(for: "the window") { window.isMapped }
    try await settle()
    let ofWindow = register(window)
    // The one has hooks from its beginning, the other has nothing yet.
    let late = [View(), RecordingView("late", Log()) { _ in }]
    late.forEach(box.append)
    let ofLate = late.map { register($0) }
    window.traitOverrides.level = 3
    try await settle()
    #expect(ofWindow() == [[0, 3]] && ofLate.map { $0() } == [[[0, 3]], [[0, 3]]])
  }

  @Test("C-266 a controller's hook that reads its view's traits follows those, and not its own")
  func viewsTraitsInControllersHook() async throws {
    let log = Log()
    var shown: [Int] = []
    let controller = RecordingViewController("controller", log) { controller in
      shown.append(controller.view.traitCollection.level)
    }
    let window = try await TestWindow(controller)
    defer { window.close() }
    #expect(shown == [0])
    controller.view.traitOverrides.level = 1
    try await settle()
    #expect(shown == [0, 1])
    controller.view.traitOverrides.level = 2
    try await settle()
    #expect(shown == [0, 1, 2])
    controller.traitOverrides.level = 9
    try await settle()
    #expect(shown == [0, 1, 2], "the view says its own value all the same")
    controller.view.traitOverrides.userInterfaceStyle = .dark
    try await settle()
    #expect(shown == [0, 1, 2], "another trait")
  }

  @Test("C-266 a view's hook that reads a controller's traits follows those, and not the controller's view's")
  func controllersTraitsElsewhere() async throws {
    let owner = ViewController()
    var shown: [Int] = []
    let reader = RecordingView("reader", Log()) { [unowned owner] _ in shown.append(owner.traitCollection.level) }
    let box = Gtk.Box(.vertical)
    for view in [owner.view, reader] as [Gtk.Widget] { box.append(view) }
    let window = try await TestWindow(box)
    defer { window.close() }
    #expect(shown == [0])
    owner.view.traitOverrides.level = 9
    try await settle()
    #expect(shown == [0])
    for level in 1...2 {
      owner.traitOverrides.level = level
      try await settle()
      #expect(shown.last == level && shown.count == level + 1)
    }
    owner.view.traitOverrides.remove(LevelTrait.self)
    try await settle()
    #expect(shown == [0, 1, 2])
  }

  @Test("C-266 a trait of a sibling, a window, a widget of GTK's or a view in another window is followed there")
  func othersTraits() async throws {
    let log = Log()
    let (sibling, label, far) = (View(), Gtk.Label("plain"), View())
    let other = try await TestWindow(far)
    defer { other.close() }
    var sources: [String: () -> TraitCollection] = [:]
    let names = ["sibling", "label", "far", "window"]
    let readers = names.map { name in
      RecordingView(name, log) { _ in _ = sources[name]?().level }
    }
    let box = Gtk.Box(.vertical)
    for widget in [sibling, label] as [Gtk.Widget] { box.append(widget) }
    readers.forEach(box.append)
    let window = try TestWindow()
    sources["sibling"] = { [unowned sibling] in sibling.traitCollection }
    sources["label"] = { [unowned label] in label.traitCollection }
    sources["far"] = { [unowned far] in far.traitCollection }
    sources["window"] = { [unowned window = other.window] in window.traitCollection }
    window.window.child = box
    try await window.show()
    defer { window.close() }
    func runs(_ change: () -> Void) async throws -> [String] {
      log.clear()
      change()
      try await settle()
      return log.names(.updateProperties).sorted()
    }
    for level in 1...2 {
      #expect(try await runs { sibling.traitOverrides.level = level } == ["sibling"])
      #expect(try await runs { label.traitOverrides.level = level } == ["label"])
      #expect(try await runs { far.traitOverrides.level = level } == ["far"])
    }
    for reader in readers { #expect(try await runs { reader.traitOverrides.level = 5 } == [], "none reads its own") }
    far.traitOverrides.remove(LevelTrait.self)
    try await settle()
    #expect(try await runs { other.window.traitOverrides.level = 4 } == ["far", "window"])
    #expect(try await runs { other.window.traitOverrides.userInterfaceStyle = .dark } == [])
    other.window.overrideUserInterfaceStyle = .unspecified
  }

  @Test("C-266 a collection that a program made is followed nowhere")
  func madeCollections() async throws {
    let log = Log()
    let made = TraitCollection { $0.level = 8 }
    let view = RecordingView("view", log) { view in
      _ = made.level
      _ = view.traitCollection.modifyingTraits { $0.level = 6 }.level
    }
    let window = try await TestWindow(view)
    defer { window.close() }
    log.clear()
    for level in 1...2 {
      window.window.traitOverrides.level = level
      try await settle()
    }
    #expect(log.names(.updateProperties) == [])
  }

  @Test("C-266 what was a dependency by another object's traits ends with the next run")
  func forgotten() async throws {
    let (log, model, sibling) = (Log(), Model(), View())
    let reader = RecordingView("reader", log) { [unowned sibling] _ in
      if !model.isOn { _ = sibling.traitCollection.level }
    }
    let box = Gtk.Box(.vertical)
    box.append(sibling)
    box.append(reader)
    let window = try await TestWindow(box)
    defer { window.close() }
    model.isOn = true
    try await settle()
    log.clear()
    sibling.traitOverrides.level = 3
    try await settle()
    #expect(log.names(.updateProperties) == [])
  }

  @Test("C-267 overrides and hooks of a controller leave with it, whether it takes another view or ends")
  func controllerLeaves() async throws {
    let log = Log()
    let root = ViewController()
    let window = try await TestWindow(root)
    defer { window.close() }
    let (first, second) = (RecordingView("first", log) { _ = $0.traitCollection.level }, View())
    weak var gone: ViewController?
    do {
      let controller = RecordingViewController("controller", log, view: first)
      gone = controller
      controller.traitOverrides.level = 4
      controller.traitOverrides.userInterfaceStyle = .dark
      root.view.addSubview(controller.view)
      try await settle()
      #expect(first.traitCollection.level == 4)
      controller.view = second
      try await settle()
      #expect(first.traitCollection.level == 0 && first.traitCollection.userInterfaceStyle == .light)
      #expect(UpdateRecorder.hooks(below: first).allSatisfy { $0.object == "RecordingView" })
      log.clear()
      first.setNeedsLayout()
      first.setNeedsUpdateConstraints()
      try await settle()
      #expect(!log.entries.contains { $0.hasPrefix("controller") })
      root.view.addSubview(second)
      try await settle()
      #expect(second.traitCollection.level == 4)
      #expect(UpdateRecorder.hooks(below: second).contains { $0.object == "RecordingViewController" })
    }
    try await settle()
    #expect(gone == nil && second.superview === root.view)
    #expect(second.traitCollection.level == 0 && second.traitCollection.userInterfaceStyle == .light)
    #expect(UpdateRecorder.hooks(below: second).allSatisfy { $0.object == "View" })
  }
}
