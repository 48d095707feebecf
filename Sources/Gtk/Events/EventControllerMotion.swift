import CGtk

/// Reports the pointer.
@MainActor public final class EventControllerMotion: EventController {
  /// Adopts a GtkEventControllerMotion.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports the pointer over the widget it is added to.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_motion_new())) }
}
