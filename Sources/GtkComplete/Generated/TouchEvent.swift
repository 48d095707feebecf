// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkTouchEvent`.
@MainActor open class TouchEvent: GdkEvent {
  /// `gdk_touch_event_get_emulating_pointer`.
  public final var isEmulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(native()) != 0 }
}
