import CGtk

/// Reports dragging inside a widget.
@MainActor public final class GestureDrag: EventController {
  /// Adopts a GtkGestureDrag.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports dragging with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_drag_new())) }

  /// Given up: another gesture has the pointer, or the widget is no longer shown.
  public var onCancel: Signal<OpaqueArgument> { Signal(self, "cancel") }

  /// Calls `handler` with how far the pointer is from where it was pressed, in the widget's coordinates, each time the pointer has moved. GTK
  /// repeats a motion at the same place after each layout, for widgets that move under the pointer: those are left out. A widget that
  /// moves with the pointer would otherwise never come to rest where the place is no whole number, as on Wayland.
  package func onPointerMoved(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    var last: Point?
    onDragBegin { [unowned self] _, _ in last = eventPlace }
    onDragUpdate { [unowned self] x, y in
      let place = eventPlace
      guard place == nil || place != last else { return }
      last = place
      handler(x, y)
    }
  }

  /// Claims the pointer: gestures of surrounding and inner widgets give up.
  public func claim() { gtk_gesture_set_state(native(), GTK_EVENT_SEQUENCE_CLAIMED) }

  /// Where in the surface the current event is; nil outside of an event.
  private var eventPlace: Point? {
    var (x, y) = (0.0, 0.0)
    guard let event = gtk_event_controller_get_current_event(native()), gdk_event_get_position(event, &x, &y) != 0
    else { return nil }
    return Point(x: x, y: y)
  }
}
