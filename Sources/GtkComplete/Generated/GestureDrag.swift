// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension GestureDrag: nonisolated GestureProtocol {}
extension GestureDrag {
  /// `gtk_gesture_drag_get_offset`.
  public var offset: Point? {
    var xOut = Double()
    var yOut = Double()
    guard gtk_gesture_drag_get_offset(native(), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
  /// `gtk_gesture_drag_get_start_point`.
  public var startPoint: Point? {
    var xOut = Double()
    var yOut = Double()
    guard gtk_gesture_drag_get_start_point(native(), &xOut, &yOut) != 0 else { return nil }
    return Point(x: xOut, y: yOut)
  }
}
