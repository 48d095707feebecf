// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkTouchpadEvent`.
@MainActor open class TouchpadEvent: GdkEvent {
  /// `gdk_touchpad_event_get_deltas`.
  public final var deltas: (dx: Double, dy: Double) {
    var dxOut = Double()
    var dyOut = Double()
    gdk_touchpad_event_get_deltas(native(), &dxOut, &dyOut)
    return (dxOut, dyOut)
  }
  /// `gdk_touchpad_event_get_gesture_phase`.
  public final var gesturePhase: TouchpadGesturePhase { TouchpadGesturePhase(rawValue: gdk_touchpad_event_get_gesture_phase(native()).rawValue) }
  /// `gdk_touchpad_event_get_n_fingers`.
  public final var nFingers: Int { Int(gdk_touchpad_event_get_n_fingers(native())) }
  /// `gdk_touchpad_event_get_pinch_angle_delta`.
  public final var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(native()) }
  /// `gdk_touchpad_event_get_pinch_scale`.
  public final var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(native()) }
}
