import Gtk

/// A key of the keyboard that is held down. One object from the beginning to the end.
@MainActor public final class Press {
  /// How far a press has come.
  public nonisolated enum Phase: Int, Sendable {
    /// The key has gone down.
    case began
    /// Its force has changed; keyboards do not report this.
    case changed
    /// It is held.
    case stationary
    /// It was released.
    case ended
    /// The window has lost the keyboard while it was held.
    case cancelled
  }

  /// The key.
  public let key: PressedKey?
  /// How far it has come.
  public internal(set) var phase = Phase.began
  /// When it last changed, in seconds that only grow.
  public internal(set) var timestamp = Touch.now
  /// The responder of the press.
  public internal(set) weak var responder: (any Responder)?
  /// The window.
  public var window: Window? { hostWindow as? Window }
  private weak var hostWindow: Gtk.Window?

  init(_ key: PressedKey, in window: Gtk.Window) {
    self.key = key
    hostWindow = window
  }
}

/// An event of held keys.
@MainActor public final class PressesEvent {
  /// All keys that are held, or were until now.
  public let allPresses: Set<Press>
  /// When it happened, in seconds that only grow.
  public let timestamp = Touch.now

  init(_ presses: Set<Press>) { allPresses = presses }
}

/// A key: its position on the keyboard, and the character it types. `UIKey` without its prefix is `Gtk.Key`, a key by its character alone.
public nonisolated struct PressedKey: Hashable, Sendable {
  /// Where it is on a keyboard, as that of the United States has its keys.
  public let keyCode: KeyboardHIDUsage
  /// The character it types with the current modifiers; for arrows and similar keys the `input` of a `KeyCommand`, and nothing for Shift and similar keys.
  public let characters: String
  /// The character it types without modifiers.
  public let charactersIgnoringModifiers: String
  /// The modifiers.
  public let modifierFlags: KeyModifierFlags

  @MainActor init(_ key: Key, _ modifiers: Modifiers) {
    keyCode = KeyboardHIDUsage(key)
    let input = Self.inputs[keyCode]
    characters = input ?? key.character.map(String.init) ?? ""
    charactersIgnoringModifiers = input ?? key.lowercased.character.map(String.init) ?? ""
    var flags: KeyModifierFlags = []
    if modifiers.contains(.shift) { flags.insert(.shift) }
    if modifiers.contains(.control) { flags.insert(.control) }
    if modifiers.contains(.alt) { flags.insert(.alternate) }
    modifierFlags = flags
  }

  @MainActor private static let inputs: [KeyboardHIDUsage: String] = [
    .keyboardUpArrow: KeyCommand.inputUpArrow, .keyboardDownArrow: KeyCommand.inputDownArrow,
    .keyboardLeftArrow: KeyCommand.inputLeftArrow, .keyboardRightArrow: KeyCommand.inputRightArrow,
    .keyboardEscape: KeyCommand.inputEscape, .keyboardReturnOrEnter: "\r", .keyboardTab: "\t",
  ]
}
