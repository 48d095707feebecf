import GtkTesting
import TrackedKit

/// Menus, alerts, bar items and controls, with the closures that they keep: actions, providers, handlers, observers.
final class MenusController: ViewController, ContextMenuInteractionDelegate {
  let card = TrackedKit.Label("card")
  let menuButton = TrackedKit.Button(type: .system)
  let primary = TrackedKit.Button("unused")
  let segments = SegmentedControl(items: ["Left", "Right"])
  let stepper = Stepper()
  let plain = Gtk.Button("Plain")
  let check = Gtk.CheckButton("Check")
  let entry = Gtk.Entry()
  private weak var world: World?

  init(_ world: World) {
    self.world = world
    super.init()
    title = "Menus"
    world.endOwn = { [weak self] in
      guard let self else { return }
      card.interactions.forEach(card.removeInteraction)
      menuButton.menu = nil
      navigationItem.rightBarButtonItems = nil
      segments.removeAllSegments()
      for widget in [plain, check, entry] as [Widget] { widget.detachFromParent() }
      presentedViewController?.dismiss(animated: false)
    }
  }

  override func loadViewIfNeeded() {
    super.loadViewIfNeeded()
    called("ViewController.loadViewIfNeeded", nil, self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.isUserInteractionEnabled = true
    card.addInteraction(ContextMenuInteraction(delegate: self))
    menuButton.setTitle("Menu", for: .normal)
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.menu = Menu(children: [
      Action(title: "First") { [weak menuButton] _ in called("menu action", menuButton) },
      DeferredMenuElement.uncached { [weak menuButton] answer in
        called("deferred provider", menuButton)
        answer([Action(title: "Later") { _ in called("deferred action", menuButton) }])
        called("deferred provider after its answer", menuButton)
      },
    ])
    navigationItem.titleMenuProvider = { [weak self] _ in
      called("titleMenuProvider", self?.view, self)
      return Menu(children: [Action(title: "Title entry") { _ in called("titled menu action", self?.view, self) }])
    }
    let action = Action(title: "Primary") { [weak self] _ in called("primaryAction", self?.view, self) }
    navigationItem.rightBarButtonItems = [
      BarButtonItem(
        systemItem: .add,
        primaryAction: Action(title: "Bar") { [weak self] _ in
          called("bar item action", self?.view, self)
        })
    ]
    let pressed = TrackedKit.Button(type: .system, primaryAction: action)
    segments.addAction(
      Action { [weak segments] _ in called("segment action", segments) }, for: .valueChanged)
    stepper.addAction(Action { [weak stepper] _ in called("stepper action", stepper) }, for: .valueChanged)
    plain.onClicked { called("Gtk onClicked") }
    check.onToggled { called("Gtk onToggled") }
    entry.onChanged { called("Gtk onChanged") }
    entry.onActivate { called("Gtk onActivate") }
    let focus = Gtk.EventControllerFocus()
    focus.onEnter { called("Gtk focus onEnter") }
    focus.onLeave { called("Gtk focus onLeave") }
    entry.add(focus)
    let keys = Gtk.ShortcutController()
    keys.add("<Control>j") {
      called("Gtk shortcut"); return .stop
    }
    entry.add(keys)
    let column = Gtk.Box(.vertical)
    for widget in [card, menuButton, pressed, segments, stepper, plain, check, entry] as [Widget] {
      column.append(widget)
    }
    view.addSubview(column)
    registerForTraitChanges([TraitUserInterfaceStyle.self]) { (controller: MenusController, _) in
      called("kept trait handler", controller.view, controller)
    }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    called("ContextMenuInteractionDelegate.configurationForMenuAtLocation", card)
    return ContextMenuConfiguration(identifier: "card") { [weak card] _ in
      called("context menu provider", card)
      return Menu(children: [
        Action(title: "Entry") { _ in called("context menu action", card) },
        Menu(title: "More", children: [Action(title: "Inner") { _ in called("submenu action", card) }]),
      ])
    }
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    animator?.addAnimations { [weak card] in called("context menu animations", card) }
    animator?.addCompletion { [weak card] in called("context menu completion", card) }
    called("ContextMenuInteractionDelegate.willDisplayMenuFor", card)
  }
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {
    animator?.addCompletion { [weak card] in called("context menu end completion", card) }
    called("ContextMenuInteractionDelegate.willEndFor", card)
  }
}

extension Scene {
  private static func page(_ world: World) -> MenusController? { world.stage(MenusController.self) }

  static let menuStimuli: [Stimulus] = [
    { world in if let card = page(world)?.card { try await click(card, button: .secondary) } },
    { world in try await closeMenu("Entry", world) },
    { world in
      if let card = page(world)?.card { try await click(card, button: .secondary) }
      try await choose("Entry", world)
    },
    { world in
      if let card = page(world)?.card { try await click(card, button: .secondary) }
      try await choose("More", world)
      try await choose("Inner", world)
    },
    { world in
      if let button = page(world)?.menuButton { try await click(button) }
      try await choose("First", world)
    },
    { world in
      if let button = page(world)?.menuButton { try await click(button) }
      try await choose("Later", world)
    },
    { world in
      try await choose("Menus", world)
      try await choose("Title entry", world)
    },
    { world in try await choose("Primary", world) },
    { world in try await choose("Right", world) },
    { world in
      if let button = page(world)?.stepper.findAll(Gtk.Button.self).last { try await click(button) }
    },
    { world in
      let bar = (world.stack?.view).flatMap { $0.find(NavigationBar.self) }
      if let button = bar?.findAll(TrackedKit.Button.self).last { try await click(button) }
    },
    { world in try await choose("Plain", world) },
    { world in if let check = page(world)?.check { try await click(check) } },
    { world in
      guard let entry = page(world)?.entry else { return }
      try await type("a", into: entry)
      try await press(.enter, in: entry)
      try await press("j", .control, in: entry)
      world.window?.focus = nil
    },
    { world in
      let alert = AlertController(title: "Alert", message: nil)
      alert.addTextField { field in
        called("alert field configuration")
        field.placeholder = "Name"
      }
      alert.addAction(AlertAction(title: "Fine") { _ in called("alert action") })
      page(world)?.present(alert, animated: false)
    },
    { world in try await choose("Fine", world) },
    { world in
      let undo = page(world)?.undoManager
      undo?.registerUndo(withTarget: world) { _ in called("undoing handler") }
      undo?.undo()
    },
    { world in
      guard let page = page(world) else { return }
      let token = NotificationCenter.default.addObserver(forName: .init("EndingTable"), object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { called("observer") }
      }
      NotificationCenter.default.post(name: .init("EndingTable"), object: page)
      NotificationCenter.default.removeObserver(token)
    },
    { world in
      _ = MainLoop.after(milliseconds: 1) { called("MainLoop after") }
      try? await wait(for: "the timeout", deadline: 0.2) { world.hasActed }
    },
    { $0.stage?.overrideUserInterfaceStyle = .dark },
    { $0.window?.close() },
  ]
}
