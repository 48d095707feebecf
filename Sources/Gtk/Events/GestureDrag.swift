import CGtk

/// Reports dragging inside a widget.
@MainActor public final class GestureDrag: EventController {
  /// Reports dragging with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_drag_new())) }

  /// Given up: another gesture has the pointer, or the widget is no longer shown.
  public var onCancel: Signal<OpaqueArgument> { Signal(self, "cancel") }

  /// Claims the pointer: gestures of surrounding and inner widgets give up.
  public func claim() { gtk_gesture_set_state(native(), GTK_EVENT_SEQUENCE_CLAIMED) }
}
