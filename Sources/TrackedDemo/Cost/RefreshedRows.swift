import TrackedKit

// essential:begin
/// The rows as plain data: who changes one tells the list.
final class RefreshedRows: RowList {
  private struct Row: Hashable {
    let number: Int
    let value: Int
    let filling: Int
  }

  private final class Store {
    var values: [Int]
    /// A store that is filled anew has new objects.
    var filling = 0
    /// How many rows in sight were given their text.
    var written = 0

    init(count: Int) { values = Array(repeating: 0, count: count) }
  }

  private let store: Store

  init(count: Int) {
    let store = Store(count: count)
    self.store = store
    let factory = ListItemFactory()
    factory.onSetup { item in item?.child = RowList.makeLabel() }
    factory.onBind { item in
      guard let label = item?.child as? Gtk.Label, let row = item?.value?.base as? Row else { return }
      label.text = RowList.text(row.number, row.value)
      store.written += 1
    }
    super.init(
      ListModel(count: { store.values.count }) { Row(number: $0, value: store.values[$0], filling: store.filling) },
      factory)
  }

  /// For a handler that knows which row has changed.
  func change(_ row: Int) {
    store.values[row] += 1
    rows.itemsChanged(at: row, removed: 1, added: 1)
  }

  /// For a handler that knows that something has changed.
  func changeAndRefill(_ row: Int) {
    store.values[row] += 1
    store.filling += 1
    rows.itemsChanged(at: 0, removed: store.values.count, added: store.values.count)
  }
  // essential:end

  var written: Int { store.written }
}
