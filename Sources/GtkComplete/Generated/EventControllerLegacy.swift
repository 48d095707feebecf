// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkEventControllerLegacy`.
@MainActor open class EventControllerLegacy: EventController {
  /// Adopts a GtkEventControllerLegacy.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_event_controller_legacy_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_event_controller_legacy_new())) }
  /// `GtkEventControllerLegacy::event`.
  public final var onEvent: EventSignal<GdkEvent?> { EventSignal(inside: self, "event") }
}
