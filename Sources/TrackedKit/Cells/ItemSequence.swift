/// Distinct items in order: an array until a position is requested, then a tree, so that a list that is only shown
/// costs its array.
nonisolated final class ItemSequence<Item: Hashable> {
  /// Holds the items until there is a tree.
  private var array: [Item]
  private var existingTree: ItemTree<Item>?

  /// A sequence of `items`, which are distinct.
  init(_ items: [Item]) { array = items }

  var items: [Item] { existingTree?.items ?? array }

  var count: Int { existingTree?.count ?? array.count }

  subscript(position: Int) -> Item { existingTree?[position] ?? array[position] }

  func contains(_ item: Item) -> Bool { tree.contains(item) }

  func position(of item: Item) -> Int? { tree.position(of: item) }

  /// The position of an item, found by a linear search while there is no tree, for code that asks once.
  func firstPosition(of item: Item) -> Int? { existingTree?.position(of: item) ?? array.firstIndex(of: item) }

  /// Changes the sequence.
  ///
  /// - Returns: the edit that undoes it.
  func apply(_ edit: ItemEdit<Item>) -> ItemEdit<Item> {
    switch edit {
    case .insert(let new, let position):
      insert(new, at: position)
      return .remove(position..<(position + new.count))
    case .remove(let range): return .insert(remove(range), at: range.lowerBound)
    }
  }

  /// Made on first access, which takes as long as comparing every identifier once.
  private var tree: ItemTree<Item> {
    if let existingTree { return existingTree }
    let tree = ItemTree(array)
    existingTree = tree
    array = []
    return tree
  }

  private func store(_ items: [Item]) {
    array = items
    existingTree = nil
  }

  private func insert(_ new: [Item], at position: Int) {
    if count == 0 {
      store(new)
    } else if changesMuch(new.count) {
      var items = items
      items.insert(contentsOf: new, at: position)
      store(items)
    } else {
      for (offset, item) in new.enumerated() { tree.insert(item, at: position + offset) }
    }
  }

  private func remove(_ range: Range<Int>) -> [Item] {
    if changesMuch(range.count) {
      var items = items
      defer { store(items) }
      defer { items.removeSubrange(range) }
      return Array(items[range])
    }
    return range.map { _ in tree.remove(at: range.lowerBound) }
  }

  /// Whether an edit is as large as the rest, so that making a new tree is better.
  private func changesMuch(_ edited: Int) -> Bool { edited > 64 && edited > count / 8 }
}

/// One change of a sequence, by positions.
nonisolated enum ItemEdit<Item> {
  case insert([Item], at: Int)
  case remove(Range<Int>)
}
