// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGestureSwipe`.
@MainActor open class GestureSwipe: Gesture, nonisolated SingleGesture {
  /// Adopts a GtkGestureSwipe.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_gesture_swipe_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_swipe_new())) }
  /// `gtk_gesture_swipe_get_velocity`.
  public final var velocity: (velocityX: Double, velocityY: Double)? {
    var velocityXOut = Double()
    var velocityYOut = Double()
    guard gtk_gesture_swipe_get_velocity(native(), &velocityXOut, &velocityYOut) != 0 else { return nil }
    return (velocityXOut, velocityYOut)
  }
  /// `GtkGestureSwipe::swipe`.
  public final var onSwipe: Signal<Double, Double> { Signal(inside: self, "swipe") }
}
