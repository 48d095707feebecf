import CGtk

/// Reports two fingers that move apart or together.
@MainActor public final class GestureZoom: EventController {
  /// Adopts a GtkGestureZoom.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports fingers on a screen or a touchpad.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_zoom_new())) }

  /// The factor by which the fingers' distance has changed since they touched.
  public var onScaleChanged: Signal<Double> { Signal(self, "scale-changed") }

  /// Two fingers touch.
  public var onBegin: Signal<OpaqueArgument> { Signal(self, "begin") }

  /// One of them was lifted.
  public var onEnd: Signal<OpaqueArgument> { Signal(self, "end") }

  /// The point between the fingers; nil without them.
  public var center: Point? { centerOfFingers }
}

extension EventController {
  /// The point between the fingers of a gesture; nil without them.
  final var centerOfFingers: Point? {
    // GTK 4.8 reads the last event, also where there is none.
    guard gtk_gesture_get_last_event(native(), gtk_gesture_get_last_updated_sequence(native())) != nil else {
      return nil
    }
    var (x, y) = (0.0, 0.0)
    return gtk_gesture_get_bounding_box_center(native(), &x, &y) != 0 ? Point(x: x, y: y) : nil
  }
}
