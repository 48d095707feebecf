import Gtk

/// Calls a program's override of `deleteBackward()` for the user's key. Its default does what the key does.
final class BackspaceKey {
  private let press: () -> Void
  private var isPressed = false

  /// - Parameters:
  ///   - widget: the widget that has the keyboard while a text is edited.
  ///   - method: calls the override.
  ///   - press: does what the key does without an override.
  init(in widget: Widget, calls method: @escaping () -> Void, press: @escaping () -> Void) {
    self.press = press
    let keys = EventControllerKey()
    keys.propagationPhase = .capture
    keys.onKeyPressed { [weak self] key, modifiers in
      guard let self, key == .backspace, modifiers.isDisjoint(with: [.control, .alt]) else { return .proceed }
      isPressed = true
      defer { isPressed = false }
      method()
      return .stop
    }
    widget.add(keys)
  }

  /// Does what the key does.
  ///
  /// - Returns: false if the key was not pressed.
  func pass() -> Bool {
    guard isPressed else { return false }
    press()
    return true
  }
}
