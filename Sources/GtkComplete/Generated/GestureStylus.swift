// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGestureStylus`.
@MainActor open class GestureStylus: Gesture, nonisolated SingleGesture {
  /// Adopts a GtkGestureStylus.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_gesture_stylus_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_stylus_new())) }
  /// `gtk_gesture_stylus_get_axis`.
  public final func axis(_ axis: AxisUse) -> Double? {
    var valueOut = Double()
    guard gtk_gesture_stylus_get_axis(native(), GdkAxisUse(axis.rawValue), &valueOut) != 0 else { return nil }
    return valueOut
  }
  /// `gtk_gesture_stylus_get_device_tool`.
  public final var deviceTool: DeviceTool? { wrapped(gtk_gesture_stylus_get_device_tool(native()), as: DeviceTool.self) }
  /// `GtkGestureStylus::down`.
  public final var onDown: Signal<Double, Double> { Signal(inside: self, "down") }
  /// `GtkGestureStylus::motion`.
  public final var onMotion: Signal<Double, Double> { Signal(inside: self, "motion") }
  /// `GtkGestureStylus::proximity`.
  public final var onProximity: Signal<Double, Double> { Signal(inside: self, "proximity") }
  /// `GtkGestureStylus::up`.
  public final var onUp: Signal<Double, Double> { Signal(inside: self, "up") }
}
