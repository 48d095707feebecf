import CGtk

/// Hears of a press that lasts.
@MainActor public final class GestureLongPress: EventController {
  /// Hears of presses with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_long_press_new())) }
}
