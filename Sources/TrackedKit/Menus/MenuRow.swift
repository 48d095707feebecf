import Gtk
import GtkTracking

/// An entry of an open menu: it reads its element in a hook of its own, so that a change is seen in the next frame and touches
/// nothing else (C-235).
///
/// A button that GTK's style sheet knows as the entry of a menu. GTK's own popover menus show no picture beside a text, and make
/// an entry again, without the keyboard, when its text changes.
final class MenuRow: Gtk.Button {
  let element: MenuElement
  private let indicator = Gtk.Image()
  private let picture = IconView()
  private let title = Gtk.Label()
  private let subtitle = Gtk.Label()
  private let shortcut = Gtk.Label()
  private let arrow = Gtk.Image()
  /// Whether any entry of the menu has a tick: then all texts leave room for one.
  private let hasRoomForTick: Bool
  private let isCommandEnabled: (Command) -> Bool

  init(_ element: MenuElement, of menu: Menu, hasRoomForTick: Bool, isCommandEnabled: @escaping (Command) -> Bool) {
    self.element = element
    self.hasRoomForTick = hasRoomForTick
    self.isCommandEnabled = isCommandEnabled
    super.init(owning: Gtk.Button.pointer(styledAs: "modelbutton", role: Self.role(of: element, in: menu)))
    addCSSClass("flat")
    let texts = Gtk.Box(.vertical)
    texts.valign = .center
    texts.hexpand = true
    for label in [title, subtitle] {
      label.xalign = 0
      texts.append(label)
    }
    subtitle.addCSSClass("caption")
    subtitle.addCSSClass("dim-label")
    shortcut.addCSSClass("accelerator")
    shortcut.addCSSClass("dim-label")
    indicator.setSizeRequest(width: 16)
    let content = Gtk.Box(.horizontal, spacing: 9)
    [indicator, picture, texts, shortcut, arrow].forEach(content.append)
    child = content
    showsKeyboardAsChosen()
    WidgetNode.of(self).addHook(.updateProperties) { [unowned self] in update() }
  }

  private static func role(of element: MenuElement, in menu: Menu) -> AccessibleRole {
    if menu.options.contains(.singleSelection) { return .menuItemRadio }
    return state(of: element) == .off ? .menuItem : .menuItemCheckbox
  }

  static func state(of element: MenuElement) -> MenuElement.State {
    switch element {
    case let action as Action: action.state
    case let command as Command: command.state
    default: .off
    }
  }

  static func attributes(of element: MenuElement) -> MenuElement.Attributes {
    switch element {
    case let action as Action: action.attributes
    case let command as Command: command.attributes
    case let menu as Menu: menu.options.contains(.destructive) ? .destructive : []
    default: []
    }
  }

  private func update() {
    let attributes = Self.attributes(of: element)
    let state = Self.state(of: element)
    title.text = element.title
    subtitle.text = element.subtitle ?? ""
    subtitle.isVisible = element.subtitle != nil
    let image = state == .on ? (element as? Action)?.selectedImage ?? element.image : element.image
    picture.isVisible = image != nil
    picture.image = image
    indicator.isVisible = hasRoomForTick || state != .off
    indicator.iconName =
      switch state {
      case .on: "object-select-symbolic"
      case .mixed: "list-remove-symbolic"
      case .off: nil
      }
    arrow.isVisible = element is Menu
    arrow.iconName = direction == .rightToLeft ? "go-previous-symbolic" : "go-next-symbolic"
    let keys = (element as? KeyCommand)?.shortcutText ?? (element as? Action)?.keyText
    shortcut.isVisible = keys != nil
    shortcut.text = keys ?? ""
    isVisible = !attributes.contains(.hidden)
    isSensitive = !attributes.contains(.disabled) && ((element as? Command).map(isCommandEnabled) ?? true)
    setCSSClass("menu-destructive", .when(attributes.contains(.destructive)))
    tooltip = (element as? Action)?.discoverabilityTitle ?? (element as? Command)?.discoverabilityTitle
    setAccessibleLabel(element.title)
    if !(element is Menu) { setAccessibleChecked(state == .mixed ? nil : state == .on) }
  }
}

extension Gtk.Button {
  /// Shows that an entry of a menu has the keyboard, which GTK's style sheet has no outline for. As in GTK's own menus, the keyboard goes to the
  /// entry that the pointer comes over.
  func showsKeyboardAsChosen() {
    onStateFlagsChanged { [unowned self] _ in
      setStateFlags(.selected, stateFlags.isSuperset(of: [.focused, .focusVisible]))
    }
    let motion = EventControllerMotion()
    motion.onEnter { [weak self] _, _ in self?.grabFocus() }
    add(motion)
  }
}
