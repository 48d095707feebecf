import CGtk
import Gtk

/// One act of the pointer on one widget, with what its errors need.
struct PointerAction {
  let widget: Widget
  private let action: String
  private let file: StaticString
  private let line: UInt

  init(_ widget: Widget, _ action: String, _ file: StaticString, _ line: UInt) {
    self.widget = widget
    self.action = action
    self.file = file
    self.line = line
  }

  /// The part of the widget that no scroller or window edge cuts off, in the widget's own coordinates.
  var visiblePart: Rect? {
    var left = 0.0
    var top = 0.0
    var right = Double(widget.width)
    var bottom = Double(widget.height)
    let native = gtk_widget_get_native(widget.native()).map { UnsafeMutableRawPointer($0) }
    var next = widget.parent
    while let parent = next {
      let isNative = parent.raw == native
      if isNative || gtk_widget_get_overflow(parent.native()) == GTK_OVERFLOW_HIDDEN {
        var corner = graphene_point_t(x: 0, y: 0)
        var place = graphene_point_t()
        guard gtk_widget_compute_point(parent.native(), widget.native(), &corner, &place) != 0 else { return nil }
        left = max(left, Double(place.x))
        top = max(top, Double(place.y))
        right = min(right, Double(place.x) + Double(parent.width))
        bottom = min(bottom, Double(place.y) + Double(parent.height))
      }
      next = isNative ? nil : parent.parent
    }
    return right > left && bottom > top ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The requested position, or the middle of the visible part.
  func resolve(_ place: Place?) throws -> Place {
    guard let part = visiblePart else { throw error("it is scrolled out of view") }
    guard let place else { return Place(x: part.x + part.width / 2, y: part.y + part.height / 2) }
    let isInside =
      place.x >= part.x && place.x < part.x + part.width && place.y >= part.y && place.y < part.y + part.height
    guard isInside else { throw error("(\(place.x), \(place.y)) is not in its visible part") }
    return place
  }

  func error(_ reason: String) -> ActionError { ActionError(action, widget, reason, file: file, line: line) }

  /// A user can act only on widgets that are shown and sensitive.
  func check() throws {
    guard widget.isMapped else { throw error("it is not shown") }
    guard gtk_widget_is_sensitive(widget.native()) != 0 else { throw error("it, or a parent of it, is insensitive") }
  }

  func expect(_ wasDelivered: Bool) throws {
    if wasDelivered { return }
    throw error("the event did not reach its window; another window may cover it or hold a grab")
  }
}

// Real events.
extension PointerAction {
  /// Runs `body` with the window in front, and a witness of the events that reach it.
  func withEvents(_ body: (VirtualInput, EventWitness) async throws -> Void) async throws {
    let input: VirtualInput
    do throws(VirtualInput.Absence) { input = try VirtualInput.shared.input() } catch { throw self.error(error.reason) }
    guard let window = widget.window else { throw error("it is in no window") }
    try await settle(file: file, line: line)
    // Raising the window would take the grab from a popover that is open.
    if let surface = surface, gtk_widget_get_native(widget.native()) == gtk_widget_get_native(window.native()) {
      input.raise(surface)
    }
    let witness = EventWitness(around: widget)
    defer { witness.end() }
    PressSeries.begin()
    try await body(input, witness)
  }

  /// Whether a popover of the widget's window is shown.
  var hasOpenPopover: Bool {
    func isOpen(in widget: Widget) -> Bool {
      widget.isA(gtk_popover_get_type()) && widget.isMapped || widget.children.contains(where: isOpen)
    }
    return widget.window.map { isOpen(in: $0) } ?? false
  }

  private var surface: OpaquePointer? {
    gtk_widget_get_native(widget.native()).flatMap { gtk_native_get_surface($0) }
  }

  /// Where a place in the widget is on the screen.
  func screenPlace(_ place: Place, _ input: VirtualInput) throws -> (x: Int32, y: Int32) {
    guard let native = gtk_widget_get_native(widget.native()), let surface else { throw error("it is in no window") }
    var from = graphene_point_t(x: Float(place.x), y: Float(place.y))
    var point = graphene_point_t()
    let nativeWidget = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_compute_point(widget.native(), nativeWidget, &from, &point) != 0 else {
      throw error("its place in the window is not known")
    }
    var shift: (x: Double, y: Double) = (0, 0)
    gtk_native_get_surface_transform(native, &shift.x, &shift.y)
    return input.screenPlace(Point(x: Double(point.x) + shift.x, y: Double(point.y) + shift.y), in: surface)
  }

  /// Moves the pointer and waits until GTK has handled the effects.
  func movePointer(to place: Place?, _ input: VirtualInput) async throws {
    let spot = try screenPlace(try resolve(place), input)
    input.movePointer(toX: spot.x, y: spot.y)
    try await settle(file: file, line: line)
  }

  func drag(from first: Place, to last: Place, in goal: PointerAction) async throws {
    try await withEvents { input, witness in
      try await movePointer(to: first, input)
      let from = try screenPlace(first, input)
      let to = try goal.screenPlace(last, input)
      defer { input.button(1, .up) }
      try await expect(witness.delivers(GDK_BUTTON_PRESS) { input.button(1, .down) })
      // Gestures need to see the pointer pass their threshold, and GDK merges motions of one frame.
      let steps: Int32 = 8
      // What is dragged may leave on the way.
      let window = widget.window
      for step in 1...steps {
        input.movePointer(toX: from.x + (to.x - from.x) * step / steps, y: from.y + (to.y - from.y) * step / steps)
        if let window, window.isMapped { try await paintFrames(1, of: window, file: file, line: line) }
        try await settle(file: file, line: line)
      }
      // With drag and drop the release goes to the drag's own grab, not to the window.
      _ = await witness.delivers(GDK_BUTTON_RELEASE, within: 0.3) { input.button(1, .up) }
    }
  }
}

// Activation.
extension PointerAction {
  /// Does what a click would do to the widget, or to the nearest parent that reacts to clicks.
  func activateClick(at place: Place?, count: Int) throws {
    let spot = try resolve(place)
    var isHandled = false
    var next: Widget? = widget
    while let candidate = next, !isHandled {
      for number in 1...max(1, count) {
        for gesture in candidate.controllers(gtk_gesture_click_get_type()) {
          gesture.emit("pressed", Double(number), spot.x, spot.y)
          gesture.emit("released", Double(number), spot.x, spot.y)
          isHandled = true
        }
        if candidate.selectRow() { isHandled = true }
        if candidate.isA(gtk_button_get_type()) {
          // GTK's own activation shows the button pressed for a quarter of a second first.
          candidate.emit("clicked")
          isHandled = true
        } else if !isHandled, candidate.activate() {
          isHandled = true
        }
      }
      next = candidate.parent
    }
    guard isHandled else { throw error("neither it nor a parent of it can be activated") }
  }

  func activateScroll(steps: Int) throws {
    var next: Widget? = widget
    while let candidate = next {
      for controller in candidate.controllers(gtk_event_controller_scroll_get_type())
      where controller.emit("scroll", 0, Double(steps)) {
        return
      }
      if let scrolled = candidate as? ScrolledWindow {
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolled.native())!
        let step = max(1, gtk_adjustment_get_step_increment(adjustment))
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + Double(steps) * step)
        return
      }
      next = candidate.parent
    }
    throw error("it is in no scrolled window")
  }

  func activateDrag(from first: Place, to target: Widget, _ last: Place) throws {
    var from = graphene_point_t(x: Float(last.x), y: Float(last.y))
    var point = graphene_point_t()
    guard gtk_widget_compute_point(target.native(), widget.native(), &from, &point) != 0 else {
      throw error("the target is in another window")
    }
    let gestures = widget.controllers(gtk_gesture_drag_get_type())
    guard !gestures.isEmpty else { throw error("it has no drag gesture; dragging to other widgets needs events") }
    let distance = (x: Double(point.x) - first.x, y: Double(point.y) - first.y)
    for gesture in gestures {
      gesture.emit("drag-begin", first.x, first.y)
      gesture.emit("drag-update", distance.x, distance.y)
      gesture.emit("drag-end", distance.x, distance.y)
    }
  }
}

extension Widget {
  /// Selects the list row that this widget is, like a click without a key.
  ///
  /// - Returns: whether it is a row.
  fileprivate func selectRow() -> Bool {
    guard ["GtkListItemWidget", "GtkColumnViewRowWidget"].contains(typeName) else { return false }
    var keys = [g_variant_new_boolean(0), g_variant_new_boolean(0)]
    rawWidget.activateAction("listitem.select", g_variant_new_tuple(&keys, gsize(keys.count)))
    return true
  }
}
