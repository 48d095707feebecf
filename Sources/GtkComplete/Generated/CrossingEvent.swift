// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkCrossingEvent`.
@MainActor open class CrossingEvent: GdkEvent {
  /// `gdk_crossing_event_get_detail`.
  public final var detail: NotifyType { NotifyType(rawValue: gdk_crossing_event_get_detail(native()).rawValue) }
  /// `gdk_crossing_event_get_focus`.
  public final var isFocus: Bool { gdk_crossing_event_get_focus(native()) != 0 }
  /// `gdk_crossing_event_get_mode`.
  public final var mode: CrossingMode { CrossingMode(rawValue: gdk_crossing_event_get_mode(native()).rawValue) }
}
