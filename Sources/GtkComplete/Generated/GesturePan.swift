// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGesturePan`.
@MainActor open class GesturePan: Gesture, nonisolated SingleGesture {
  /// Adopts a GtkGesturePan.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_gesture_pan_new`.
  public init(orientation: Orientation) { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_pan_new(GtkOrientation(orientation.rawValue)))) }
  /// `GtkGesturePan:orientation`.
  public final var orientation: Orientation { get { Orientation(rawValue: gtk_gesture_pan_get_orientation(native()).rawValue) ?? .horizontal } set { if newValue != orientation { withoutEcho { gtk_gesture_pan_set_orientation(native(), GtkOrientation(newValue.rawValue)) } } } }
  /// `orientation` changed.
  public final var onNotifyOrientation: Signal<> { notify("orientation", delivery: .userChanges) }
  /// `GtkGesturePan::pan`.
  public final var onPan: Signal<PanDirection, Double> { Signal(inside: self, "pan") }
}
