import Gtk

/// The widgets around the parts of a view that a modifier changes: each part keeps its own for as long as it is there. The widgets in the rows of a list or of a
/// lazy stack belong to the rows.
final class ItemWrappers<Wrapper: LayoutWidget> {
  private struct Weak { weak var widget: Widget? }
  private var parts: [ObjectIdentifier: Wrapper] = [:]
  /// Those around parts that are in no row, in the order of these.
  private(set) var ofParts: [Wrapper] = []
  /// The same for the parts that are being changed.
  private var next: [(ObjectIdentifier, Wrapper)] = []
  private var rows: [ObjectIdentifier: Weak] = [:]
  private var inRows: [ObjectIdentifier: Weak] = [:]

  /// Those that are there.
  var all: [Wrapper] { ofParts + rows.values.compactMap { $0.widget as? Wrapper } }

  /// The widgets in rows that show the change.
  var shownInRows: [Widget] { inRows.values.compactMap(\.widget) }

  /// Changes each part; each row of a `ForEach` in a list or in a lazy stack when it is made.
  func change(
    _ items: [LayoutItem], _ change: @escaping (_ item: LayoutItem, _ isRow: Bool) -> LayoutItem
  ) -> [LayoutItem] {
    next = []
    let changed = items.map { item in (item as? RowsItem)?.changed { change($0, true) } ?? change(item, false) }
    parts = Dictionary(next) { first, _ in first }
    ofParts = next.map(\.1)
    next = []
    return changed
  }

  /// The widget around an item that is being changed.
  func wrapper(of item: LayoutItem, isRow: Bool, make: () -> Wrapper) -> Wrapper {
    guard isRow else {
      let wrapper = parts[item.key] ?? make()
      next.append((item.key, wrapper))
      return wrapper
    }
    let wrapper = rows[item.key]?.widget as? Wrapper ?? make()
    rows[item.key] = Weak(widget: wrapper)
    noteInRow(wrapper)
    return wrapper
  }

  /// A widget in a row shows the change.
  func noteInRow(_ widget: Widget) {
    inRows[ObjectIdentifier(widget)] = Weak(widget: widget)
    guard inRows.count > 2 * limit else { return }
    inRows = inRows.filter { $0.value.widget != nil }
    rows = rows.filter { $0.value.widget != nil }
    limit = max(100, inRows.count)
  }

  private var limit = 100

  /// Has other widgets made for the parts.
  func forgetParts() { (parts, ofParts) = ([:], []) }
}

extension LayoutItem {
  /// Finds the item again when it is made once more.
  var key: ObjectIdentifier { node.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }
}

extension [LayoutItem] {
  /// The items with a change of the first, where that is a view: a modifier with one widget can be around one part only. Rows stay as they are.
  func changingFirst(_ change: (LayoutItem) -> LayoutItem) -> [LayoutItem] {
    guard let first, !(first is RowsItem) else { return self }
    return [change(first)] + dropFirst()
  }
}
