import Gtk

/// Sends the events of a press on a button, of which GTK says only that it was a click: made for the first action for one of them.
///
/// GTK's gestures are of no use for it: after one press that the button has claimed they miss the next one.
final class ButtonPress {
  static let events: ControlEvents = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpOutside,
    .touchCancel,
  ]

  private unowned let button: Button
  private var isPressed = false
  private var isInside = true
  private var lastPress: Int64 = 0

  init(_ button: Button) {
    self.button = button
    button.add(
      TouchWatch { [weak self] phase, place in
        self?.follow(phase, place)
        return .proceed
      })
  }

  private func follow(_ phase: TouchWatch.Phase, _ place: Point) {
    guard phase == .began ? button.isEnabled : isPressed else { return }
    let wasInside = isInside
    isInside = phase == .began || button.point(inside: place, with: nil)
    isPressed = phase == .began || phase == .moved
    switch phase {
    case .began:
      let isRepeated =
        MainLoop.monotonicMicroseconds - lastPress < Int64(DisplaySettings.shared.doubleClickTime) * 1000
      lastPress = MainLoop.monotonicMicroseconds
      button.sendActions(for: isRepeated ? [.touchDown, .touchDownRepeat] : .touchDown)
    case .moved:
      var events: ControlEvents = isInside ? .touchDragInside : .touchDragOutside
      if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
      button.sendActions(for: events)
    // What is let go inside is a click.
    case .ended: if !isInside { button.sendActions(for: .touchUpOutside) }
    case .cancelled: button.sendActions(for: .touchCancel)
    }
  }
}
