import Gtk

/// The rows of a list: what there is, and which of them have widgets.
final class ListNode<Content: View>: _Node, ItemContainer {
  enum SelectionKind { case none, one, many }

  private enum Part {
    case item(LayoutItem)
    case rows(RowsItem)

    var count: Int {
      switch self {
      case .item: 1
      case .rows(let rows): rows.source.rowCount
      }
    }
  }

  private struct RowKey: Hashable {
    let source: ObjectIdentifier
    let id: AnyHashable
  }

  private(set) var list: ListView!
  private var child: _ViewNode<Content>!
  private var parts: [Part] = []
  private var keys: [AnyHashable] = []
  private var model: ListModel!
  private var selection: SelectionModel!
  /// Rows with a widget, in sight or scrolled away a while ago.
  private var rows: [AnyHashable: ListRow] = [:]
  private var bound: Set<AnyHashable> = []
  private var unbound: [AnyHashable] = []
  private let didSelect: ([AnyHashable]) -> Void
  var isCollecting = false

  init<Outer: WidgetView>(
    _ view: Content, _ outer: WidgetViewNode<Outer>, _ kind: SelectionKind,
    didSelect: @escaping ([AnyHashable]) -> Void
  ) {
    self.didSelect = didSelect
    var inputs = outer.inputs.below(outer).inStack(nil)
    inputs.makesRows = true
    super.init(inputs)
    model = ListModel { [unowned self] in
      keys.count
    } item: { [unowned self] in
      keys[$0]
    }
    selection =
      switch kind {
      case .none: NoSelection(model)
      case .one: SingleSelection(model)
      case .many: MultiSelection(model)
      }
    list = ListView(selection, factory: makeFactory())
    list.addCSSClass("navigation-sidebar")
    list.activated.connect { [unowned self] place in
      if keys.indices.contains(place) { rows[keys[place]]?.activate() }
    }
    selection.selectionChanged.connect { [unowned self] _, _ in
      didSelect(selection.selectedPositions.compactMap(tag))
    }
    connectDeleting()
    child = Content._makeNode(view, inputs.below(self))
    collectItems()
  }

  func update(_ view: Content) { child.update(view) }

  override func itemsDidChange() { island.collect(self) }
  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }

  override func didRemove() {
    for row in rows.values { row.end() }
    rows = [:]
  }

  // MARK: What there is

  func collectItems() {
    var items: [LayoutItem] = []
    child.appendItems(to: &items)
    parts = items.map { item in (item as? RowsItem).map(Part.rows) ?? .item(item) }
    let old = keys
    keys = makeKeys()
    showRows()
    announce(from: old)
    showSelection()
  }

  private func makeKeys() -> [AnyHashable] {
    var keys: [AnyHashable] = []
    keys.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for (place, part) in parts.enumerated() {
      switch part {
      case .item(let item):
        let source = item.node.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
        keys.append(RowKey(source: source, id: item.node == nil ? place : 0))
      case .rows(let rows):
        let source = ObjectIdentifier(rows.source)
        for index in 0..<rows.source.rowCount { keys.append(RowKey(source: source, id: rows.source.rowID(at: index))) }
      }
    }
    return keys
  }

  /// Tells GTK of the part that differs.
  private func announce(from old: [AnyHashable]) {
    var start = 0
    let shorter = min(old.count, keys.count)
    while start < shorter, old[start] == keys[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == keys[keys.count - 1 - end] { end += 1 }
    let (removed, added) = (old.count - start - end, keys.count - start - end)
    selection.withoutEcho { model.itemsChanged(at: start, removed: removed, added: added) }
    guard removed > 0, !rows.isEmpty else { return }
    let there = Set(keys)
    for (key, row) in rows where !there.contains(key) {
      row.end()
      rows[key] = nil
      bound.remove(key)
    }
    unbound.removeAll { !there.contains($0) }
  }

  /// Brings the rows with widgets up to date.
  private func showRows() {
    guard !rows.isEmpty else { return }
    for (place, key) in keys.enumerated() {
      guard let row = rows[key], let (part, index) = part(at: place) else { continue }
      switch part {
      case .item(let item): row.update(item: item)
      case .rows(let rows): row.update(rows, at: index)
      }
    }
  }

  private func part(at place: Int) -> (Part, Int)? {
    var index = place
    for part in parts {
      if index < part.count { return (part, index) }
      index -= part.count
    }
    return nil
  }

  // MARK: Rows

  private func makeFactory() -> ListItemFactory {
    let factory = ListItemFactory()
    factory.bind.connect { [unowned self] item in
      guard let item, let place = item.position, keys.indices.contains(place) else { return }
      let row = row(at: place)
      item.child = row.widget
      bound.insert(row.key)
      unbound.removeAll { $0 == row.key }
      if case .item(let content)? = part(at: place)?.0 { item.isSelectable = content.traits.role == .row }
    }
    factory.unbind.connect { [unowned self] item in
      guard let item, let key = item.value else { return }
      item.child = nil
      guard bound.remove(key) != nil else { return }
      unbound.append(key)
      dropRowsOutOfSight()
    }
    return factory
  }

  private func row(at place: Int) -> ListRow {
    let key = keys[place]
    if let row = rows[key] { return row }
    guard let (part, index) = part(at: place) else { preconditionFailure("a list has no row \(place)") }
    let row =
      switch part {
      case .item(let item): ListRow(key, item: item)
      case .rows(let source): ListRow(key, source, at: index, in: source.source.environment, host: island)
      }
    rows[key] = row
    return row
  }

  /// Rows keep their state while they are scrolled away, but not all of a long list.
  private func dropRowsOutOfSight() {
    while unbound.count > 400 {
      let key = unbound.removeFirst()
      rows.removeValue(forKey: key)?.end()
    }
  }

  // MARK: Selection

  private func tag(at place: Int) -> AnyHashable? {
    guard let (part, index) = part(at: place) else { return nil }
    switch part {
    case .item(let item): return item.node?.choice
    case .rows(let rows): return self.rows[keys[place]]?.tag ?? rows.source.rowID(at: index)
    }
  }

  private var isSelected: ((AnyHashable) -> Bool)?

  /// Selects the rows whose value fits.
  func select(_ isSelected: @escaping (AnyHashable) -> Bool) {
    self.isSelected = isSelected
    showSelection()
  }

  private func showSelection() {
    guard let isSelected else { return }
    switch selection {
    case let selection as SingleSelection:
      if let place = selection.selected, let tag = tag(at: place), isSelected(tag) { return }
      selection.selected = keys.indices.first { tag(at: $0).map(isSelected) ?? false }
    case let selection as MultiSelection:
      selection.select(keys.indices.filter { tag(at: $0).map(isSelected) ?? false })
    default: break
    }
  }

  // MARK: Deleting

  private func connectDeleting() {
    let keys = EventControllerKey()
    keys.onKeyPressed { [unowned self] key, _ in
      guard key == .delete, let place = selection.selectedPositions.first ?? focusedPlace,
        case .rows(let source)? = part(at: place)?.0, let delete = source.source.delete
      else { return .proceed }
      let places = selection.selectedPositions.isEmpty ? [place] : selection.selectedPositions
      let indices = places.compactMap { place -> Int? in
        guard let (part, index) = part(at: place), case .rows(let other) = part, other.source === source.source else {
          return nil
        }
        return index
      }
      PassContext.outside { delete(IndexSet(indices)) }
      return .stop
    }
    list.add(keys)
  }

  private var focusedPlace: Int? {
    keys.indices.first { place in rows[keys[place]]?.widget.parent?.hasFocus == true }
  }
}
