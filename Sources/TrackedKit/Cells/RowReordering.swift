import Gtk

/// Lets the user move the chosen row of a list, with Alt and an arrow key.
final class RowReordering {
  private unowned let list: RowList
  /// Whether an item may be moved.
  let canMove: (IndexPath) -> Bool
  /// The user moved an item; the second place counts in the list afterwards.
  let move: (IndexPath, IndexPath) -> Void

  init(
    _ list: RowList, canMove: @escaping (IndexPath) -> Bool, move: @escaping (IndexPath, IndexPath) -> Void
  ) {
    self.list = list
    self.canMove = canMove
    self.move = move
  }

  /// Follows the keys of the list's widget.
  func watch(_ widget: Widget) {
    let keys = ShortcutController()
    for (trigger, offset) in [("<Alt>Up", -1), ("<Alt>Down", 1)] {
      keys.add(trigger) { [weak self] in self?.moveChosen(by: offset) == true ? .stop : .proceed }
    }
    widget.add(keys)
  }

  private func moveChosen(by offset: Int) -> Bool {
    guard let source = list.source, let from = list.selectedPaths.first, list.selectedPaths.count == 1, canMove(from)
    else {
      return false
    }
    var to = IndexPath(item: from.item + offset, section: from.section)
    if to.item < 0 {
      guard from.section > 0 else { return true }
      to = IndexPath(item: source.itemCount(inSection: from.section - 1), section: from.section - 1)
    } else if to.item >= source.itemCount(inSection: from.section) {
      guard from.section + 1 < source.sectionCount else { return true }
      to = IndexPath(item: 0, section: from.section + 1)
    }
    PassContext.untracked { move(from, to) }
    return true
  }
}
