import CGtk

/// Hears of dragging inside a widget.
@MainActor public final class GestureDrag: EventController {
  /// Hears of dragging with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_drag_new())) }

  /// Given up: somebody else has the pointer, or the widget is no longer shown.
  public var onCancel: Signal<OpaqueArgument> { Signal(self, "cancel") }

  /// Keeps the pointer to itself: gestures of what is around or inside give up.
  public func claim() { gtk_gesture_set_state(native(), GTK_EVENT_SEQUENCE_CLAIMED) }
}
