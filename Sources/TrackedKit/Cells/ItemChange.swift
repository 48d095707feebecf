/// A part of a list that gave way to another.
nonisolated struct ItemChange: Equatable {
  var position: Int
  var removed: Int
  var added: Int

  /// Whether `next`, which counts in the list after this change, lies inside this one or at most `distance` beside it.
  func isNear(_ next: ItemChange, distance: Int) -> Bool {
    next.position <= position + added + distance && next.position + next.removed + distance >= position
  }

  /// Both changes and all between as one.
  func merged(with next: ItemChange) -> ItemChange {
    let start = min(position, next.position)
    let length = max(position + added, next.position + next.removed) - start
    return ItemChange(
      position: start, removed: length - added + removed, added: length - next.removed + next.added)
  }
}

/// The difference between two lists of distinct items.
nonisolated enum ItemDifference {
  /// The fewest changes that turn `old` into `new`, in order; each counts in the list after those before it. More than
  /// `limit` of them become one.
  ///
  /// Equal items at both ends are passed over first; what remains takes a time of n log n.
  static func changes<Item: Hashable>(from old: [Item], to new: [Item], limit: Int) -> [ItemChange] {
    let (prefix, suffix) = commonEnds(old, new)
    let whole = ItemChange(
      position: prefix, removed: old.count - suffix - prefix, added: new.count - suffix - prefix)
    if whole.removed == 0 && whole.added == 0 { return [] }
    if whole.removed == 0 || whole.added == 0 { return [whole] }
    let changes = changes(
      from: old[prefix..<(old.count - suffix)], to: new[prefix..<(new.count - suffix)])
    return changes.count > limit ? [whole] : changes
  }

  /// How many items at the start and at the end are equal.
  private static func commonEnds<Item: Hashable>(_ old: [Item], _ new: [Item]) -> (prefix: Int, suffix: Int) {
    // Through a generic type each comparison takes ten times as long, which a list of a million rows feels.
    if let old = Duplicates.same(old, as: [Int].self), let new = Duplicates.same(new, as: [Int].self) {
      return commonEndsInlined(old, new)
    }
    if let old = Duplicates.same(old, as: [String].self), let new = Duplicates.same(new, as: [String].self) {
      return commonEndsInlined(old, new)
    }
    return commonEndsInlined(old, new)
  }

  @inline(__always)
  private static func commonEndsInlined<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (prefix: Int, suffix: Int) {
    let shorter = min(old.count, new.count)
    var (prefix, suffix) = (0, 0)
    while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
    while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    return (prefix, suffix)
  }

  private static func changes<Item: Hashable>(from old: ArraySlice<Item>, to new: ArraySlice<Item>) -> [ItemChange] {
    var places: [Item: Int] = Dictionary(minimumCapacity: old.count)
    for (place, item) in zip(old.indices, old) { places[item] = place }
    let found = new.map { places[$0] }
    let kept = longestAscending(found)
    var changes: [ItemChange] = []
    var (oldPlace, newPlace) = (old.startIndex, new.startIndex)
    func add(upTo oldEnd: Int, _ newEnd: Int) {
      guard oldEnd > oldPlace || newEnd > newPlace else { return }
      changes.append(ItemChange(position: newPlace, removed: oldEnd - oldPlace, added: newEnd - newPlace))
    }
    for index in kept {
      guard let place = found[index] else { continue }
      add(upTo: place, new.startIndex + index)
      (oldPlace, newPlace) = (place + 1, new.startIndex + index + 1)
    }
    add(upTo: old.endIndex, new.endIndex)
    return changes
  }

  /// The indices of a longest ascending choice of `values`, without those that are nil.
  private static func longestAscending(_ values: [Int?]) -> [Int] {
    // ends[n] is where the lowest end of a choice of n + 1 values is.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]]! < value { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chosen: [Int] = []
    var next = ends.last
    while let index = next {
      chosen.append(index)
      next = before[index]
    }
    return chosen.reversed()
  }
}
