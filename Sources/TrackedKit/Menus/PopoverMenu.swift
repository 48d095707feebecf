public import Gtk
import GtkTracking

/// Shows a menu in a bubble at a widget: what buttons, bar buttons, menu bars and context menus use.
///
/// Its entries are made when it opens and thrown away when it closes: a menu that is not open costs nothing (C-235). Arrow keys,
/// Home and End move along the entries, Right and Left into a submenu and out of it, Escape closes it.
@MainActor public final class PopoverMenu: Gtk.Popover {
  /// The menu; may be changed while it is open.
  @AlwaysObserved public var menu: Menu {
    didSet { if menu !== oldValue, isOpen { rebuild() } }
  }
  /// The `sender` of actions chosen here.
  public var sender: Any?

  private var pages: [MenuPage] = []
  private let stack = Gtk.Stack()
  private weak var source: Gtk.Widget?
  private var sourceConnection: SignalConnection?
  /// Had the keyboard before the menu opened: where commands begin.
  private var responderBefore: (any Responder)?
  private weak var focusBefore: Gtk.Widget?
  private var willDisplay: ((any ContextMenuInteractionAnimating) -> Void)?
  private var willEnd: ((any ContextMenuInteractionAnimating) -> Void)?
  /// Held while it is open.
  private static var open: Set<PopoverMenu> = []

  /// A menu that is not open.
  public init(_ menu: Menu) {
    self.menu = menu
    super.init()
    addCSSClass("menu")
    stack.isHomogeneous = false
    stack.transitionType = .slideLeftRight
    child = stack
    addKeys()
    onClosed { [unowned self] in didClose() }
  }

  /// Whether it is shown.
  public private(set) var isOpen = false

  /// Opens it at a widget, which it belongs to while it is open.
  ///
  /// - Parameter place: a rectangle to point at, in the coordinates of `source`; nil for all of it.
  public func present(from source: Gtk.Widget, at place: Rect? = nil) {
    guard !isOpen else { return }
    self.source = source
    setParent(source)
    pointingTo = place.map(source.pointed)
    sourceConnection = source.onUnmap { [weak self] in self?.end() }
    popup()
  }

  /// Reports that the menu opens and closes, once each time it is shown.
  func follow(
    willDisplay: @escaping (any ContextMenuInteractionAnimating) -> Void,
    willEnd: @escaping (any ContextMenuInteractionAnimating) -> Void
  ) {
    self.willDisplay = willDisplay
    self.willEnd = willEnd
  }

  public override func popup() {
    guard !isOpen else { return }
    if let willDisplay {
      ContextMenuAnimator.tell(willDisplay)
      // The delegate may have closed the window, or taken out what the menu is about.
      guard !isOpen, parent?.isMapped == true else { return leaveSource() }
    }
    focusBefore = (parent?.window).flatMap { WindowResponder.of($0).settledFocus }
    responderBefore = parent?.window.flatMap { ResponderChain.firstResponder(in: $0) }
    isOpen = true
    Self.open.insert(self)
    removePages()
    push(menu)
    // What makes deferred elements may have ended what the menu is about.
    guard isOpen, parent?.isMapped == true else { return didClose() }
    super.popup()
    pages.last?.focusFirstRow()
  }

  // MARK: Pages

  private func push(_ menu: Menu) {
    let page = MenuPage(menu, of: self)
    let container = Gtk.Box(.vertical)
    if !pages.isEmpty { container.append(makeBackButton(menu.title)) }
    container.append(page)
    stack.addChild(container)
    pages.append(page)
    stack.visibleChild = container
    // Its entries must be known before one of them can take the keyboard.
    page.updatePropertiesIfNeeded()
  }

  private func pop() {
    guard pages.count > 1 else { return onLeave(false) }
    let gone = pages.removeLast()
    guard let page = pages.last, let container = page.parent else { return }
    stack.visibleChild = container
    page.focusRow(of: gone.menu)
    if let old = gone.parent { stack.remove(old) }
  }

  private func makeBackButton(_ title: String) -> Gtk.Button {
    let button = Gtk.Button(owning: Gtk.Button.pointer(styledAs: "modelbutton", role: .menuItem))
    button.addCSSClass("flat")
    button.showsKeyboardAsChosen()
    let content = Gtk.Box(.horizontal, spacing: 9)
    let icon = Gtk.Image()
    icon.iconName = direction == .rightToLeft ? "go-next-symbolic" : "go-previous-symbolic"
    let label = Gtk.Label(title)
    label.addCSSClass("heading")
    content.append(icon)
    content.append(label)
    button.child = content
    button.setAccessibleLabel(String(kit: "Back from \(title)"))
    button.onClicked(self) { $0.pop() }
    return button
  }

  /// Another menu is shown: the pages stay on what corresponds, and the keyboard on the entry with the same number.
  private func rebuild() {
    let identifiers = pages.dropFirst().map { ($0.menu.identifier, $0.menu.title) }
    let focused = pages.last?.focusedIndex
    removePages()
    push(menu)
    for (identifier, title) in identifiers {
      let menus = pages.last!.menu.children.compactMap { $0 as? Menu }
      guard let next = menus.first(where: { $0.identifier == identifier }) ?? menus.first(where: { $0.title == title })
      else { break }
      push(next)
    }
    pages.last?.focusRow(at: focused ?? 0)
  }

  private func removePages() {
    for page in pages { page.parent.map(stack.remove) }
    pages = []
  }

  // MARK: Choosing

  func canPerform(_ command: Command) -> Bool {
    guard let responderBefore else { return true }
    return ResponderChain.target(for: command.action, from: responderBefore, sender: command) != nil
  }

  /// The user chose an entry.
  func choose(_ element: MenuElement, of menu: Menu) {
    if let submenu = element as? Menu {
      push(submenu)
      pages.last?.focusFirstRow()
      return
    }
    let responder = responderBefore
    let sender = sender
    if !MenuRow.attributes(of: element).contains(.keepsMenuPresented) { popdown() }
    switch element {
    case let action as Action:
      if let group = selectionGroup(around: menu) { group.select(action) }
      action.performWithSender(sender, target: nil)
    case let command as Command:
      guard let responder else { return }
      ResponderChain.send(command.action, from: responder, sender: command)
    default: break
    }
  }

  /// The outermost menu that has one of its elements on at a time, `menu` or one that it is inline in.
  private func selectionGroup(around menu: Menu) -> Menu? {
    var found: Menu?
    func look(in candidate: Menu, _ group: Menu?) -> Bool {
      let isInline = candidate.options.contains(.displayInline)
      let inner =
        candidate.options.contains(.singleSelection) ? (isInline ? group : nil) ?? candidate : isInline ? group : nil
      if candidate === menu {
        found = inner
        return true
      }
      return candidate.children.contains { child in (child as? Menu).map { look(in: $0, inner) } ?? false }
    }
    if !look(in: self.menu, nil), menu.options.contains(.singleSelection) { found = menu }
    return found
  }

  // MARK: Keys

  private func addKeys() {
    let keys = ShortcutController()
    func add(_ trigger: String, _ body: @escaping (PopoverMenu) -> Void) {
      keys.add(trigger) { [weak self] in
        guard let self, isOpen else { return .proceed }
        body(self)
        return .stop
      }
    }
    add("Down") { $0.pages.last?.moveFocus(by: 1) }
    add("Up") { $0.pages.last?.moveFocus(by: -1) }
    add("Home") { $0.pages.last?.focusRow(at: 0) }
    add("End") { $0.pages.last?.focusRow(at: .max) }
    add("Right") { $0.direction == .rightToLeft ? $0.pop() : $0.enter() }
    add("Left") { $0.direction == .rightToLeft ? $0.enter() : $0.pop() }
    self.add(keys)
  }

  /// Called for Left and Right where they lead to no other menu in here: with true for the direction of reading.
  package var onLeave: (_ isForward: Bool) -> Void = { _ in }

  private func enter() {
    guard let menu = pages.last?.focusedMenu else { return onLeave(true) }
    push(menu)
    pages.last?.focusFirstRow()
  }

  // MARK: End

  /// The widget it belongs to is no longer shown.
  private func end() {
    guard isOpen else { return }
    popdown()
    didClose()
  }

  private func didClose() {
    guard isOpen else { return }
    isOpen = false
    willEnd.map(ContextMenuAnimator.tell)
    responderBefore = nil
    // GTK would keep the menu until it gave the keyboard to somebody else, at the next event.
    if hasFocus || window?.focus == nil, focusBefore?.grabFocusWithoutSelecting() != true { parent?.grabFocus() }
    focusBefore = nil
    // GTK is in the middle of hiding it.
    MainLoop.afterCurrentTurn { [self] in
      guard !isOpen else { return }
      removePages()
      leaveSource()
      Self.open.remove(self)
    }
  }

  private func leaveSource() {
    guard !isOpen else { return }
    sourceConnection?.disconnect()
    sourceConnection = nil
    if source != nil { setParent(nil) }
    source = nil
  }
}
