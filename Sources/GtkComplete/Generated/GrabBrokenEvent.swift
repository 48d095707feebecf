// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkGrabBrokenEvent`.
@MainActor open class GrabBrokenEvent: GdkEvent {
  /// `gdk_grab_broken_event_get_grab_surface`.
  public final var grabSurface: Surface? { wrapped(gdk_grab_broken_event_get_grab_surface(native()), as: Surface.self) }
  /// `gdk_grab_broken_event_get_implicit`.
  public final var isImplicit: Bool { gdk_grab_broken_event_get_implicit(native()) != 0 }
}
