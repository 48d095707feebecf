import CGtk

/// Hears of two fingers that move apart or together.
@MainActor public final class GestureZoom: EventController {
  /// Hears of fingers on a screen or a touchpad.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_zoom_new())) }

  /// By what the distance of the fingers has been multiplied since they came.
  public var onScaleChanged: Signal<Double> { Signal(self, "scale-changed") }

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
