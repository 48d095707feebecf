import CGtk
import GtkComplete
import Testing
import WidgetTesting

/// Widgets that go while the pointer is pressed on them.
@Suite("Pressed widgets", .serialized) struct PressedWidgetTests {
  enum Kind: CaseIterable {
    case scale, trough, adjustment, scrollbar, spin, paned, color, selection
    case dragBegin, dragUpdate, dragEnd, pan, swipe, click, longPress, zoom, source, motion
  }
  enum Act: CaseIterable { case removeOwn, dropAll, close, hide }

  /// A widget that calls `body` in the middle of a drag on the answered part of it.
  private func make(_ kind: Kind, _ body: @escaping () -> Void) -> (Widget, part: () -> Widget?) {
    switch kind {
    case .scale, .trough, .adjustment:
      let scale = Scale(range: 0...100, step: 1)
      scale.value = kind == .trough ? 100 : 0
      if kind == .adjustment { scale.adjustment.onValueChanged(body) } else { scale.onValueChanged(body) }
      return (scale, { [weak scale] in scale })
    case .scrollbar:
      let place = Adjustment(value: 0, lower: 0, upper: 100, step: 1, page: 10, pageSize: 50)
      let bar = Scrollbar(orientation: .horizontal, adjustment: place)
      place.onValueChanged(body)
      return (bar, { [weak bar] in bar })
    case .spin:
      let button = SpinButton(range: 0...100, step: 1)
      button.onValueChanged(body)
      return (button, { [weak button] in button?.children.last })
    case .paned:
      let paned = Paned(.horizontal)
      (paned.startChild, paned.endChild, paned.position) = (Label("start"), Label("end"), 100)
      paned.onNotifyPosition(body)
      return (paned, { [weak paned] in paned?.find(.matching("a handle") { $0.typeName == "GtkPanedHandle" }) })
    case .color:
      let chooser = ColorChooserWidget()
      chooser.showsEditor = true
      chooser.notify("rgba", body)
      return (chooser, { [weak chooser] in chooser?.find(.matching("a plane") { $0.typeName == "GtkColorPlane" }) })
    case .selection:
      let entry = Entry()
      entry.text = "a text that is selected"
      entry.notify("selection-bound", body)
      entry.notify("cursor-position", body)
      return (entry, { [weak entry] in entry })
    default: return makeArea(kind, body)
    }
  }

  private func makeArea(_ kind: Kind, _ body: @escaping () -> Void) -> (Widget, part: () -> Widget?) {
    let area = DrawingArea()
    switch kind {
    case .dragBegin, .dragUpdate, .dragEnd:
      let drag = GestureDrag()
      if kind == .dragBegin { drag.onDragBegin { _, _ in body() } }
      if kind == .dragUpdate { drag.onDragUpdate { _, _ in body() } }
      if kind == .dragEnd { drag.onDragEnd { _, _ in body() } }
      area.add(drag)
    case .pan:
      let pan = GesturePan(orientation: .horizontal)
      pan.onPan { _, _ in body() }
      area.add(pan)
    case .swipe:
      let swipe = GestureSwipe()
      swipe.onSwipe { _, _ in body() }
      area.add(swipe)
    case .click, .longPress, .zoom:
      // The others have a press, and have not recognised it.
      if kind == .longPress { area.add(GestureLongPress()) }
      if kind == .zoom { area.add(GestureZoom()) }
      let click = GestureClick()
      click.onPressed { _, _, _ in body() }
      area.add(click)
    case .source:
      area.add(
        DragSource.text {
          body()
          return "text"
        })
    default:
      area.add(GestureClick())
      let motion = EventControllerMotion()
      motion.onMotion { _, _ in
        if motion.modifiers.rawValue & GDK_BUTTON1_MASK.rawValue != 0 { body() }
      }
      area.add(motion)
    }
    return (area, { [weak area] in area })
  }

  @Test(
    "a widget that is taken out, hidden or closed while it is dragged is freed",
    .enabled("needs an X server's events") { await Delivery.method == .events }, arguments: Kind.allCases, Act.allCases)
  func ends(_ kind: Kind, _ act: Act) async throws {
    try TestDisplay.prepare()
    for _ in 1...2 {
      weak var window: Window?
      weak var own: Widget?
      var calls = 0
      var watches: [FinalizationWatch] = []
      let part: () -> Widget?
      do {
        let (outer, inner, made) = (Box(.vertical), Box(.vertical), Window(title: "Test"))
        let (widget, pressed) = make(kind) {
          guard window?.isMapped == true, own?.isMapped == true else { return }
          calls += 1
          switch act {
          case .removeOwn: own?.detachFromParent()
          case .dropAll: window?.child = nil
          case .close: window?.close()
          case .hide: own?.isVisible = false
          }
        }
        part = pressed
        widget.setSizeRequest(width: 300, height: 60)
        inner.append(widget)
        outer.append(inner)
        outer.append(Button("after"))
        made.child = outer
        gtk_window_set_decorated(made.native(), 0)
        made.present()
        (window, own) = (made, widget)
        watches = [FinalizationWatch(widget), FinalizationWatch(inner), FinalizationWatch(made)]
      }
      try await wait(for: "the window") { window?.isMapped == true }
      try await settle()
      try await press(try #require(part()), kind)
      try await wait(for: "the callback") { calls > 0 }
      if act == .hide { own?.detachFromParent() }
      if act != .close { window?.destroyWindow() }
      for watch in watches { try await watch.expectFinalized() }
    }
  }

  private func press(_ part: Widget, _ kind: Kind) async throws {
    let (width, height) = (Double(part.width), Double(part.height))
    switch kind {
    // The release finds nobody.
    case .spin: _ = try? await click(part)
    case .trough: _ = try? await click(part, at: Place(x: width / 4, y: height / 2))
    case .paned:
      guard let paned = part.parent else { return }
      try await drag(part, to: paned, at: Place(x: 180, y: height / 2))
    default:
      let start = [.scale, .adjustment, .scrollbar].contains(kind) ? 12 : width / 4
      try await drag(part, from: Place(x: start, y: height / 2), to: part, at: Place(x: width - 12, y: height / 2))
    }
  }
}
