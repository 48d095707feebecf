import Gtk

/// A key that was pressed, held or let go.
public nonisolated struct KeyPress: Sendable {
  /// Which key.
  public let key: KeyEquivalent
  /// What it types; empty for a key that types nothing.
  public let characters: String
  /// What is held down with it.
  public let modifiers: EventModifiers
  /// Whether it was pressed, repeats or was let go.
  public let phase: Phases

  /// What happens to a key.
  @RawRepresented(by: Int.self)
  public nonisolated struct Phases: OptionSet, Sendable {
    /// It was pressed.
    public static let down = Phases(rawValue: 1)
    /// It is held, and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// It was let go.
    public static let up = Phases(rawValue: 4)
    /// Any of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether others get the key as well.
  public nonisolated enum Result: Sendable {
    /// No others do.
    case handled
    /// Views further up do.
    case ignored
  }
}

private struct KeyPressModifier: ControllerModifier {
  let phases: KeyPress.Phases
  let keys: [KeyEquivalent]?
  /// Whether a text may keep the key to itself.
  var isCommand = false
  let action: (KeyPress) -> KeyPress.Result
  static var needsWholeRectangle: Bool { false }

  func makeControllers(_ widget: Widget, _ current: @escaping () -> Self?) -> [EventController] {
    // GTK's texts and lists would use the key up: the program that listens on them comes first, as long as nothing is being composed.
    let text = isCommand ? nil : widget.editedText
    if text != nil { return [makeController(.capture, current) { text?.isComposing != true }] }
    guard !isCommand, widget.isListOfRows else { return [makeController(.bubble, current) { true }] }
    // A text in a row has its keys first.
    return [
      makeController(.capture, current) { [weak widget] in widget?.window?.focus?.isEditedText != true },
      makeController(.bubble, current) { [weak widget] in widget?.window?.focus?.isEditedText == true },
    ]
  }

  private func makeController(
    _ phase: EventController.PropagationPhase, _ current: @escaping () -> Self?, isMeant: @escaping () -> Bool
  ) -> EventController {
    let controller = EventControllerKey()
    controller.propagationPhase = phase
    var held: Set<Int> = []
    func tell(_ key: Key, _ modifiers: Modifiers, _ phase: KeyPress.Phases) -> Propagation {
      guard let modifier = current(), modifier.phases.contains(phase), isMeant() else { return .proceed }
      let press = KeyPress(key, modifiers, phase)
      if let keys = modifier.keys, !keys.contains(press.key) { return .proceed }
      return modifier.action(press) == .handled ? .stop : .proceed
    }
    controller.onKeyPressed { key, modifiers in
      tell(key, modifiers, held.insert(key.rawValue).inserted ? .down : .repeat)
    }
    controller.onKeyReleased { key, modifiers in
      held.remove(key.rawValue)
      _ = tell(key, modifiers, .up)
    }
    return controller
  }
}

extension Widget {
  /// The text that is edited, of a field or an editor.
  fileprivate var editedText: Widget? {
    if let field = self as? any Editable { return field.textWidget }
    if let editor = self as? Gtk.TextView ?? (self as? ScrolledWindow)?.child as? Gtk.TextView { return editor }
    // A field that grows is in one place with its title.
    return (self as? LayoutWidget)?.children.first(where: \.isGrowingField)?.editedText
  }

  /// Whether it is GTK's own part of a field that is edited, or an editor.
  fileprivate var isEditedText: Bool { typeName == "GtkText" || self is Gtk.TextView }

  /// Whether its rows use keys.
  fileprivate var isListOfRows: Bool {
    let content = (self as? ScrolledWindow)?.child ?? self
    return content is Gtk.ListView || content is GridView || content is ColumnView || content is ListBox
  }
}

nonisolated extension KeyPress {
  fileprivate init(_ key: Key, _ modifiers: Modifiers, _ phase: Phases) {
    characters = key.character.map { String(Character($0)) } ?? ""
    self.key = KeyEquivalent(typedBy: key)
    var held: EventModifiers = []
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.control) { held.formUnion([.control, .command]) }
    if modifiers.contains(.alt) { held.insert(.option) }
    self.modifiers = held
    self.phase = phase
  }
}

extension View {
  /// Does something when a key is pressed or repeats while the view, or something inside, has the keyboard.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], keys: [key]) { _ in action() })
  }

  /// Does something with a key while the view, or something inside, has the keyboard.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, keys: [key], action: action))
  }

  /// Does something with some keys while the view, or something inside, has the keyboard.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, keys: Array(keys), action: action))
  }

  /// Does something with any key while the view, or something inside, has the keyboard.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, keys: nil, action: action))
  }

  /// Does something with keys that type some characters while the view, or something inside, has the keyboard.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      let isAmong = !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
      return isAmong ? action(press) : .ignored
    }
  }
}

extension View {
  /// Does what a key means where a text does not use it itself.
  private func onCommand(_ keys: [KeyEquivalent], action: @escaping (KeyPress) -> KeyPress.Result) -> some View {
    modifier(KeyPressModifier(phases: [.down, .repeat], keys: keys, isCommand: true, action: action))
  }
}

/// A direction in which one moves with the keyboard.
public nonisolated enum MoveCommandDirection: CaseIterable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension View {
  /// Does something when Escape is pressed while the view, or something inside, has the keyboard; nil leaves the key to others.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.escape]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }

  /// Does something when an arrow is pressed while the view, or something inside, has the keyboard; nil leaves the keys to
  /// others.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return onCommand(Array(directions.keys)) { press in
      guard let action, let direction = directions[press.key] else { return .ignored }
      action(direction)
      return .handled
    }
  }
}

extension View {
  /// Does something when the person presses Delete inside the view.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand([.delete, .deleteForward]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
