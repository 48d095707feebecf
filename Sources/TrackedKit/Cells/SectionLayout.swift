import Foundation

/// The rows of one state of a list: its items with the headers and footers between them.
struct SectionLayout<Section: Hashable, Item: Hashable> {
  var state: ItemState<Section, Item>
  /// What each section has besides its items; empty if there is nothing.
  var supplements: [SectionRows] = []
  /// Where each section's rows start, if there are supplements.
  private var starts: [Int] = []

  init(_ state: ItemState<Section, Item>, supplements: [SectionRows] = []) {
    self.state = state
    guard supplements.contains(where: { $0.count > 0 }) else { return }
    self.supplements = supplements
    var next = 0
    for (rows, count) in zip(supplements, state.sections.counts) {
      starts.append(next)
      next += rows.count + count
    }
  }

  private var sections: SectionedItems<Section, Item> { state.sections }

  var rowCount: Int {
    let sections = sections
    guard let last = starts.last, let rows = supplements.last else { return sections.items.count }
    return last + rows.count + sections.counts[starts.count - 1]
  }

  func start(ofSection section: Int) -> Int {
    if starts.isEmpty { return sections.start(ofSection: section) }
    return section < starts.count ? starts[section] : rowCount
  }

  private func section(ofRow row: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func place(ofRow row: Int) -> RowPlace {
    let sections = sections
    if starts.isEmpty {
      let section = sections.section(containing: row)
      return .item(IndexPath(item: row - sections.start(ofSection: section), section: section))
    }
    let section = section(ofRow: row)
    let offset = row - starts[section] - (supplements[section].hasHeader ? 1 : 0)
    if offset < 0 { return .header(section: section) }
    return offset < sections.counts[section]
      ? .item(IndexPath(item: offset, section: section)) : .footer(section: section)
  }

  func value(ofRow row: Int) -> AnyHashable {
    if starts.isEmpty { return AnyHashable(sections.items[row]) }
    switch place(ofRow: row) {
    case .item(let path): return AnyHashable(sections.items[sections.start(ofSection: path.section) + path.item])
    case .header(let section):
      return AnyHashable(SupplementIdentity(section: AnyHashable(sections.sections[section]), isHeader: true))
    case .footer(let section):
      return AnyHashable(SupplementIdentity(section: AnyHashable(sections.sections[section]), isHeader: false))
    case .view: preconditionFailure("what a layout places is no row")
    }
  }

  func row(of place: RowPlace) -> Int? {
    let sections = sections
    switch place {
    case .view: return nil
    case .item(let path):
      guard sections.sections.indices.contains(path.section),
        (0..<sections.counts[path.section]).contains(path.item)
      else { return nil }
      return firstItemRow(path.section) + path.item
    case .header(let section):
      guard supplements.indices.contains(section), supplements[section].hasHeader else { return nil }
      return starts[section]
    case .footer(let section):
      guard supplements.indices.contains(section), supplements[section].hasFooter else { return nil }
      return firstItemRow(section) + sections.counts[section]
    }
  }

  /// The row of an item by its position among all items.
  func row(ofItemAt position: Int) -> Int {
    if starts.isEmpty { return position }
    let section = sections.section(containing: position)
    return firstItemRow(section) + position - sections.start(ofSection: section)
  }

  func firstItemRow(_ section: Int) -> Int {
    if starts.isEmpty { return sections.start(ofSection: section) }
    return starts[section] + (supplements[section].hasHeader ? 1 : 0)
  }

  func supplements(ofSection section: Int) -> SectionRows {
    supplements.isEmpty ? SectionRows() : supplements[section]
  }

  func items(ofSection section: Int) -> [Item] { sections.items(ofSection: section) }

  /// The rows that an edit of this state changes.
  ///
  /// - Parameter new: what the inserted sections have besides their items.
  func change(by edit: SnapshotEdit<Section, Item>, new: (Section) -> SectionRows) -> ItemChange {
    switch edit {
    case .insertItems(let items, let section, let offset):
      ItemChange(position: firstItemRow(section) + offset, removed: 0, added: items.count)
    case .removeItems(let range, let section):
      ItemChange(position: firstItemRow(section) + range.lowerBound, removed: range.count, added: 0)
    case .insertSections(let sections, _, let items, let index):
      ItemChange(
        position: start(ofSection: index), removed: 0,
        added: items.count + sections.reduce(0) { $0 + new($1).count })
    case .removeSections(let range):
      ItemChange(
        position: start(ofSection: range.lowerBound),
        removed: start(ofSection: range.upperBound) - start(ofSection: range.lowerBound), added: 0)
    }
  }

  /// What the sections have besides their items after an edit of this state.
  func supplements(after edit: SnapshotEdit<Section, Item>, new: (Section) -> SectionRows) -> [SectionRows] {
    var result = supplements
    switch edit {
    case .insertItems, .removeItems: break
    case .insertSections(let sections, _, _, let index):
      let added = sections.map(new)
      if result.isEmpty {
        guard added.contains(where: { $0.count > 0 }) else { break }
        result = self.sections.sections.map { _ in SectionRows() }
      }
      result.insert(contentsOf: added, at: index)
    case .removeSections(let range): if !result.isEmpty { result.removeSubrange(range) }
    }
    return result
  }
}
