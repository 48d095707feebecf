// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkFocusEvent`.
@MainActor open class FocusEvent: GdkEvent {
  /// `gdk_focus_event_get_in`.
  public final var isIn: Bool { gdk_focus_event_get_in(native()) != 0 }
}
