// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension GestureZoom: nonisolated GestureProtocol {}
extension GestureZoom {
  /// `gtk_gesture_zoom_get_scale_delta`.
  public var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(native()) }
}
