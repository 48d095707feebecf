/// The rows that a list has given up in this turn, with what they show.
///
/// GTK gives up a row that only gets another position, and takes it again at once. What it shows stays in it until then: an editor that is
/// taken out and put in again has lost the keyboard, the caret and what an input method composes (C-250).
package final class LeavingItems {
  private var items: [ObjectIdentifier: ListItem] = [:]

  package init() {}

  /// GTK has given up a row.
  package func add(_ item: ListItem) {
    if items.isEmpty { MainLoop.afterCurrentTurn { [weak self] in self?.empty() } }
    items[ObjectIdentifier(item)] = item
  }

  /// It took the row again.
  package func remove(_ item: ListItem) { items[ObjectIdentifier(item)] = nil }

  private func empty() {
    let left = items.values
    items = [:]
    for item in left { item.child = nil }
  }
}
