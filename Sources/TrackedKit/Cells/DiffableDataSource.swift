import Gtk

/// The same identifier stands twice in a list.
public nonisolated struct DuplicateIdentifierError: Error, CustomStringConvertible {
  /// Which identifier, and where.
  public let description: String
}

/// Fills a collection view from a list of identifiers, and turns one list into the next by what differs: cells of items
/// that stay are left alone (C-146).
///
/// Applying an edited snapshot costs as much as its edits, in a list of any length (C-224). Applying a whole array
/// compares its identifiers once.
@MainActor public final class DiffableDataSource<Item: Hashable> {
  private let shown = ShownItems<Item>()
  private let model: ListModel
  private weak var collectionView: CollectionView?

  /// The identifiers shown, in order.
  public var items: [Item] { shown.state.sequence.items }

  /// Fills `collectionView` with cells that `cellProvider` makes, through `dequeueConfiguredReusableCell`.
  public init(
    collectionView: CollectionView,
    cellProvider: @escaping (_ collectionView: CollectionView, _ position: Int, _ item: Item) -> CollectionViewCell
  ) {
    self.collectionView = collectionView
    model = ListModel(count: { [shown] in shown.count }, item: { [shown] in AnyHashable(shown[$0]) })
    collectionView.show(model) { [unowned collectionView] position, item in
      guard let item = item.base as? Item else { preconditionFailure("the list holds items of \(Item.self)") }
      return cellProvider(collectionView, position, item)
    }
  }

  /// What is shown, to be edited and applied.
  public func snapshot() -> DiffableDataSourceSnapshot<Item> { DiffableDataSourceSnapshot(shown.state) }

  /// Shows what a snapshot says. One that came from `snapshot()` is followed edit by edit; another one is compared.
  ///
  /// - Throws: `SnapshotError` for the first edit that could not be made; what was shown before stays.
  public func apply(_ snapshot: DiffableDataSourceSnapshot<Item>) throws(SnapshotError) {
    if let error = snapshot.error { throw error }
    if let way = snapshot.state.way(from: shown.state) {
      follow(way)
    } else {
      compare(with: snapshot.itemIdentifiers)
    }
    shown.state = snapshot.state
    reload(snapshot.reloadedItemIdentifiers)
    collectionView?.reconfigure(snapshot.reconfiguredItemIdentifiers.map { AnyHashable($0) })
  }

  /// Shows these items.
  ///
  /// - Throws: `DuplicateIdentifierError` if an identifier stands twice; what was shown before stays.
  public func apply(_ newItems: [Item]) throws(DuplicateIdentifierError) {
    if let (first, second) = Duplicates.firstPair(in: newItems) {
      throw DuplicateIdentifierError(
        description: "the item \(newItems[first]) stands at positions \(first) and \(second); every identifier of a "
          + "list must be unique. The list that was shown before stays.")
    }
    compare(with: newItems)
  }

  /// More steps than these are told as one: the list's widget keeps the rows of items that stay there too, and each step
  /// costs it a look at all rows in sight.
  private var stepLimit: Int { 64 }

  /// Edits so close to each other are one step, so that a row that moves a little keeps its cell.
  private var stepDistance: Int { 8 }

  private func follow(_ way: [(edit: ItemEdit<Item>, state: ItemState<Item>)]) {
    let isLong = way.count > stepLimit
    var step: ItemChange?
    for (index, (edit, state)) in way.enumerated() {
      let change = step?.merged(with: edit.change) ?? edit.change
      let isNextNear =
        index + 1 < way.count && (isLong || change.isNear(way[index + 1].edit.change, distance: stepDistance))
      step = isNextNear ? change : nil
      if !isNextNear { tell(change) { shown.state = state } }
    }
  }

  private func compare(with newItems: [Item]) {
    let changes = ItemDifference.changes(from: items, to: newItems, limit: stepLimit)
    for change in changes { tell(change) { shown.advance(to: newItems, by: change) } }
    shown.finish(with: newItems)
  }

  private func tell(_ change: ItemChange, after takeOver: () -> Void) {
    let removed = change.position..<(change.position + change.removed)
    // GTK would look for a chosen item among the new ones by making an object for each of them.
    let chosen =
      change.added <= 1000 ? nil : collectionView?.selectedPosition.flatMap { removed.contains($0) ? $0 : nil }
    let chosenItem = chosen.map { shown[$0] }
    if chosenItem != nil { collectionView?.selectedPosition = nil }
    takeOver()
    model.itemsChanged(at: change.position, removed: change.removed, added: change.added)
    guard let chosenItem else { return }
    let added = change.position..<(change.position + change.added)
    collectionView?.selectedPosition = added.first { shown[$0] == chosenItem }
  }

  private func reload(_ items: [Item]) {
    for item in items {
      guard let position = shown.state.sequence.position(of: item) else { continue }
      collectionView?.willReload(AnyHashable(item))
      model.forget(AnyHashable(item))
      model.itemsChanged(at: position, removed: 1, added: 1)
    }
  }
}

/// What the list shows just now. The list's model holds it: GTK clears a list by its length, also after the data source is
/// gone.
private final class ShownItems<Item: Hashable> {
  var state = ItemState<Item>([])
  /// While an array is taken over from its start: its items, how many of them are shown, and where the old ones go on.
  private var transition: (items: [Item], taken: Int, old: Int)?

  var count: Int {
    guard let transition else { return state.sequence.count }
    return transition.taken + state.sequence.count - transition.old
  }

  subscript(position: Int) -> Item {
    guard let transition else { return state.sequence[position] }
    if position < transition.taken { return transition.items[position] }
    return state.sequence[position - transition.taken + transition.old]
  }

  /// The next change of a comparison has happened.
  func advance(to items: [Item], by change: ItemChange) {
    let (taken, old) = transition.map { ($0.taken, $0.old) } ?? (0, 0)
    transition = (
      items, change.position + change.added, old + change.position - taken + change.removed
    )
  }

  /// Every change has happened.
  func finish(with items: [Item]) {
    transition = nil
    state = ItemState(items)
  }
}
