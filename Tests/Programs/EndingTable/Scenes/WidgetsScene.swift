import GtkTesting
import GtkTracking
import TrackedKit

/// Widgets of GTK's, with closures at their signals.
final class WidgetsController: ViewController {
  let button = Gtk.Button("Press")
  let toggle = Gtk.ToggleButton("Toggle")
  let entry = Gtk.Entry()
  let search = Gtk.SearchEntry()
  let scale = Gtk.Scale(range: 0...100, step: 1)
  let spin = Gtk.SpinButton(range: 0...10, step: 1)
  let expander = Gtk.Expander("More")
  let rows = Gtk.ListBox()
  let grid = Gtk.FlowBox()
  let notebook = Gtk.Notebook()
  let area = Gtk.DrawingArea()
  let popover = Gtk.Popover()
  let text = Gtk.TextView()
  let scroller = Gtk.ScrolledWindow()
  let column = Gtk.Box(.vertical)

  init(_ world: World) {
    super.init()
    world.endOwn = { [weak self] in
      guard let self else { return }
      for child in column.children { child.detachFromParent() }
      for child in rows.children { child.detachFromParent() }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(column)
    for widget in [button, toggle, entry, search, scale, spin, expander, rows, grid, notebook, area, text] as [Widget] {
      column.append(widget)
    }
    connectWidget()
    connectControls()
    connectLists()
    connectControllers()
    connectRows()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.onCloseRequest {
      called("Gtk.onCloseRequest")
      return .proceed
    }
    guard let clock = view.frameClock else { return }
    clock.onBeforePaint { called("Gtk.onBeforePaint") }
    clock.onUpdate { called("Gtk.onUpdate") }
    clock.onLayout { called("Gtk.onLayout") }
    clock.onPaint { called("Gtk.onPaint") }
    clock.onAfterPaint { called("Gtk.onAfterPaint") }
  }

  private func connectRows() {
    let factory = ListItemFactory()
    factory.onSetup { item in
      item?.child = Gtk.Label("row")
      called("Gtk.onSetup")
    }
    factory.onBind { _ in called("Gtk.onBind") }
    factory.onUnbind { _ in called("Gtk.onUnbind") }
    factory.onTeardown { _ in called("Gtk.onTeardown") }
    let model = ListModel(count: { 400 }, item: { $0 })
    scroller.child = Gtk.ListView(SingleSelection(model), factory: factory)
    scroller.setSizeRequest(height: 60)
    scroller.onEdgeReached { _ in called("Gtk.onEdgeReached") }
    let wheel = EventControllerScroll()
    wheel.onScroll { _, _ in
      called("Gtk.onScroll")
      return .proceed
    }
    scroller.add(wheel)
    column.append(scroller)
  }

  private func connectWidget() {
    button.onRealize { called("Gtk.onRealize") }
    button.onUnrealize { called("Gtk.onUnrealize") }
    button.onMap { called("Gtk.onMap") }
    button.onUnmap { called("Gtk.onUnmap") }
    button.onShow { called("Gtk.onShow") }
    button.onHide { called("Gtk.onHide") }
    button.onStateFlagsChanged { _ in called("Gtk.onStateFlagsChanged") }
    button.onDirectionChanged { _ in called("Gtk.onDirectionChanged") }
    area.setSizeRequest(width: 40, height: 20)
    area.onResize { _, _ in called("Gtk.onResize") }
    popover.child = Gtk.Label("inside")
    popover.onClosed { called("Gtk.onClosed") }
  }

  private func connectControls() {
    button.onClicked { called("Gtk.onClicked") }
    button.onActivate { called("Gtk.onActivate") }
    toggle.onToggled { called("Gtk.onToggled") }
    entry.onChanged { called("Gtk.onChanged") }
    entry.onIconPress { _ in called("Gtk.onIconPress") }
    entry.onIconRelease { _ in called("Gtk.onIconRelease") }
    entry.secondaryIconName = "edit-clear-symbolic"
    search.onSearchChanged { called("Gtk.onSearchChanged") }
    search.onStopSearch { called("Gtk.onStopSearch") }
    search.onNextMatch { called("Gtk.onNextMatch") }
    search.onPreviousMatch { called("Gtk.onPreviousMatch") }
    scale.onValueChanged { called("Gtk.onValueChanged") }
    spin.wrapsAround = true
    spin.onWrapped { called("Gtk.onWrapped") }
    text.buffer.onModifiedChanged { called("Gtk.onModifiedChanged") }
    text.buffer.onBeginUserAction { called("Gtk.onBeginUserAction") }
    text.buffer.onEndUserAction { called("Gtk.onEndUserAction") }
    text.buffer.onUndo { called("Gtk.onUndo") }
    text.buffer.onRedo { called("Gtk.onRedo") }
  }

  private func connectLists() {
    for index in 0..<3 {
      rows.append(Gtk.Label("row \(index)"))
      grid.append(Gtk.Label("cell \(index)"))
      _ = notebook.append(Gtk.Label("page \(index)"), label: "Tab \(index)")
    }
    rows.onRowActivated { _ in called("Gtk.onRowActivated") }
    rows.onRowSelected { _ in called("Gtk.onRowSelected") }
    rows.onSelectedRowsChanged { called("Gtk.onSelectedRowsChanged") }
    grid.onChildActivated { _ in called("Gtk.onChildActivated") }
    grid.onSelectedChildrenChanged { called("Gtk.onSelectedChildrenChanged") }
    notebook.onSwitchPage { _, _ in called("Gtk.onSwitchPage") }
    notebook.onPageAdded { _, _ in called("Gtk.onPageAdded") }
  }

  private func connectControllers() {
    let (click, drag, motion, focus) = (GestureClick(), GestureDrag(), EventControllerMotion(), EventControllerFocus())
    click.onPressed { _, _, _ in called("Gtk.onPressed") }
    click.onReleased { _, _, _ in called("Gtk.onReleased") }
    click.onStopped { called("Gtk.onStopped") }
    drag.onDragBegin { _, _ in called("Gtk.onDragBegin") }
    drag.onDragUpdate { _, _ in called("Gtk.onDragUpdate") }
    drag.onDragEnd { _, _ in called("Gtk.onDragEnd") }
    click.onEnd { called("Gtk.onEnd") }
    motion.onEnter { _, _ in called("Gtk.onEnter") }
    motion.onMotion { _, _ in called("Gtk.onMotion") }
    motion.onLeave { called("Gtk.onLeave") }
    focus.onEnter { called("Gtk.onEnter focus") }
    focus.onLeave { called("Gtk.onLeave focus") }
    for controller in [click, drag, motion] as [EventController] { area.add(controller) }
    entry.add(focus)
  }
}

extension Scene {
  private static func page(_ world: World) -> WidgetsController? { world.stage(WidgetsController.self) }

  static let widgetStimuli: [Stimulus] = [
    { world in if let button = page(world)?.button { try await click(button) } },
    { world in if let button = page(world)?.button { try await press(.enter, in: button) } },
    { page($0)?.button.isVisible = false },
    { page($0)?.button.isVisible = true },
    { page($0)?.button.direction = .rightToLeft },
    { world in if let toggle = page(world)?.toggle { try await click(toggle) } },
    { world in
      guard let entry = page(world)?.entry else { return }
      try await type("a", into: entry)
      if let icon = entry.findAll(Gtk.Image.self).last ?? entry.findAll(Widget.self, .any).last {
        try await click(icon)
      }
    },
    { world in
      guard let search = page(world)?.search else { return }
      try await type("a", into: search)
      for key in ["g"] { try await press(key, .control, in: search) }
      try await press("g", [.control, .shift], in: search)
      try await press(.escape, in: search)
    },
    { world in if let scale = page(world)?.scale { try await press("Right", in: scale) } },
    { world in if let spin = page(world)?.spin { try await press("Down", in: spin) } },
    { world in
      guard let text = page(world)?.text else { return }
      try await press("a", in: text)
      try await press("z", .control, in: text)
      try await press("z", [.control, .shift], in: text)
    },
    { world in if let row = page(world)?.rows.children.dropFirst().first { try await click(row) } },
    { world in if let cell = page(world)?.grid.children.dropFirst().first { try await click(cell) } },
    { world in try await choose("Tab 1", world) },
    { world in
      guard let notebook = page(world)?.notebook else { return }
      _ = notebook.append(Gtk.Label("page"), label: "Tab")
      if let first = notebook.children.first(where: { $0 is Gtk.Label }) { notebook.remove(first) }
    },
    { world in if let area = page(world)?.area { try await click(area) } },
    { world in
      if let area = page(world)?.area { try await drag(area, from: Place(x: 10, y: 10), at: Place(x: 90, y: 12)) }
    },
    { world in if let button = page(world)?.button { try await hover(button) } },
    { world in
      guard let page = page(world) else { return }
      page.popover.setParent(page.button)
      page.popover.popup()
      await Table.rest()
      page.popover.popdown()
      await Table.rest()
      page.popover.detachFromParent()
    },
    { page($0)?.area.setSizeRequest(width: 60, height: 44) },
    { world in if let scroller = page(world)?.scroller { try await scroll(scroller, steps: 3) } },
    { world in
      if let adjustment = page(world)?.scroller.verticalAdjustment { adjustment.value = adjustment.upper }
    },
    { page($0)?.scroller.child = nil },
    { page($0)?.button.detachFromParent() },
    { $0.window?.close() },
  ]
}
