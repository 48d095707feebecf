/// The rows that a list has released in this turn, with their content.
///
/// GTK releases a row that only gets another position, and takes it back at once. Its content stays in it until then: an editor that is
/// removed and added again loses the keyboard, the caret and what an input method composes (C-250).
package final class LeavingItems {
  private var items: [ObjectIdentifier: ListItem] = [:]

  package init() {}

  /// GTK has released a row.
  package func add(_ item: ListItem) {
    if items.isEmpty { MainLoop.afterCurrentTurn { [weak self] in self?.empty() } }
    items[ObjectIdentifier(item)] = item
  }

  /// It took the row back.
  package func remove(_ item: ListItem) { items[ObjectIdentifier(item)] = nil }

  private func empty() {
    let left = items.values
    items = [:]
    for item in left { item.child = nil }
  }
}
