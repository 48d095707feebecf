/// One change of a list with sections. Offsets count within a section.
nonisolated enum SnapshotEdit<Section, Item> {
  case insertItems([Item], section: Int, offset: Int)
  case removeItems(Range<Int>, section: Int)
  /// `items` are those of all the new sections, in order.
  case insertSections([Section], counts: [Int], items: [Item], at: Int)
  case removeSections(Range<Int>)
}

/// Items in sections: one sequence of all items, and how many of them each section has.
nonisolated final class SectionedItems<Section: Hashable, Item: Hashable> {
  let items: ItemSequence<Item>
  private(set) var sections: [Section]
  private(set) var counts: [Int]
  /// Where each section starts in the sequence; made on first access.
  private var knownStarts: [Int]?
  private var knownIndices: [Section: Int]?

  init(sections: [Section] = [], counts: [Int] = [], items: [Item] = []) {
    self.sections = sections
    self.counts = counts
    self.items = ItemSequence(items)
  }

  private var starts: [Int] {
    if let knownStarts { return knownStarts }
    var starts: [Int] = []
    starts.reserveCapacity(counts.count)
    var next = 0
    for count in counts {
      starts.append(next)
      next += count
    }
    knownStarts = starts
    return starts
  }

  /// The position of a section's first item; that behind all items for the section behind the last.
  func start(ofSection index: Int) -> Int {
    index >= sections.count ? items.count : index == 0 ? 0 : starts[index]
  }

  /// The section of the item at a position.
  func section(containing position: Int) -> Int {
    if sections.count == 1 { return 0 }
    let starts = starts
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func index(ofSection section: Section) -> Int? {
    if sections.count < 8 { return sections.firstIndex(of: section) }
    if let knownIndices { return knownIndices[section] }
    let indices = Dictionary(uniqueKeysWithValues: zip(sections, sections.indices))
    knownIndices = indices
    return indices[section]
  }

  func items(ofSection index: Int) -> [Item] {
    if sections.count == 1 { return items.items }
    let start = start(ofSection: index)
    return (start..<(start + counts[index])).map { items[$0] }
  }

  /// Changes the sections.
  ///
  /// - Returns: the edit that undoes it.
  func apply(_ edit: SnapshotEdit<Section, Item>) -> SnapshotEdit<Section, Item> {
    switch edit {
    case .insertItems(let new, let section, let offset):
      _ = items.apply(.insert(new, at: start(ofSection: section) + offset))
      count(new.count, in: section)
      return .removeItems(offset..<(offset + new.count), section: section)
    case .removeItems(let range, let section):
      let start = start(ofSection: section)
      let removed = remove((start + range.lowerBound)..<(start + range.upperBound))
      count(-range.count, in: section)
      return .insertItems(removed, section: section, offset: range.lowerBound)
    case .insertSections(let new, let newCounts, let newItems, let index):
      let start = start(ofSection: index)
      if index == sections.count { append(new, newCounts) } else { forget() }
      _ = items.apply(.insert(newItems, at: start))
      sections.insert(contentsOf: new, at: index)
      counts.insert(contentsOf: newCounts, at: index)
      return .removeSections(index..<(index + new.count))
    case .removeSections(let range):
      let removed = remove(start(ofSection: range.lowerBound)..<start(ofSection: range.upperBound))
      let undo = SnapshotEdit.insertSections(
        Array(sections[range]), counts: Array(counts[range]), items: removed, at: range.lowerBound)
      sections.removeSubrange(range)
      counts.removeSubrange(range)
      forget()
      return undo
    }
  }

  private func remove(_ range: Range<Int>) -> [Item] {
    guard !range.isEmpty, case .insert(let removed, _) = items.apply(.remove(range)) else { return [] }
    return removed
  }

  private func count(_ difference: Int, in section: Int) {
    counts[section] += difference
    guard knownStarts != nil else { return }
    for next in (section + 1)..<max(section + 1, counts.count) { knownStarts?[next] += difference }
  }

  /// Notes where sections at the end are, so that adding one after the other costs no more than adding all at once.
  private func append(_ new: [Section], _ newCounts: [Int]) {
    for (offset, section) in new.enumerated() { knownIndices?[section] = sections.count + offset }
    guard knownStarts != nil else { return }
    var start = items.count
    for count in newCounts {
      knownStarts?.append(start)
      start += count
    }
  }

  private func forget() { (knownStarts, knownIndices) = (nil, nil) }
}
