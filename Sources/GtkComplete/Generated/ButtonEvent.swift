// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkButtonEvent`.
@MainActor open class ButtonEvent: GdkEvent {
  /// `gdk_button_event_get_button`.
  public final var button: Int { Int(gdk_button_event_get_button(native())) }
}
