import CGtk

/// Hears of two fingers that turn.
@MainActor public final class GestureRotate: EventController {
  /// Hears of fingers on a screen or a touchpad.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_rotate_new())) }

  /// The angle of the line between the fingers, and by how much it has turned since they came, in radians, clockwise.
  public var onAngleChanged: Signal<Double, Double> { Signal(self, "angle-changed") }

  /// Two fingers have come.
  public var onBegin: Signal<OpaqueArgument> { Signal(self, "begin") }

  /// One of them has gone.
  public var onEnd: Signal<OpaqueArgument> { Signal(self, "end") }

  /// The middle of the fingers; nil without them.
  public var center: Point? {
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_bounding_box_center(native(), &x, &y) != 0 ? Point(x: x, y: y) : nil
  }
}
