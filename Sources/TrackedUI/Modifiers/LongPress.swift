import Gtk

private struct PressingModifier: ControllerModifier {
  let duration: Double
  let action: () -> Void
  let pressing: (Bool) -> Void

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    var isPressed = false
    func tell(_ pressed: Bool) {
      guard pressed != isPressed else { return }
      isPressed = pressed
      current()?.pressing(pressed)
    }
    // Ends however the pointer is let go, also where another gesture has taken the press.
    let drag = GestureDrag()
    drag.onDragBegin { _, _ in tell(true) }
    drag.onDragEnd { _, _ in tell(false) }
    // For a program that only wants to know whether it is pressed.
    guard duration.isFinite else { return [drag] }
    let press = GestureLongPress()
    press.setDuration(duration)
    let hold = ClickFamily.holding()
    press.onPressed { _, _ in
      tell(false)
      hold()
      current()?.action()
    }
    return [drag, press]
  }
}

extension View {
  /// Does something when the view is pressed for some seconds, and is told about the pointer that presses it.
  ///
  /// - Parameters:
  ///   - minimumDuration: between half and twice as long as the desktop says, in seconds; infinite for never.
  ///   - maximumDistance: how far the pointer may move, in logical pixels: as far as GTK says.
  ///   - onPressingChanged: called with true when the view is pressed, and with false when it is let go or has been pressed long enough.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: @escaping (Bool) -> Void
  ) -> some View {
    modifier(PressingModifier(duration: minimumDuration, action: action, pressing: onPressingChanged))
  }

  /// Does something when the view is pressed for some seconds, and is told about the pointer that presses it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(PressingModifier(duration: minimumDuration, action: action, pressing: pressing ?? { _ in }))
  }
}
