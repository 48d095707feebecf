import Gtk

/// Keys that run code: in a responder's `keyCommands`, added to a controller with `addKeyCommand(_:)`, or for an
/// entry of a menu bar.
///
/// They work while the keyboard is in the responder's part of the window, after the view with the keyboard had its turn: a text field
/// keeps its own keys, unless `wantsPriorityOverSystemBehavior`. The nearest responder along the chain that can perform the action does so.
@MainActor open class KeyCommand: Command {
  /// The key: the character it types without modifiers, or one of the constants; nil for none.
  public let input: String?
  /// The modifiers.
  public let modifierFlags: KeyModifierFlags
  /// Whether it takes precedence over the widget with the keyboard.
  open var wantsPriorityOverSystemBehavior = false

  /// Keys for a method.
  ///
  /// - Parameters:
  ///   - input: the key without modifiers, such as `n`, or one of the constants such as `inputEscape`.
  ///   - modifierFlags: the modifiers.
  public init(
    title: String = "", image: Image? = nil, action: Selector, input: String, modifierFlags: KeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Keys that do something, without a title.
  public convenience init(input: String, modifierFlags: KeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// A key that calls a method, with its title and look in a menu.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// The arrow upwards.
  public static let inputUpArrow = "KeyInputUpArrow"
  /// The arrow downwards.
  public static let inputDownArrow = "KeyInputDownArrow"
  /// The arrow to the left.
  public static let inputLeftArrow = "KeyInputLeftArrow"
  /// The arrow to the right.
  public static let inputRightArrow = "KeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "KeyInputEscape"
  /// A page up.
  public static let inputPageUp = "KeyInputPageUp"
  /// A page down.
  public static let inputPageDown = "KeyInputPageDown"
  /// To the beginning.
  public static let inputHome = "KeyInputHome"
  /// To the end.
  public static let inputEnd = "KeyInputEnd"
  /// Deletes the character after the cursor.
  public static let inputDelete = "KeyInputDelete"
  /// F1; the other function keys are called alike.
  public static let f1 = "F1"
  /// F2.
  public static let f2 = "F2"
  /// F3.
  public static let f3 = "F3"
  /// F4.
  public static let f4 = "F4"
  /// F5.
  public static let f5 = "F5"
  /// F6.
  public static let f6 = "F6"
  /// F7.
  public static let f7 = "F7"
  /// F8.
  public static let f8 = "F8"
  /// F9.
  public static let f9 = "F9"
  /// F10.
  public static let f10 = "F10"
  /// F11.
  public static let f11 = "F11"
  /// F12.
  public static let f12 = "F12"

  /// GDK's names of keys that type nothing, or nothing that is seen.
  private static let names = [
    inputUpArrow: "Up", inputDownArrow: "Down", inputLeftArrow: "Left", inputRightArrow: "Right",
    inputEscape: "Escape", inputPageUp: "Page_Up", inputPageDown: "Page_Down", inputHome: "Home", inputEnd: "End",
    inputDelete: "Delete", "\r": "Return", "\n": "Return", "\t": "Tab", "\u{8}": "BackSpace", "\u{1B}": "Escape",
  ]

  /// The key that is meant; nil for none.
  private(set) lazy var key: Key? = {
    guard let input, !input.isEmpty else { return nil }
    if let name = Self.names[input] ?? (input.count > 1 ? input : nil) { return Key(name: name) }
    return Key(typing: input.lowercased().unicodeScalars.first!)
  }()

  /// Whether a key that was pressed is this one.
  func matches(_ pressed: Key, _ modifiers: Modifiers) -> Bool {
    guard let key, key == pressed.lowercased else { return false }
    let relevant = modifiers.intersection([.shift, .control, .alt])
    let wanted = modifierFlags.modifiers
    // A sign above a digit needs Shift to be typed at all.
    return relevant == wanted || (!key.isLetter && key.character != nil && relevant.subtracting(.shift) == wanted)
  }

  /// The keys as menus show them; nil for none.
  var shortcutText: String? { key.map { $0.label(with: modifierFlags.modifiers) } }
}

// The action as a closure or a method in place of a selector.
extension KeyCommand {
  /// Keys that call a closure.
  public convenience init(
    title: String = "", image: Image? = nil, action: @escaping @MainActor () -> Void, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Keys that call a closure with the command.
  public convenience init(
    title: String = "", image: Image? = nil, action: @escaping @MainActor (KeyCommand) -> Void, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Keys that have the nearest responder of a class do something.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String = "", image: Image? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    input: String, modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Keys that have the nearest responder of a class do something with the command.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    title: String = "", image: Image? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void, input: String,
    modifierFlags: KeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: Selector(action), input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Keys that call a closure, without a title.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: Selector(action), input: input, modifierFlags: modifierFlags)
  }

  /// Keys that call a closure with the command, without a title.
  public convenience init(
    input: String, modifierFlags: KeyModifierFlags, action: @escaping @MainActor (KeyCommand) -> Void
  ) {
    self.init(action: Selector(action), input: input, modifierFlags: modifierFlags)
  }

  /// Keys that have the nearest responder of a class do something with the command, without a title.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    input: String, modifierFlags: KeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (KeyCommand) -> Void
  ) {
    self.init(action: Selector(action), input: input, modifierFlags: modifierFlags)
  }

  /// Keys that have the nearest responder of a class do something, without a title.
  @_disfavoredOverload public convenience init<Target: AnyObject>(
    input: String, modifierFlags: KeyModifierFlags, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(action: Selector(action), input: input, modifierFlags: modifierFlags)
  }
}
