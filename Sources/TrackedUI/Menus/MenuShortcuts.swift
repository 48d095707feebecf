import Gtk

/// The keys of menus that work while the menus are closed.
final class MenuShortcuts {
  private unowned let widget: Widget
  private var entries: [ObjectIdentifier: ShortcutController] = [:]

  init(_ widget: Widget) { self.widget = widget }

  /// Lets a key do something for a node.
  func set(_ shortcut: KeyboardShortcut, for node: _Node, _ action: @escaping () -> Bool) {
    remove(node)
    let controller = ShortcutController()
    controller.scope = .global
    controller.add(shortcut.trigger) { [weak widget] in
      guard let widget, widget.isMapped else { return .proceed }
      // As in SwiftUI, a view of the window comes before the menus.
      return widget.window?.pressButton(of: shortcut) == true || action() ? .stop : .proceed
    }
    entries[ObjectIdentifier(node)] = controller
    widget.add(controller)
  }

  /// The node's key does nothing any more.
  func remove(_ node: _Node) {
    if let controller = entries.removeValue(forKey: ObjectIdentifier(node)) { widget.remove(controller) }
  }
}

private struct MenuShortcutsKey: EnvironmentKey { static let defaultValue: MenuShortcuts? = nil }

extension EnvironmentValues {
  var menuShortcuts: MenuShortcuts? {
    get { self[MenuShortcutsKey.self] }
    set { self[MenuShortcutsKey.self] = newValue }
  }
}

/// An entry of a menu with its key, which it shows.
final class MenuShortcutNode<Content: View>: ModifiedNode<Content, ShortcutModifier>, MenuNode {
  private let shortcuts: MenuShortcuts?

  override init(_ view: ModifiedContent<Content, ShortcutModifier>, _ inputs: _NodeInputs) {
    shortcuts = inputs.environment.menuShortcuts
    super.init(view, inputs)
    connect()
  }

  private func connect() {
    shortcuts?.set(modifier.shortcut, for: self) { [unowned self] in
      var entries: [MenuEntry] = []
      PassContext.outside { child.appendMenuEntries(to: &entries) }
      guard case .element(let element)? = entries.first, let action = element as? TrackedKit.Action,
        action.attributes.isDisjoint(with: [.disabled, .hidden])
      else { return false }
      action.performWithSender(nil, target: nil)
      return true
    }
  }

  override func modifierDidChange(from old: ShortcutModifier) { if old.shortcut != modifier.shortcut { connect() } }

  func appendEntries(to entries: inout [MenuEntry]) {
    let first = entries.count
    child.appendMenuEntries(to: &entries)
    guard entries.count > first, case .element(let element) = entries[first] else { return }
    (element as? TrackedKit.Action)?.keyText = modifier.shortcut.label
  }

  override func willRemove() { shortcuts?.remove(self) }
}

extension EnvironmentScope {
  fileprivate var menuShortcuts: MenuShortcuts? {
    entry(for: ObjectIdentifier(MenuShortcutsKey.self))?.value as? MenuShortcuts
  }
}
