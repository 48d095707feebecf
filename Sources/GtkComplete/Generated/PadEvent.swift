// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkPadEvent`.
@MainActor open class PadEvent: GdkEvent {
  /// `gdk_pad_event_get_axis_value`.
  public final var axisValue: (index: Int, value: Double) {
    var indexOut = UInt32()
    var valueOut = Double()
    gdk_pad_event_get_axis_value(native(), &indexOut, &valueOut)
    return (Int(indexOut), valueOut)
  }
  /// `gdk_pad_event_get_button`.
  public final var button: Int { Int(gdk_pad_event_get_button(native())) }
  /// `gdk_pad_event_get_group_mode`.
  public final var groupMode: (group: Int, mode: Int) {
    var groupOut = UInt32()
    var modeOut = UInt32()
    gdk_pad_event_get_group_mode(native(), &groupOut, &modeOut)
    return (Int(groupOut), Int(modeOut))
  }
}
