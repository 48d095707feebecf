import Foundation
import Gtk
import GtkTracking

/// Opens the context menu of a list's items: by the secondary button, or the keyboard's menu key.
///
/// The menu is about the item that is there at that moment; rows that move meanwhile change nothing about it (C-236).
final class RowContextMenus {
  /// GDK's number.
  private static let secondaryButton = 3
  private unowned let list: RowList
  /// Gives the menu for items, one of which is at the pointer, and where that is in the list's owner.
  var provider: (_ items: [IndexPath], _ item: IndexPath, _ point: Point) -> ContextMenuConfiguration? = { _, _, _ in
    nil
  }
  /// The menu is about to be shown.
  var willDisplay: (ContextMenuConfiguration, any ContextMenuInteractionAnimating) -> Void = { _, _ in }
  /// The menu is about to go.
  var willEnd: (ContextMenuConfiguration, any ContextMenuInteractionAnimating) -> Void = { _, _ in }

  init(_ list: RowList) { self.list = list }

  func watch(_ widget: Widget) {
    let click = GestureClick()
    click.setProperty("button", to: Self.secondaryButton)
    click.propagationPhase = .capture
    click.onReleased { [weak self, weak widget] _, x, y in
      if let self, let widget { _ = open(at: x, y, in: widget) }
    }
    widget.add(click)
    let keys = ShortcutController()
    for trigger in ["Menu", "<Shift>F10"] {
      keys.add(trigger) { [weak self] in self?.openAtFocus() == true ? .stop : .proceed }
    }
    widget.add(keys)
  }

  private func open(at x: Double, _ y: Double, in widget: Widget) -> Bool {
    guard let row = list.row(at: x, y, in: widget), let frame = list.owner.flatMap({ widget.frame(in: $0) }) else {
      return false
    }
    return open(for: row, at: Point(x: x + frame.x, y: y + frame.y), size: 1)
  }

  private func openAtFocus() -> Bool {
    guard let owner = list.owner, let focus = owner.window?.focus,
      let row = list.bound.values.first(where: { row in
        row.cell.parent.map { $0 === focus || $0.isAncestor(of: focus) } ?? false
      }), let frame = row.cell.frame(in: owner)
    else { return false }
    return open(for: row, at: Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2), size: 1)
  }

  /// The menu of a chosen row is about all that are chosen; that of another row about it alone.
  private func open(for row: RowList.BoundRow, at point: Point, size: Double) -> Bool {
    guard let path = list.place(of: row.cell)?.indexPath else { return false }
    let paths = row.item.isSelected ? list.selectedPaths : [path]
    var configuration: ContextMenuConfiguration?
    let menu = PassContext.untracked {
      let swipes = list.swipes?.menuElements(for: path, cell: row.cell) ?? []
      configuration = provider(paths, path, point)
      let menu = configuration?.actionProvider?([])
      guard !swipes.isEmpty else { return menu }
      guard let menu else { return Menu(children: swipes) }
      return menu.replacingChildren(menu.children + [Menu(options: .displayInline, children: swipes)])
    }
    // What was asked may have taken the list out.
    guard let menu, let owner = list.owner, owner.isMapped else { return false }
    let popover = PopoverMenu(menu)
    if let configuration {
      popover.follow(
        willDisplay: { [weak self] in self?.willDisplay(configuration, $0) },
        willEnd: { [weak self] in self?.willEnd(configuration, $0) })
    }
    popover.present(from: owner, at: Rect(x: point.x, y: point.y, width: size, height: size))
    return true
  }
}
