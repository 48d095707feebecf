import Gtk

/// A key with others held down, that does what a button does.
public nonisolated struct KeyboardShortcut: Equatable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// What is held down.
  public let modifiers: EventModifiers

  /// A key with others held down.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Enter, for what is usually wanted.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether GTK has a use for the key where a button has the keyboard: to press it, and to go to its neighbours.
  var isTakenByButtons: Bool { modifiers.isEmpty && ["space", "Up", "Down", "Left", "Right"].contains(key.name) }

  /// As GTK writes it.
  var trigger: String {
    var text = ""
    if modifiers.contains(.command) || modifiers.contains(.control) { text += "<Control>" }
    if modifiers.contains(.shift) { text += "<Shift>" }
    if modifiers.contains(.option) { text += "<Alt>" }
    return text + key.name
  }

  /// As menus show it.
  var label: String {
    var held: Modifiers = []
    if modifiers.contains(.command) || modifiers.contains(.control) { held.insert(.control) }
    if modifiers.contains(.shift) { held.insert(.shift) }
    if modifiers.contains(.option) { held.insert(.alt) }
    return Key(name: key.name)?.label(with: held) ?? key.name
  }
}

/// A key.
public nonisolated struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// As GDK names it.
  let name: String

  private init(name: String) { self.name = name }

  /// The key of a character.
  public init(_ character: Character) {
    let named = Self.characters.first { $0.value == character }?.key
    name = named ?? Key(typing: character.lowercased().unicodeScalars.first!).name ?? String(character)
  }

  /// The key of a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  /// The key that was pressed.
  init(typedBy key: Key) {
    if let name = Self.characters.keys.first(where: { Key(name: $0) == key }) {
      self.init(name: name)
    } else {
      self.init(key.character.map { Character($0) } ?? "\0")
    }
  }

  /// The character that the key types, or that stands for it, as Unicode and SwiftUI have it.
  public var character: Character {
    Self.characters[name] ?? Key(name: name)?.character.map { Character($0) } ?? name.first ?? "\0"
  }

  private static let characters: [String: Character] = [
    "Return": "\r", "Escape": "\u{1B}", "BackSpace": "\u{8}", "Delete": "\u{F728}", "Tab": "\t", "Up": "\u{F700}",
    "Down": "\u{F701}", "Left": "\u{F702}", "Right": "\u{F703}", "Home": "\u{F729}", "End": "\u{F72B}",
    "Page_Up": "\u{F72C}", "Page_Down": "\u{F72D}",
  ]

  /// Enter.
  public static let `return` = KeyEquivalent(name: "Return")
  /// Escape.
  public static let escape = KeyEquivalent(name: "Escape")
  /// Delete.
  public static let delete = KeyEquivalent(name: "BackSpace")
  /// The key that deletes what follows.
  public static let deleteForward = KeyEquivalent(name: "Delete")
  /// To the beginning.
  public static let home = KeyEquivalent(name: "Home")
  /// To the end.
  public static let end = KeyEquivalent(name: "End")
  /// A page up.
  public static let pageUp = KeyEquivalent(name: "Page_Up")
  /// A page down.
  public static let pageDown = KeyEquivalent(name: "Page_Down")
  /// Space.
  public static let space = KeyEquivalent(name: "space")
  /// Tab.
  public static let tab = KeyEquivalent(name: "Tab")
  /// Up.
  public static let upArrow = KeyEquivalent(name: "Up")
  /// Down.
  public static let downArrow = KeyEquivalent(name: "Down")
  /// Left.
  public static let leftArrow = KeyEquivalent(name: "Left")
  /// Right.
  public static let rightArrow = KeyEquivalent(name: "Right")
}

/// What is held down with a key. Command is Control on this system.
@RawRepresented(by: Int.self)
public nonisolated struct EventModifiers: OptionSet, Sendable {
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 2)
  /// Alt.
  public static let option = EventModifiers(rawValue: 4)
  /// Control.
  public static let command = EventModifiers(rawValue: 8)
}

struct ShortcutModifier: WidgetModifier, Equatable {
  let shortcut: KeyboardShortcut
  static var needsWholeRectangle: Bool { false }

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    inputs.makesMenu ? MenuShortcutNode(view, inputs) : WidgetModifierNode(view, inputs)
  }

  func apply(to widget: Widget, _ node: _Node) {
    remove(from: widget, node)
    let press = { [weak widget] () -> Propagation in widget?.pressShownButton() == true ? .stop : .proceed }
    var controllers = [ShortcutController()]
    controllers[0].add(shortcut.trigger, press)
    if shortcut == .defaultAction || shortcut == .cancelAction || shortcut.isTakenByButtons {
      // Before a sheet takes Escape, or the first button, which has the keyboard because nothing else has, takes Return, Space or an arrow.
      let first = ShortcutController()
      first.propagationPhase = .capture
      first.add(shortcut.trigger) { [weak widget] in
        guard let widget, widget.window?.leaves(shortcut, to: widget) == true else { return .proceed }
        return press()
      }
      controllers.append(first)
    }
    for controller in controllers {
      controller.scope = .global
      widget.add(controller)
    }
    widget.attach(ConnectedShortcut(shortcut, controllers))
  }

  func remove(from widget: Widget, _ node: _Node) {
    guard let connected = widget.attachment(ConnectedShortcut.self) else { return }
    connected.controllers.forEach(widget.remove)
    connected.controllers = []
  }
}

private final class ConnectedShortcut {
  let shortcut: KeyboardShortcut
  var controllers: [ShortcutController]
  init(_ shortcut: KeyboardShortcut, _ controllers: [ShortcutController]) {
    (self.shortcut, self.controllers) = (shortcut, controllers)
  }
}

extension Gtk.Window {
  /// Whether what has the keyboard leaves a key that it has a use for itself to a button's shortcut.
  fileprivate func leaves(_ shortcut: KeyboardShortcut, to button: Widget) -> Bool {
    guard let focus else { return true }
    // A view that has the keyboard only to receive key presses does not use these itself.
    let isPlain = focus is LayoutWidget
    let isUnaware = isPlain || !focus.isDescendant(of: button) && !(showsFocus && keyboardCameInSight)
    if shortcut.isTakenByButtons {
      guard isPlain || focus is Gtk.Button || focus is Gtk.Switch || focus is CheckButton else { return false }
      return shortcut.key != .space || isUnaware
    }
    if shortcut == .defaultAction { return isUnaware && (isPlain || focus is Gtk.Button) }
    // An input method gives up what it composes first, and a search what it looks for.
    let field = focus.parent as? any Editable
    return !focus.isComposing && !(field is Gtk.SearchEntry && field?.text.isEmpty == false)
  }
}

extension Widget {
  /// Presses the button of the window's default action, as Return does in a field that has no other use for it.
  func pressDefaultButton() { _ = window?.pressButton(of: .defaultAction) }

  /// Presses the first button inside that has a shortcut and can be pressed.
  func pressButton(of shortcut: KeyboardShortcut) -> Bool {
    if let connected = attachment(ConnectedShortcut.self), connected.shortcut == shortcut,
      !connected.controllers.isEmpty, ShortcutController.reaches(self)
    {
      return pressShownButton()
    }
    return children.contains { $0.pressButton(of: shortcut) }
  }

  fileprivate func pressShownButton() -> Bool { isMapped && isSensitive && pressFirstButton() }
}

extension Widget {
  /// Presses this widget or the first inside it that can be pressed. A button at once: `activate()` does it a quarter of a second later, and
  /// ignores what comes until then.
  fileprivate func pressFirstButton() -> Bool {
    if let button = self as? Gtk.Button {
      button.click()
      return true
    }
    if self is Gtk.Switch || self is CheckButton { return activate() }
    return children.contains { $0.pressFirstButton() }
  }
}

extension View {
  /// Lets a key do what the button does, anywhere in the window.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets a key do what the button does, anywhere in the window.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(ShortcutModifier(shortcut: shortcut))
  }
}

/// A node that may give what is below a shortcut.
protocol ShortcutNode: _Node {
  var shortcut: KeyboardShortcut? { get }
}

extension WidgetModifierNode: ShortcutNode {
  var shortcut: KeyboardShortcut? { (modifier as? ShortcutModifier)?.shortcut }
}
