import GtkTesting
import Testing

/// Another trait, so that a hook can depend on one and not on the other.
private struct NameTrait: TraitDefinition {
  static let defaultValue = "none"
}

/// A trait that colours depend on.
private struct TintTrait: TraitDefinition {
  static let defaultValue = 0
  static let affectsColorAppearance = true
}

@Observable private final class Theme {
  var size = 10
}

private struct ThemeTrait: TraitDefinition {
  static let defaultValue: Theme? = nil
}

@MainActor @Suite(.serialized) struct TraitTests {
  let log = Log()

  /// A window whose root view holds `children`, shown, with nothing noted yet.
  private func show(_ root: View, _ children: Widget...) async throws -> TestWindow {
    children.forEach(root.addSubview)
    let window = try await TestWindow(root)
    log.clear()
    return window
  }

  @Test("C-095 a trait that nobody set has its default value")
  func defaultValue() async throws {
    let view = RecordingView("view", log)
    let window = try await show(View(), view)
    defer { window.close() }
    #expect(view.traitCollection.level == 0)
  }

  @Test("C-096 a value set at the root reaches every hook below, controllers' and plain widgets' too")
  func reachesEverything() async throws {
    var seen: [Int] = []
    let controller = RecordingViewController { seen.append($0.traitCollection.level) }
    let view = RecordingView { seen.append($0.traitCollection.level) }
    let label = Label()
    label.updateProperties { seen.append($0.traitCollection.level) }
    controller.view.addSubview(view)
    controller.view.addSubview(label)
    let window = try TestWindow()
    window.window.traitOverrides.level = 7
    window.window.rootViewController = controller
    try await window.show()
    defer { window.close() }
    #expect(seen == [7, 7, 7])
  }

  @Test("C-097 C-098 a nearer value wins below it, until it is removed")
  func nearerValue() async throws {
    let middle = View()
    let inner = RecordingView("inner", log) { _ = $0.traitCollection.level }
    let outer = RecordingView("outer", log) { _ = $0.traitCollection.level }
    middle.addSubview(inner)
    let root = View()
    root.traitOverrides.level = 1
    middle.traitOverrides.level = 2
    let window = try await show(root, middle, outer)
    defer { window.close() }
    #expect(inner.traitCollection.level == 2)
    #expect(outer.traitCollection.level == 1)
    middle.traitOverrides.remove(LevelTrait.self)
    try await settle()
    #expect(inner.traitCollection.level == 1)
    #expect(log.entries == ["inner.updateProperties"])
  }

  @Test("C-099 C-100 a hook runs for a trait it read, and for no other")
  func onlyReadTraits() async throws {
    let reader = RecordingView("reader", log) { _ = $0.traitCollection.level }
    let other = RecordingView("other", log)
    let root = View()
    let window = try await show(root, reader, other)
    defer { window.close() }
    root.traitOverrides[NameTrait.self] = "Ada"
    try await settle()
    #expect(log.entries.isEmpty)
    root.traitOverrides.level = 1
    try await settle()
    #expect(log.entries == ["reader.updateProperties"])
  }

  @Test("C-101 an equal value, or the same object, runs nothing")
  func equalValue() async throws {
    let theme = Theme()
    let view = RecordingView("view", log) { _ = ($0.traitCollection.level, $0.traitCollection[ThemeTrait.self]) }
    let root = View()
    root.traitOverrides.level = 1
    root.traitOverrides[ThemeTrait.self] = theme
    let window = try await show(root, view)
    defer { window.close() }
    root.traitOverrides.level = 1
    root.traitOverrides[ThemeTrait.self] = theme
    try await settle()
    #expect(log.entries.isEmpty)
  }

  @Test("C-102 a changed override shows only from the next pass on, or after updateTraitsIfNeeded")
  func takesEffectInThePass() async throws {
    let view = RecordingView("view", log)
    let root = View()
    let window = try await show(root, view)
    defer { window.close() }
    root.traitOverrides.level = 1
    #expect(view.traitCollection.level == 0)
    try await settle()
    #expect(view.traitCollection.level == 1)
    root.traitOverrides.level = 2
    root.updateTraitsIfNeeded()
    #expect(view.traitCollection.level == 2)
  }

  @Test("C-103 an observable in a trait is followed inside, and forgotten when it is replaced")
  func observableInTrait() async throws {
    let (first, second) = (Theme(), Theme())
    let view = RecordingView("view", log) { _ = $0.traitCollection[ThemeTrait.self]?.size }
    let root = View()
    root.traitOverrides[ThemeTrait.self] = first
    let window = try await show(root, view)
    defer { window.close() }
    first.size = 11
    try await settle()
    #expect(view.runs() == 1)
    root.traitOverrides[ThemeTrait.self] = second
    try await settle()
    #expect(view.runs() == 2)
    first.size = 12
    try await settle()
    #expect(view.runs() == 2)
  }

  @Test("C-025 after an early return for a missing trait, its injection runs the hook, and what follows is tracked")
  func earlyReturn() async throws {
    let theme = Theme()
    let model = Model()
    let view = RecordingView("view", log) { view in
      guard view.traitCollection[ThemeTrait.self] != nil else { return }
      _ = model.a
    }
    let root = View()
    let window = try await show(root, view)
    defer { window.close() }
    model.a = 1
    try await settle()
    #expect(view.runs() == 0)
    root.traitOverrides[ThemeTrait.self] = theme
    try await settle()
    #expect(view.runs() == 1)
    model.a = 2
    try await settle()
    #expect(view.runs() == 2)
  }

  @Test("C-104 a theme of the root runs pages in sight at once, and the others when they are shown")
  func pagesInSight() async throws {
    let theme = Theme()
    let pages = ["first", "second"].map { name in
      RecordingViewController(name, log) { _ = $0.traitCollection[ThemeTrait.self]?.size }
    }
    let tabs = TabBarController()
    tabs.viewControllers = pages
    let window = try TestWindow()
    window.window.traitOverrides[ThemeTrait.self] = theme
    window.window.rootViewController = tabs
    try await window.show()
    defer { window.close() }
    tabs.selectedIndex = 1
    try await settle()
    log.clear()
    for size in 1...5 { theme.size = size * 100 }
    try await settle()
    #expect(pages[1].runs() == 1)
    #expect(pages[0].runs() == 0)
    tabs.selectedIndex = 0
    try await settle()
    #expect(pages[0].runs() == 1)
  }

  @Test("C-105 traits of a view outside the window are current when it appears")
  func currentWhenAppearing() async throws {
    var seen: [Int] = []
    final class Appearing: ViewController {
      var onAppearing: (Int) -> Void = { _ in }
      override func viewIsAppearing(_ animated: Bool) { onAppearing(traitCollection.level) }
    }
    let root = View()
    root.traitOverrides.level = 3
    let window = try await show(root)
    defer { window.close() }
    let child = Appearing()
    child.onAppearing = { seen.append($0) }
    #expect(child.traitCollection.level == 0)
    root.addSubview(child.view)
    try await settle()
    #expect(seen == [3])
  }

  @Test("C-106 a child controller inherits through the view its own view stands in")
  func throughTheViews() async throws {
    let parent = RecordingViewController()
    let child = RecordingViewController("child", log) { _ = $0.traitCollection.level }
    let middle = View()
    middle.traitOverrides.level = 5
    parent.traitOverrides.level = 1
    parent.view.addSubview(middle)
    parent.addChild(child)
    middle.addSubview(child.view)
    let window = try await TestWindow(parent)
    defer { window.close() }
    #expect(child.traitCollection.level == 5)
    #expect(parent.traitCollection.level == 1)
  }

  @Test("C-107 a view that moves to where a trait differs runs once if it read that trait")
  func moves() async throws {
    let (left, right) = (View(), View())
    right.traitOverrides.level = 2
    let view = RecordingView("view", log) { _ = $0.traitCollection.level }
    let window = try await show(View(), left, right)
    defer { window.close() }
    left.addSubview(view)
    try await settle()
    log.clear()
    right.addSubview(view)
    try await settle()
    #expect(view.runs() == 1)
    #expect(view.traitCollection.level == 2)
  }

  @Test("C-096 C-097 what is set on a controller holds for it and its view, what is set on the view only from there on")
  func controllerAndItsView() async throws {
    var heard: [Int] = []
    let below = RecordingView("below", log)
    let controller = RecordingViewController("controller", log, view: View(below))
    controller.registerForTraitChanges([LevelTrait.self]) { controller, _ in
      heard.append(controller.traitCollection.level)
    }
    controller.traitOverrides.level = 1
    controller.view.traitOverrides.level = 2
    let window = try await show(View(), controller.view)
    defer { window.close() }
    #expect(controller.traitCollection.level == 1)
    #expect(controller.view.traitCollection.level == 2 && below.traitCollection.level == 2)
    heard = []
    controller.view.traitOverrides.level = 5
    try await settle()
    #expect(heard.isEmpty && below.traitCollection.level == 5)
    controller.traitOverrides.level = 6
    try await settle()
    #expect(heard == [6] && below.traitCollection.level == 5)
  }

  @Test("C-101 a view that is back where it was before the next pass runs nothing for the traits it had on the way")
  func passesThroughOtherTraits() async throws {
    let model = Model()
    let view = RecordingView("view", log) { _ = ($0.traitCollection.level, model.a) }
    for hook in [HookKind.updateConstraints, .layoutSubviews, .draw] {
      view.on(hook) { _ = $0.traitCollection.level }
    }
    let (home, other) = (View(view), View())
    other.traitOverrides.level = 3
    let window = try await show(View(), home, other)
    defer { window.close() }
    func passThrough() {
      other.addSubview(view)
      view.updateTraitsIfNeeded()
      #expect(view.traitCollection.level == 3)
      home.addSubview(view)
    }
    passThrough()
    try await settle()
    #expect(view.runs() == 0 && view.runs(.updateConstraints) == 0)
    passThrough()
    model.a = 1
    passThrough()
    try await settle()
    #expect(view.runs() == 1 && view.runs(.updateConstraints) == 0, "something else was changed as well")
    log.clear()
    other.addSubview(view)
    try await settle()
    #expect(view.runs() == 1 && view.runs(.updateConstraints) == 1 && view.runs(.draw) == 1)
  }

  @Test("C-108 a trait read in layout or drawing invalidates just that")
  func otherHooks() async throws {
    let layout = RecordingView("layout", log)
    layout.on(.layoutSubviews) { _ = $0.traitCollection.level }
    let drawing = RecordingView("drawing", log)
    drawing.on(.draw) { _ = $0.traitCollection[NameTrait.self] }
    let root = View()
    let window = try await show(root, layout, drawing)
    defer { window.close() }
    root.traitOverrides.level = 1
    try await settle()
    #expect(layout.runs(.layoutSubviews) == 1)
    #expect(layout.runs() == 0)
    log.clear()
    root.traitOverrides[NameTrait.self] = "Ada"
    try await settle()
    #expect(drawing.runs(.draw) == 1)
    #expect(drawing.runs(.layoutSubviews) == 0)
  }

  @Test("C-108 a trait read in a button's configuration runs that alone, and another trait does not")
  func buttonConfiguration() async throws {
    let button = Button(configuration: .bordered())
    button.configurationUpdateHandler = { [log] button in
      log.note("handler")
      button.configuration?.title = "level \(button.traitCollection.level)"
    }
    let view = RecordingView("view", log)
    view.addSubview(button)
    let root = View()
    let window = try await show(root, view)
    defer { window.close() }
    root.traitOverrides[NameTrait.self] = "Ada"
    try await settle()
    #expect(log.count("handler") == 0)
    root.traitOverrides.level = 3
    try await settle()
    #expect(log.count("handler") == 1 && button.find(Gtk.Label.self, .text("level 3")) != nil)
    #expect(view.runs() == 0)
  }

  @Test("C-110 a trait that affects colours draws views again that did not read it, and runs nothing else")
  func colours() async throws {
    let view = RecordingView("view", log)
    let root = View()
    let window = try await show(root, view)
    defer { window.close() }
    root.traitOverrides[TintTrait.self] = 1
    try await settle()
    #expect(log.entries == ["view.draw"])
  }

  @Test("a registered handler hears of its traits' changes with the values before, until it is unregistered")
  func registration() async throws {
    let view = RecordingView("view", log)
    let root = View()
    let window = try await show(root, view)
    defer { window.close() }
    var before: [Int] = []
    let registration = view.registerForTraitChanges([LevelTrait.self]) { before.append($1.level) }
    root.traitOverrides.level = 1
    try await settle()
    root.traitOverrides[NameTrait.self] = "Ada"
    try await settle()
    #expect(before == [0], "another trait's change is not the handler's")
    root.traitOverrides.level = 2
    try await settle()
    #expect(before == [0, 1])
    view.unregisterForTraitChanges(registration)
    root.traitOverrides.level = 3
    try await settle()
    #expect(before == [0, 1])
  }

  @Test("a trait read after a hook is no dependency of that hook")
  func readAfterAHook() async throws {
    let view = RecordingView("view", log)
    let window = try await show(View(), view)
    defer { window.close() }
    view.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.traitCollection.level == 0)
    log.clear()
    window.window.traitOverrides.level = 1
    try await settle()
    #expect(view.runs() == 0 && view.traitCollection.level == 1)
  }

  @Test("C-085 C-090 a forced update outside of windows sees an override changed there")
  func detachedOverride() async throws {
    var seen: [Int] = []
    let root = View()
    let view = RecordingView("view", log) { seen.append($0.traitCollection.level) }
    let window = try await show(root, view)
    defer { window.close() }
    root.removeFromSuperview()
    window.window.child = nil
    root.traitOverrides.level = 9
    root.updatePropertiesIfNeeded()
    #expect(seen == [0, 9])
  }

  @Test("C-109 reading an override that is not set gives the default")
  func unsetOverride() {
    let view = View()
    #expect(!view.traitOverrides.contains(LevelTrait.self))
    #expect(view.traitOverrides.level == 0)
    view.traitOverrides.level = 4
    #expect(view.traitOverrides.contains(LevelTrait.self))
    #expect(view.traitOverrides.level == 4)
  }

  @Test("C-101 setting a trait to the default that a hook read runs nothing, and neither does taking it away")
  func overrideEqualToDefault() async throws {
    let view = RecordingView { _ = $0.traitCollection.level }
    let window = try await TestWindow(view)
    defer { window.close() }
    view.log.clear()
    view.traitOverrides.level = 0
    try await settle()
    window.window.traitOverrides.level = 0
    try await settle()
    view.traitOverrides.remove(LevelTrait.self)
    try await settle()
    #expect(view.log.entries.isEmpty)
    view.traitOverrides.level = 1
    try await settle()
    #expect(view.runs() == 1)
  }

  @Test("C-107 traits are brought up to date also for what comes from a window that is not shown")
  func moveFromHiddenWindow() async throws {
    let unshown = try TestWindow()
    defer { unshown.close() }
    let (container, target) = (View(), View())
    unshown.window.child = container
    let view = RecordingView { _ = $0.traitCollection.level }
    container.addSubview(view)
    let window = try await TestWindow(target)
    defer { window.close() }
    window.window.traitOverrides.level = 4
    try await settle()
    container.traitOverrides.level = 9
    view.traitOverrides[LevelTrait.self] = 7
    view.traitOverrides.remove(LevelTrait.self)
    var seen: [Int] = []
    view.on(.updateProperties) { seen.append($0.traitCollection.level) }
    target.addSubview(view)
    try await settle()
    #expect(seen.last == 4)
  }

  @Test("C-085 a forced update outside of windows looks at all that changed above and below")
  func forcedUpdateInDetachedTree() throws {
    try TestDisplay.prepare()
    var seen: [Int] = []
    let (top, middle) = (View(), View())
    let reader = RecordingView { seen.append($0.traitCollection.level) }
    top.addSubview(middle)
    top.updatePropertiesIfNeeded()
    top.traitOverrides.level = 1
    middle.addSubview(reader)
    reader.updatePropertiesIfNeeded()
    #expect(seen == [1])
    let between = View()
    middle.addSubview(between)
    between.addSubview(reader)
    middle.traitOverrides.level = 2
    top.updatePropertiesIfNeeded()
    #expect(seen == [1, 2])
  }
}
