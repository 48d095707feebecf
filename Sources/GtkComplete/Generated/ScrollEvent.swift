// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkScrollEvent`.
@MainActor open class ScrollEvent: GdkEvent {
  /// `gdk_scroll_event_get_deltas`.
  public final var deltas: (deltaX: Double, deltaY: Double) {
    var deltaXOut = Double()
    var deltaYOut = Double()
    gdk_scroll_event_get_deltas(native(), &deltaXOut, &deltaYOut)
    return (deltaXOut, deltaYOut)
  }
  /// `gdk_scroll_event_get_direction`.
  public final var direction: ScrollDirection { ScrollDirection(rawValue: gdk_scroll_event_get_direction(native()).rawValue) }
  /// `gdk_scroll_event_get_unit`.
  public final var unit: ScrollUnit { ScrollUnit(rawValue: gdk_scroll_event_get_unit(native()).rawValue) }
  /// `gdk_scroll_event_is_stop`.
  public final var isStop: Bool { gdk_scroll_event_is_stop(native()) != 0 }
}
