// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension EventController {
  /// `gtk_event_controller_get_current_event`.
  public var currentEvent: GdkEvent? { GdkEvent.copy(gtk_event_controller_get_current_event(native())) }
  /// `gtk_event_controller_get_current_event_device`.
  public var currentEventDevice: Device? { wrapped(gtk_event_controller_get_current_event_device(native()), as: Device.self) }
  /// `gtk_event_controller_get_current_event_time`.
  public var currentEventTime: Int { Int(gtk_event_controller_get_current_event_time(native())) }
  /// `gtk_event_controller_reset`.
  public func reset() { gtk_event_controller_reset(native()) }
}
