// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDNDEvent`.
@MainActor open class DNDEvent: GdkEvent {
  /// `gdk_dnd_event_get_drop`.
  public final var drop: Drop? { wrapped(gdk_dnd_event_get_drop(native()), as: Drop.self) }
}
