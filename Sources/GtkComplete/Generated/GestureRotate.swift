// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension GestureRotate: nonisolated GestureProtocol {}
extension GestureRotate {
  /// `gtk_gesture_rotate_get_angle_delta`.
  public var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(native()) }
}
