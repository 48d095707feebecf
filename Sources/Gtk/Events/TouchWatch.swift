import CGtk

/// Reports what a finger, or the pointer's first button, does in a widget before any other handler, and may keep it from them.
@MainActor package final class TouchWatch: EventController {
  /// The step of a touch.
  package enum Phase { case began, moved, ended, cancelled }

  /// Reports each step with its place in the widget that it is added to.
  package init(_ handler: @escaping (Phase, Point) -> Propagation) {
    super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    propagationPhase = .capture
    _ = SignalConnection(self, "event", .everyChange) { [unowned self] arguments, result in
      guard let widget = gtk_event_controller_get_widget(native()),
        let event = g_value_peek_pointer(arguments).map({ OpaquePointer($0) }), let phase = Self.phase(of: event),
        let place = Self.place(of: event, in: widget)
      else { return }
      let propagation = handler(phase, place)
      if let result { g_value_set_boolean(result, propagation == .stop ? 1 : 0) }
    }
  }

  private static func phase(of event: OpaquePointer) -> Phase? {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1: .began
    case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1: .ended
    case GDK_MOTION_NOTIFY where gdk_event_get_modifier_state(event).rawValue & GDK_BUTTON1_MASK.rawValue != 0: .moved
    case GDK_TOUCH_BEGIN: .began
    case GDK_TOUCH_UPDATE: .moved
    case GDK_TOUCH_END: .ended
    case GDK_TOUCH_CANCEL: .cancelled
    default: nil
    }
  }

  /// Where an event is in the widget; nil for one of a popover's surface above the widget's.
  private static func place(of event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) -> Point? {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard let surface = gtk_widget_get_native(widget), gdk_event_get_surface(event) == gtk_native_get_surface(surface),
      gdk_event_get_position(event, &x, &y) != 0
    else { return nil }
    gtk_native_get_surface_transform(surface, &left, &top)
    let native = UnsafeMutableRawPointer(surface).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(native, widget, x - left, y - top, &x, &y) != 0 else { return nil }
    return Point(x: x, y: y)
  }
}

extension EventController {
  /// The time of the event being handled, by the display's clock; 0 outside of a handler.
  package var eventMilliseconds: UInt32 { gtk_event_controller_get_current_event_time(native()) }

  /// Whether the event being handled comes from a finger on the screen.
  package var isFinger: Bool {
    guard let event = gtk_event_controller_get_current_event(native()) else { return false }
    let type = gdk_event_get_event_type(event)
    return type == GDK_TOUCH_BEGIN || type == GDK_TOUCH_UPDATE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL
  }
}

/// Tells double clicks apart from separate clicks. A test that clicks twice means two clicks, however fast it is.
@MainActor package enum PressSeries {
  /// Changes when the next press does not continue the previous ones.
  package private(set) static var current = 0

  /// Begins a new series.
  package static func begin() { current += 1 }
}
