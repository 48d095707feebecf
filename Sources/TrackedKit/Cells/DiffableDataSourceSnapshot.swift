/// What a list shows or is to show, as a value: take it from a data source, edit it and apply it.
///
/// ```swift
/// var snapshot = dataSource.snapshot()
/// snapshot.insertItems([task.id], beforeItem: first)
/// try dataSource.apply(snapshot)
/// ```
///
/// A copy costs nothing, and an edit costs the same in a list of a thousand and of a million rows; the first one in a list
/// that was given as an array takes as long as comparing its identifiers once. An edit that cannot be made is left out, and
/// `apply` tells of the first. Copies share what they have in common, so that a snapshot and its copies stay on one thread.
public nonisolated struct DiffableDataSourceSnapshot<Item: Hashable> {
  private(set) var state: ItemState<Item>
  private(set) var error: SnapshotError?
  /// The items that are to be filled anew by another cell.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The items whose cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []

  /// An empty snapshot.
  public init() { state = ItemState([]) }

  init(_ state: ItemState<Item>) { self.state = state }

  /// The identifiers, in order.
  public var itemIdentifiers: [Item] { state.sequence.items }

  /// How many items there are.
  public var numberOfItems: Int { state.sequence.count }

  /// The position of an item; nil if it is not there.
  public func indexOfItem(_ identifier: Item) -> Int? { state.sequence.position(of: identifier) }

  /// Adds items at the end.
  public mutating func appendItems(_ identifiers: [Item]) { insert(identifiers, at: numberOfItems) }

  /// Inserts items before another.
  public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
    if let position = position(of: beforeIdentifier) { insert(identifiers, at: position) }
  }

  /// Inserts items after another.
  public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
    if let position = position(of: afterIdentifier) { insert(identifiers, at: position + 1) }
  }

  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [Item]) {
    let sequence = state.sequence
    let positions = Set(identifiers.lazy.compactMap { sequence.position(of: $0) }).sorted(by: >)
    var rest = positions[...]
    while let last = rest.popFirst() {
      var first = last
      while rest.first == first - 1 { first = rest.removeFirst() }
      state = state.edited(.remove(first..<(last + 1)))
    }
  }

  /// Takes every item out.
  public mutating func deleteAllItems() {
    if numberOfItems > 0 { state = state.edited(.remove(0..<numberOfItems)) }
  }

  /// Moves an item before another.
  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    move(identifier, beside: toIdentifier, behind: 0)
  }

  /// Moves an item after another.
  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    move(identifier, beside: toIdentifier, behind: 1)
  }

  /// Asks for the items to be shown anew, by the same cells or others, as if they had just come.
  public mutating func reloadItems(_ identifiers: [Item]) {
    for identifier in identifiers where position(of: identifier) != nil { reloadedItemIdentifiers.append(identifier) }
  }

  /// Asks for the cells that show the items to be configured again, in place.
  public mutating func reconfigureItems(_ identifiers: [Item]) {
    for identifier in identifiers where position(of: identifier) != nil {
      reconfiguredItemIdentifiers.append(identifier)
    }
  }

  private mutating func insert(_ identifiers: [Item], at position: Int) {
    guard !identifiers.isEmpty else { return }
    if let (first, second) = Duplicates.firstPair(in: identifiers) {
      return fail(
        "the item \(identifiers[first]) is inserted twice, as number \(first) and \(second) of one insertion")
    }
    let sequence = state.sequence
    if sequence.count > 0, let present = identifiers.first(where: sequence.contains) {
      return fail("the item \(present) is inserted although it is there already")
    }
    state = state.edited(.insert(identifiers, at: position))
  }

  private mutating func move(_ identifier: Item, beside anchor: Item, behind: Int) {
    guard let from = position(of: identifier), let target = position(of: anchor), from != target else { return }
    let to = target + behind - (from < target ? 1 : 0)
    guard to != from else { return }
    state = state.edited(.remove(from..<(from + 1))).edited(.insert([identifier], at: to))
  }

  private mutating func position(of identifier: Item) -> Int? {
    let position = state.sequence.position(of: identifier)
    if position == nil { fail("there is no item \(identifier)") }
    return position
  }

  private mutating func fail(_ description: String) {
    if error == nil { error = SnapshotError(description: "\(description). The list that was shown before stays.") }
  }
}

/// An edit of a snapshot that cannot be made: it names an item that is not there, or inserts one that is.
public nonisolated struct SnapshotError: Error, CustomStringConvertible {
  /// Which edit.
  public let description: String
}
