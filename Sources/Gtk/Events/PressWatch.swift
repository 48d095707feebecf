import CGtk

/// Reports every press and release of the pointer before gestures see it, and takes none away from them.
@MainActor package final class PressWatch: EventController {
  /// A press or a release.
  package enum Press { case down, up }

  /// Reports presses and releases of the first button or a finger.
  package init(_ handler: @escaping (Press) -> Void) {
    super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    propagationPhase = .capture
    _ = SignalConnection(self, "event", .everyChange) { arguments, _ in
      guard let event = g_value_peek_pointer(arguments).map({ OpaquePointer($0) }) else { return }
      switch gdk_event_get_event_type(event) {
      case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1: handler(.down)
      case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1: handler(.up)
      case GDK_TOUCH_BEGIN: handler(.down)
      case GDK_TOUCH_END, GDK_TOUCH_CANCEL: handler(.up)
      default: break
      }
    }
  }
}
