import Gtk

/// Lets a class of the program's that overrides `deleteBackward()` hear of the user's key. The default of that does what the key does.
final class BackspaceKey {
  private let press: () -> Void
  private var isPressed = false

  /// - Parameters:
  ///   - widget: what has the keyboard while a text is edited.
  ///   - method: calls the override.
  ///   - press: does what the key does without one.
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
  /// - Returns: false if nobody has pressed it.
  func pass() -> Bool {
    guard isPressed else { return false }
    press()
    return true
  }
}
