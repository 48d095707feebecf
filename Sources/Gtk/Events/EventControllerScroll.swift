import CGtk

/// Reports scrolling.
@MainActor public final class EventControllerScroll: EventController {
  /// Adopts a GtkEventControllerScroll.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports scrolling in both directions.
  public init() {
    super.init(
      owning: UnsafeMutableRawPointer(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
  }

  /// Whether the distance being reported counts a wheel's steps, not logical pixels.
  public var isInSteps: Bool { gtk_event_controller_scroll_get_unit(native()) == GDK_SCROLL_UNIT_WHEEL }
}
