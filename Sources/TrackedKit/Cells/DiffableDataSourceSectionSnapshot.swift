/// The items of one section as a tree, of which the children of expanded items are shown.
///
/// ```swift
/// var outline = DiffableDataSourceSectionSnapshot<Item>()
/// outline.append([fruit])
/// outline.append([apple, pear], to: fruit)
/// outline.expand([fruit])
/// dataSource.apply(outline, to: .food)
/// ```
///
/// An item that is inserted although it is there, and a place at an item that is not there, end the program with a sentence, as in UIKit.
public nonisolated struct DiffableDataSourceSectionSnapshot<Item: Hashable> {
  private var children: [Item?: [Item]] = [:]
  private var parents: [Item: Item?] = [:]
  private var expanded: Set<Item> = []

  /// No items.
  public init() {}

  // MARK: Items

  /// All items, each before its children.
  public var items: [Item] { flattened(nil) { _ in true } }

  /// The items that are in no other.
  public var rootItems: [Item] { children[nil] ?? [] }

  /// The items that are shown: those of which everything around them is expanded.
  public var visibleItems: [Item] { flattened(nil) { expanded.contains($0) } }

  private func flattened(_ parent: Item?, opens: (Item) -> Bool) -> [Item] {
    var result: [Item] = []
    // The rest of each level that is gone through.
    var rest: [ArraySlice<Item>] = [(children[parent] ?? [])[...]]
    while var level = rest.popLast() {
      guard let item = level.popFirst() else { continue }
      rest.append(level)
      result.append(item)
      if opens(item), let own = children[item], !own.isEmpty { rest.append(own[...]) }
    }
    return result
  }

  /// Whether an item is there.
  public func contains(_ item: Item) -> Bool { parents[item] != nil }

  /// Whether an item is there and everything around it is expanded.
  public func isVisible(_ item: Item) -> Bool {
    guard var parent = parents[item] else { return false }
    while let current = parent {
      guard expanded.contains(current) else { return false }
      parent = parents[current] ?? nil
    }
    return true
  }

  /// Whether the children of an item are shown wherever it is.
  public func isExpanded(_ item: Item) -> Bool { expanded.contains(item) }

  /// In how many others an item is.
  public func level(of item: Item) -> Int {
    var (level, parent) = (0, checked(item))
    while let current = parent {
      level += 1
      parent = parents[current] ?? nil
    }
    return level
  }

  /// The place of an item among all; nil if it is not there.
  public func index(of item: Item) -> Int? { items.firstIndex(of: item) }

  /// The parent of an item; nil for an item without one.
  public func parent(of child: Item) -> Item? { checked(child) }

  /// The children of an item.
  public func snapshot(of parent: Item, includingParent: Bool = false) -> DiffableDataSourceSectionSnapshot {
    _ = checked(parent)
    var result = DiffableDataSourceSectionSnapshot()
    if includingParent { result.append([parent]) }
    result.take(from: self, under: parent, to: includingParent ? parent : nil)
    result.expanded = expanded.filter { result.contains($0) }
    return result
  }

  private mutating func take(from other: Self, under parent: Item?, to goal: Item?) {
    var open: [(from: Item?, to: Item?)] = [(parent, goal)]
    while let (from, to) = open.popLast() {
      let own = other.children[from] ?? []
      append(own, to: to)
      open += own.map { ($0, $0) }
    }
  }

  // MARK: Changes

  /// Adds items at the end of those in another, or of those that are in none.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    if let parent { _ = checked(parent) }
    insert(items, into: parent, at: (children[parent] ?? []).count)
  }

  /// Adds items before another, in what that is in.
  public mutating func insert(_ items: [Item], before item: Item) { insert(items, at: item, offset: 0) }

  /// Adds items behind another, in what that is in.
  public mutating func insert(_ items: [Item], after item: Item) { insert(items, at: item, offset: 1) }

  private mutating func insert(_ items: [Item], at item: Item, offset: Int) {
    let parent = checked(item)
    insert(items, into: parent, at: (children[parent] ?? []).firstIndex(of: item)! + offset)
  }

  private mutating func insert(_ items: [Item], into parent: Item?, at index: Int) {
    for item in items {
      precondition(parents[item] == nil, "the item \(item) is inserted although it is there already")
      parents[item] = .some(parent)
    }
    children[parent, default: []].insert(contentsOf: items, at: index)
  }

  /// Removes items with their children.
  public mutating func delete(_ items: [Item]) {
    for item in items {
      guard let parent = parents[item] else { continue }
      children[parent]?.removeAll { $0 == item }
      forget(item)
    }
  }

  private mutating func forget(_ item: Item) {
    for item in [item] + flattened(item, opens: { _ in true }) {
      children[item] = nil
      parents[item] = nil
      expanded.remove(item)
    }
  }

  /// Removes everything.
  public mutating func deleteAll() { self = DiffableDataSourceSectionSnapshot() }

  /// Replaces the children of an item.
  public mutating func replace(childrenOf parent: Item, using snapshot: DiffableDataSourceSectionSnapshot) {
    _ = checked(parent)
    for child in children[parent] ?? [] { forget(child) }
    children[parent] = nil
    take(from: snapshot, under: nil, to: parent)
    expanded.formUnion(snapshot.expanded)
  }

  /// Expands items.
  public mutating func expand(_ items: [Item]) { for item in items where contains(item) { expanded.insert(item) } }

  /// Collapses items.
  public mutating func collapse(_ items: [Item]) { for item in items { expanded.remove(item) } }

  /// - Returns: the parent of the item.
  private func checked(_ item: Item) -> Item? {
    guard let parent = parents[item] else { preconditionFailure("there is no item \(item) in the section") }
    return parent
  }
}

nonisolated extension DiffableDataSourceSectionSnapshot: Sendable where Item: Sendable {}

/// Called when the user expands and collapses items.
@MainActor public struct DiffableDataSourceSectionSnapshotHandlers<Item: Hashable> {
  /// Whether an item may be expanded; yes without it.
  public var shouldExpandItem: ((Item) -> Bool)?
  /// An item is about to be expanded.
  public var willExpandItem: ((Item) -> Void)?
  /// Whether an item may be collapsed; yes without it.
  public var shouldCollapseItem: ((Item) -> Bool)?
  /// An item is about to be collapsed.
  public var willCollapseItem: ((Item) -> Void)?
  /// Returns the children of an item that is about to be expanded, from its current ones.
  public var snapshotForExpandingParent:
    ((_ parent: Item, _ current: DiffableDataSourceSectionSnapshot<Item>) -> DiffableDataSourceSectionSnapshot<Item>)?

  /// Without closures.
  public init() {}
}
