import Gtk

/// Opens a menu on a view: with the second button of the pointer, a long press, or the keyboard's menu key.
private struct ContextMenuModifier<Items: View>: WidgetModifier {
  let items: Items

  func apply(to widget: Widget, _ node: _Node) { ContextMenus.of(widget).set(items, node) }
  func remove(from widget: Widget, _ node: _Node) { ContextMenus.of(widget).remove(node) }
}

/// The menus of one widget: the innermost that was asked for opens.
private final class ContextMenus {
  private struct Entry {
    weak var node: _Node?
    let open: (Widget, Rect?) -> Void
    let close: () -> Void
    let opener: AnyObject
  }

  private unowned let widget: Widget
  private var entries: [Entry] = []

  static func of(_ widget: Widget) -> ContextMenus {
    if let menus = widget.attachment(ContextMenus.self) { return menus }
    let menus = ContextMenus(widget)
    widget.attach(menus)
    return menus
  }

  private init(_ widget: Widget) {
    self.widget = widget
    let click = GestureClick()
    // GDK's number of the second button.
    click.setProperty("button", to: 3)
    click.onPressed { [weak self] _, x, y in self?.open(at: Rect(x: x, y: y, width: 1, height: 1)) }
    let press = GestureLongPress()
    press.setProperty("touch-only", to: true)
    press.onPressed { [weak self] x, y in self?.open(at: Rect(x: x, y: y, width: 1, height: 1)) }
    let keys = ShortcutController()
    for trigger in ["Menu", "<Shift>F10"] {
      keys.add(trigger) { [weak self] in
        guard let self, !entries.isEmpty else { return .proceed }
        open(at: nil)
        return .stop
      }
    }
    for controller in [click, press, keys] { widget.add(controller) }
  }

  func set<Items: View>(_ items: Items, _ node: _Node) {
    let index = entries.firstIndex { $0.node === node }
    let opener = index.flatMap { entries[$0].opener as? MenuOpener<Items> } ?? MenuOpener<Items>()
    opener.update(items)
    let entry = Entry(
      node: node,
      open: { [weak node] widget, place in
        guard let node else { return }
        opener.open(items, in: node.environment, of: node.island, from: widget, at: place)
      }, close: opener.close, opener: opener)
    if let index { entries[index] = entry } else { entries.append(entry) }
  }

  func remove(_ node: _Node) {
    entries.removeAll { entry in
      guard entry.node === node || entry.node == nil else { return false }
      entry.close()
      return true
    }
  }

  private func open(at place: Rect?) { entries.first { $0.node != nil }?.open(widget, place) }
}

extension View {
  /// What can be chosen with the second button of the pointer on the view, a long press of a finger, or the menu key while
  /// the view has the keyboard. Without any entries nothing opens.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
