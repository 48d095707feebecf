import Gtk

/// Elements to choose from: the content of a button's, a bar button item's, a context menu or a menu bar, or a submenu.
@MainActor public final class Menu: MenuElement {
  /// Identifies a menu.
  @RawRepresented(by: String.self)
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// An identifier by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside of another.
  @RawRepresented(by: UInt.self)
  public nonisolated struct Options: OptionSet, Sendable {
    /// Its elements are among the surrounding ones, separated by a line, instead of in a submenu.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys or deletes something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is on at a time: choosing one turns the others off, those of its inline menus included.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// Identifies the menu; unique unless given.
  public let identifier: Identifier
  /// How it is shown inside of another.
  public let options: Options
  /// Its elements.
  public let children: [MenuElement]

  /// A menu.
  ///
  /// - Parameters:
  ///   - title: its heading, or the entry that opens it as a submenu.
  ///   - identifier: nil for a new one.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [MenuElement] = []
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.count)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  private static var count = 0

  /// A menu like this one with other elements; the elements themselves are shared.
  public func replacingChildren(_ children: [MenuElement]) -> Menu {
    Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
  }

  /// The elements that are on, those of inline menus included. Tracked where a hook reads it.
  public var selectedElements: [MenuElement] { selectable.filter { $0.state == .on } }

  /// A menu like this one of whose actions one is on: the first that is, or else the first.
  func withOneSelected() -> Menu {
    let actions = selectable
    if actions.count(where: { $0.state == .on }) != 1 {
      (actions.first { $0.state == .on } ?? actions.first).map(select)
    }
    guard !options.contains(.singleSelection) else { return self }
    return Menu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options.union(.singleSelection),
      children: children)
  }

  /// Its actions, those of inline menus included.
  private var selectable: [Action] {
    children.flatMap { child -> [Action] in
      switch child {
      case let action as Action: [action]
      case let menu as Menu: menu.options.contains(.displayInline) ? menu.selectable : []
      default: []
      }
    }
  }

  /// Turns one action on and the others off.
  func select(_ action: Action) {
    for other in selectable { other.state = other === action ? .on : .off }
  }
}
