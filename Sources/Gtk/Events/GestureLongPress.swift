import CGtk

/// Reports a long press.
@MainActor public final class GestureLongPress: EventController {
  /// Reports presses with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_long_press_new())) }
}
