import Foundation
import Gtk

/// Opens a menu on a view: with the second button of the pointer, a long press, or the keyboard's menu key.
private struct ContextMenuModifier<Items: View>: WidgetModifier {
  let items: Items

  func apply(to widget: Widget, _ node: _Node) { ContextMenus.of(widget).set(items, node) }
  func remove(from widget: Widget, _ node: _Node) { ContextMenus.of(widget).remove(node) }
}

/// The menus of one widget: the innermost that was asked for opens.
final class ContextMenus {
  private struct Entry {
    weak var node: _Node?
    let open: (Widget, CGRect?) -> Void
    let close: () -> Void
    let opener: AnyObject
  }

  private unowned let widget: Widget
  private var entries: [Entry] = []
  private var actions: [NamedEntry] = []
  private let actionsOpener = MenuOpener<WithActions<EmptyView>>()

  /// Something that the widget can do, by its name.
  private struct NamedEntry {
    weak var node: _Node?
    let view: AnyView
  }

  /// Adds an entry below what the menu says, or makes it say something else.
  func setAction(_ view: some View, _ node: _Node) {
    let entry = NamedEntry(node: node, view: AnyView(view))
    if let index = actions.firstIndex(where: { $0.node === node }) {
      actions[index] = entry
    } else {
      // What is added further out comes later, and is below.
      actions.append(entry)
    }
  }

  /// Takes it away.
  func removeAction(_ node: _Node) { actions.removeAll { $0.node === node || $0.node == nil } }

  private var buttons: [AnyView] { actions.filter { $0.node != nil }.map(\.view) }

  static func of(_ widget: Widget) -> ContextMenus { widget.attachment(orNew: ContextMenus(widget)) }

  private init(_ widget: Widget) {
    self.widget = widget
    let click = GestureClick()
    // GDK's number of the second button.
    click.setProperty("button", to: 3)
    click.onPressed { [weak self] _, x, y in self?.open(at: CGRect(x: x, y: y, width: 1, height: 1)) }
    let press = GestureLongPress()
    press.setProperty("touch-only", to: true)
    press.onPressed { [weak self] x, y in self?.open(at: CGRect(x: x, y: y, width: 1, height: 1)) }
    let keys = ShortcutController()
    for trigger in ["Menu", "<Shift>F10"] {
      keys.add(trigger) { [weak self] in
        guard let self, !entries.isEmpty || !buttons.isEmpty else { return .proceed }
        open(at: nil)
        return .stop
      }
    }
    for controller in [click, press, keys] { widget.add(controller) }
  }

  func set<Items: View>(_ items: Items, _ node: _Node) {
    let index = entries.firstIndex { $0.node === node }
    let opener =
      index.flatMap { entries[$0].opener as? MenuOpener<WithActions<Items>> } ?? MenuOpener<WithActions<Items>>()
    opener.update(WithActions(items: items, actions: buttons))
    let entry = Entry(
      node: node,
      open: { [weak self, weak node] widget, place in
        guard let node else { return }
        let outer = EnvironmentValues(of: node).rowActions.map { [$0] } ?? []
        opener.open(
          WithActions(items: items, actions: (self?.buttons ?? []) + outer), in: node.environment, of: node.island,
          from: widget, at: place)
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

  /// Opens the menu of a view for a click beside it, in the row of a list that it is in.
  static func open(in row: Widget, at place: CGRect) {
    // One that lies on the view was heard by it.
    guard let (owner, entry) = menu(inside: row),
      owner.frame(in: row)?.contains(Point(x: place.x, y: place.y)) == false
    else { return }
    entry.open(row, place)
  }

  private static func menu(inside widget: Widget) -> (owner: Widget, entry: Entry)? {
    var pending = [widget]
    while let next = pending.popLast() {
      if let entry = next.attachment(ContextMenus.self)?.entries.first(where: { $0.node != nil }) {
        return (next, entry)
      }
      pending += next.children.reversed()
    }
    return nil
  }

  private func open(at place: CGRect?) {
    if let (owner, entry) = Self.menu(inside: widget), let node = entry.node,
      owner === widget || EnvironmentValues(of: node).rowActions != nil
    {
      return entry.open(widget, place)
    }
    guard let node = actions.lazy.compactMap(\.node).first else { return }
    actionsOpener.open(
      WithActions(items: EmptyView(), actions: buttons), in: node.environment, of: node.island, from: widget, at: place)
  }
}

extension EnvironmentValues {
  /// What can be done with the row of a list around, which is part of each menu in it.
  @Entry var rowActions: AnyView?
}

/// Entries of a menu, and what else its view can do.
private struct WithActions<Items: View>: View {
  let items: Items
  let actions: [AnyView]

  var body: some View {
    items
    if !actions.isEmpty {
      Section { ForEach(actions.indices, id: \.self) { actions[$0] } }
    }
  }
}

extension View {
  /// What can be chosen with the second button of the pointer on the view, a long press of a finger, or the menu key while
  /// the view has the keyboard. Without any entries nothing opens. As on a Mac, a menu shows no preview.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview = { EmptyView() }
  ) -> some View { modifier(ContextMenuModifier(items: menuItems())) }
}
