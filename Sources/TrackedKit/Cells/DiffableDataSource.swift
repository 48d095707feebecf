import Gtk

/// The same identifier stands twice in a list.
@MainActor public struct DuplicateIdentifierError: Error, CustomStringConvertible {
  /// Which identifier, and where.
  public let description: String
}

/// Fills a collection view from a list of identifiers, and turns one list into the next by what differs: cells of items
/// that stay are left alone (C-146).
@MainActor public final class DiffableDataSource<Item: Hashable> {
  /// What the list shows. The list holds it: GTK clears a list by its length, also after the data source is gone.
  private final class Storage {
    var items: [Item] = []
  }

  private let storage = Storage()
  private let model: ListModel

  /// The identifiers shown, in order.
  public var items: [Item] { storage.items }

  /// Fills `collectionView` with cells that `cellProvider` makes, through `dequeueConfiguredReusableCell`.
  public init(
    collectionView: CollectionView,
    cellProvider: @escaping (_ collectionView: CollectionView, _ position: Int, _ item: Item) -> CollectionViewCell
  ) {
    model = ListModel(
      count: { [storage] in storage.items.count }, item: { [storage] in AnyHashable(storage.items[$0]) })
    collectionView.show(model) { [unowned collectionView] position, item in
      guard let item = item.base as? Item else { preconditionFailure("the list holds items of \(Item.self)") }
      return cellProvider(collectionView, position, item)
    }
  }

  /// Shows these items.
  ///
  /// - Throws: `DuplicateIdentifierError` if an identifier stands twice; what was shown before stays.
  public func apply(_ newItems: [Item]) throws(DuplicateIdentifierError) {
    try check(newItems)
    let (prefix, suffix) = commonEnds(newItems)
    let oldMiddle = prefix..<(items.count - suffix)
    let newMiddle = prefix..<(newItems.count - suffix)
    guard !oldMiddle.isEmpty || !newMiddle.isEmpty else { return }
    if oldMiddle.isEmpty || newMiddle.isEmpty || oldMiddle.count + newMiddle.count > Self.stepLimit {
      // Taken over as it is: a copy of a long list would be as large again.
      storage.items = newItems
      model.itemsChanged(at: prefix, removed: oldMiddle.count, added: newMiddle.count)
      return
    }
    for change in newItems[newMiddle].difference(from: items[oldMiddle]) {
      switch change {
      case .remove(let offset, _, _): replace((prefix + offset)..<(prefix + offset + 1), with: [])
      case .insert(let offset, let item, _): replace((prefix + offset)..<(prefix + offset), with: [item])
      }
    }
  }

  /// Above this many items in the part that differs, the part is exchanged as a whole: finding the steps would take
  /// longer than filling the few cells in sight anew.
  private static var stepLimit: Int { 1000 }

  private func replace(_ range: Range<Int>, with newItems: ArraySlice<Item>) {
    storage.items.replaceSubrange(range, with: newItems)
    model.itemsChanged(at: range.lowerBound, removed: range.count, added: newItems.count)
  }

  /// How many items at the start and at the end stay as they are.
  private func commonEnds(_ newItems: [Item]) -> (prefix: Int, suffix: Int) {
    let shorter = min(items.count, newItems.count)
    var prefix = 0
    while prefix < shorter, items[prefix] == newItems[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, items[items.count - 1 - suffix] == newItems[newItems.count - 1 - suffix] {
      suffix += 1
    }
    return (prefix, suffix)
  }

  private func check(_ newItems: [Item]) throws(DuplicateIdentifierError) {
    guard let (first, second) = Duplicates.firstPair(in: newItems) else { return }
    throw DuplicateIdentifierError(
      description: "the item \(newItems[first]) stands at positions \(first) and \(second); every identifier of a list "
        + "must be unique. The list that was shown before stays.")
  }
}
