import CGtk

/// Reports a long press.
@MainActor public final class GestureLongPress: EventController {
  /// Adopts a GtkGestureLongPress.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Reports presses with the first button or a finger.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_gesture_long_press_new())) }

  private var hasPressed = false
  private lazy var releases = PressWatch { [weak self] press in
    guard let self else { return }
    if press == .up, !hasPressed { gtk_event_controller_reset(native()) }
    hasPressed = false
  }

  /// A button inside takes its release for itself, and GTK would count on to a press that lasts.
  func watchReleases(on widget: Widget) {
    onPressed.includingProgrammatic { [weak self] _, _ in self?.hasPressed = true }
    widget.add(releases)
  }

  func watchNoReleases(on widget: Widget) { widget.remove(releases) }
}
