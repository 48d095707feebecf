import CGtk

/// Hears of the keyboard coming and going.
@MainActor public final class EventControllerFocus: EventController {
  /// Hears of the focus of the widget it is added to, its children's included.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_focus_new())) }
}
