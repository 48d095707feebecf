import CGtk

/// Reports rotation with two fingers.
@MainActor public final class GestureRotate: EventController {
  /// Adopts a GtkGestureRotate.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports fingers on a screen or a touchpad.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_rotate_new())) }

  /// The angle of the line between the fingers, and its rotation since they touched, in radians, clockwise.
  public var onAngleChanged: Signal<Double, Double> { Signal(self, "angle-changed") }

  /// Two fingers touch.
  public var onBegin: Signal<OpaqueArgument> { Signal(self, "begin") }

  /// One of them was lifted.
  public var onEnd: Signal<OpaqueArgument> { Signal(self, "end") }

  /// The point between the fingers; nil without them.
  public var center: Point? { centerOfFingers }
}
