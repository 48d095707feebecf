/// What is in a list or in a lazy container, first to last: views that are there with it, and the rows of each `ForEach`.
struct RowParts {
  enum Part {
    case item(LayoutItem)
    case rows(RowsItem)

    var count: Int {
      switch self {
      case .item: 1
      case .rows(let rows): rows.source.rowCount
      }
    }
  }

  let all: [Part]
  /// How many rows there are.
  let count: Int

  init(_ items: [LayoutItem] = []) {
    all = items.map { item in (item as? RowsItem).map(Part.rows) ?? .item(item) }
    count = all.reduce(0) { $0 + $1.count }
  }

  /// The rows of each `ForEach`.
  var sources: [RowsItem] { all.compactMap { if case .rows(let rows) = $0 { rows } else { nil } } }

  /// The rows of a `ForEach`; nil if they are gone.
  func source(_ id: ObjectIdentifier) -> RowsItem? { sources.first { $0.id == id } }

  /// The part that a place is in, and which of its rows it is.
  func part(at place: Int) -> (part: Part, index: Int)? {
    var index = place
    for part in all {
      if index < part.count { return (part, index) }
      index -= part.count
    }
    return nil
  }

  /// What the row at a place is found by; nil if there is none.
  func key(at place: Int) -> RowsItem.Key? {
    guard let (part, index) = part(at: place) else { return nil }
    switch part {
    case .item(let item): return item.rowKey
    case .rows(let rows): return rows.key(at: index)
    }
  }

  /// The place of the first row that is found in a part.
  ///
  /// - Parameter find: which of a part's rows it is; nil for none.
  func place(_ find: (Part) -> Int?) -> Int? {
    var first = 0
    for part in all {
      if let index = find(part) { return first + index }
      first += part.count
    }
    return nil
  }

  /// Whether both have the same views, and rows of the same `ForEach`es.
  func haveSameSources(as other: RowParts) -> Bool {
    all.count == other.all.count
      && zip(all, other.all).allSatisfy {
        switch ($0, $1) {
        case (.item(let item), .item(let other)): item.node === other.node && item.node != nil
        case (.rows(let rows), .rows(let other)): rows.source === other.source
        default: false
        }
      }
  }
}

extension RowsItem {
  /// Tells a row from all others around it.
  nonisolated struct Key: Hashable {
    let source: ObjectIdentifier
    let id: AnyHashable
  }

  /// Which `ForEach` it is.
  var id: ObjectIdentifier { ObjectIdentifier(source) }

  func key(at index: Int) -> Key { Key(source: id, id: source.rowID(at: index)) }

  /// Where a row is that was somewhere before a change; nil if it is gone.
  func index(of key: Key, from old: Int, after change: RowsChange) -> Int? {
    change.moved(old) ?? source.rowIndex(of: key.id)
  }
}

extension LayoutItem {
  /// What a row is found by that is a view, and no element's.
  var rowKey: RowsItem.Key { RowsItem.Key(source: key, id: 0) }
}
