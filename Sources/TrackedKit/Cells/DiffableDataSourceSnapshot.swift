import Foundation

/// The content of a list as a value: sections of items. Make one, or get it from a data source, edit it and apply it.
///
/// ```swift
/// var snapshot = dataSource.snapshot()
/// snapshot.insertItems([task.id], beforeItem: first)
/// dataSource.apply(snapshot)
/// ```
///
/// A copy costs nothing, and an edit costs the same in a list of a thousand and of a million rows; the first one by identifier
/// in a list that was appended as a whole takes as long as comparing its identifiers once. An edit that cannot be made is left
/// out, and `error` describes the first one. Copies share what they have in common, so that a snapshot and its copies stay on one
/// thread.
public nonisolated struct DiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The identifier of a section.
  public typealias Section = SectionIdentifierType
  /// The identifier of an item, in all sections.
  public typealias Item = ItemIdentifierType

  private(set) var state: ItemState<Section, Item>
  /// The first edit that could not be made; nil if all were. A data source does not show a snapshot that has one.
  public private(set) var error: SnapshotError?
  /// The items to be reloaded.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The items whose cells are to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  /// The sections whose items, header and footer are to be reloaded.
  public private(set) var reloadedSectionIdentifiers: [Section] = []

  /// An empty snapshot.
  public init() { state = ItemState() }

  init(_ state: ItemState<Section, Item>) { self.state = state }

  // MARK: Reading

  /// Every item, in the order of the sections.
  public var itemIdentifiers: [Item] { state.sections.items.items }

  /// The sections, in order.
  public var sectionIdentifiers: [Section] { state.sections.sections }

  /// How many items there are in all sections.
  public var numberOfItems: Int { state.sections.items.count }

  /// How many sections there are.
  public var numberOfSections: Int { state.sections.sections.count }

  /// How many items a section has; 0 for one that is not there.
  public func numberOfItems(inSection identifier: Section) -> Int {
    let sections = state.sections
    return sections.index(ofSection: identifier).map { sections.counts[$0] } ?? 0
  }

  /// The items of a section, in order; none for one that is not there.
  public func itemIdentifiers(inSection identifier: Section) -> [Item] {
    let sections = state.sections
    guard let index = sections.index(ofSection: identifier) else { return [] }
    return sections.items(ofSection: index)
  }

  /// The section an item is in; nil if it is not there.
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    let sections = state.sections
    return sections.items.position(of: identifier).map { sections.sections[sections.section(containing: $0)] }
  }

  /// The position of an item among those of all sections; nil if it is not there.
  public func indexOfItem(_ identifier: Item) -> Int? { state.sections.items.position(of: identifier) }

  /// The position of a section; nil if it is not there.
  public func indexOfSection(_ identifier: Section) -> Int? { state.sections.index(ofSection: identifier) }

  // MARK: Items

  /// Adds items at the end of a section, of the last one if none is named.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    let sections = state.sections
    if let section {
      guard let index = index(of: section) else { return }
      insert(identifiers, section: index, offset: sections.counts[index])
    } else if let last = sections.counts.indices.last {
      insert(identifiers, section: last, offset: sections.counts[last])
    } else if !identifiers.isEmpty {
      fail("items are appended although there is no section; call appendSections first")
    }
  }

  /// Inserts items before another.
  public mutating func insertItems(_ identifiers: [Item], beforeItem beforeIdentifier: Item) {
    if let place = place(of: beforeIdentifier) { insert(identifiers, section: place.section, offset: place.item) }
  }

  /// Inserts items after another.
  public mutating func insertItems(_ identifiers: [Item], afterItem afterIdentifier: Item) {
    if let place = place(of: afterIdentifier) { insert(identifiers, section: place.section, offset: place.item + 1) }
  }

  /// Removes items; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [Item]) {
    let items = state.sections.items
    let positions = Set(identifiers.lazy.compactMap { items.position(of: $0) }).sorted(by: >)
    var rest = positions[...]
    while let last = rest.popFirst() {
      let sections = state.sections
      let section = sections.section(containing: last)
      let start = sections.start(ofSection: section)
      var first = last
      while rest.first == first - 1, first > start { first = rest.removeFirst() }
      state = state.edited(.removeItems((first - start)..<(last - start + 1), section: section))
    }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    if numberOfSections > 0 { state = state.edited(.removeSections(0..<numberOfSections)) }
  }

  /// Moves an item before another, in its section.
  public mutating func moveItem(_ identifier: Item, beforeItem toIdentifier: Item) {
    move(identifier, beside: toIdentifier, behind: 0)
  }

  /// Moves an item after another, in its section.
  public mutating func moveItem(_ identifier: Item, afterItem toIdentifier: Item) {
    move(identifier, beside: toIdentifier, behind: 1)
  }

  /// Requests new configuration of the items, by the same cells or others, as if they had just come.
  public mutating func reloadItems(_ identifiers: [Item]) {
    for identifier in identifiers where place(of: identifier) != nil { reloadedItemIdentifiers.append(identifier) }
  }

  /// Asks for the cells that show the items to be configured again, in place.
  public mutating func reconfigureItems(_ identifiers: [Item]) {
    for identifier in identifiers where place(of: identifier) != nil {
      reconfiguredItemIdentifiers.append(identifier)
    }
  }

  // MARK: Sections

  /// Adds empty sections at the end.
  public mutating func appendSections(_ identifiers: [Section]) { insert(identifiers, at: numberOfSections) }

  /// Inserts empty sections before another.
  public mutating func insertSections(_ identifiers: [Section], beforeSection toIdentifier: Section) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index) }
  }

  /// Inserts empty sections after another.
  public mutating func insertSections(_ identifiers: [Section], afterSection toIdentifier: Section) {
    if let index = index(of: toIdentifier) { insert(identifiers, at: index + 1) }
  }

  /// Removes sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [Section]) {
    let sections = state.sections
    for index in Set(identifiers.compactMap { sections.index(ofSection: $0) }).sorted(by: >) {
      state = state.edited(.removeSections(index..<(index + 1)))
    }
  }

  /// Moves a section with its items before another.
  public mutating func moveSection(_ identifier: Section, beforeSection toIdentifier: Section) {
    move(section: identifier, beside: toIdentifier, behind: 0)
  }

  /// Moves a section with its items after another.
  public mutating func moveSection(_ identifier: Section, afterSection toIdentifier: Section) {
    move(section: identifier, beside: toIdentifier, behind: 1)
  }

  /// Requests new configuration of the items, headers and footers of sections.
  public mutating func reloadSections(_ identifiers: [Section]) {
    for identifier in identifiers where index(of: identifier) != nil { reloadedSectionIdentifiers.append(identifier) }
  }
}

// Edits by position.
nonisolated extension DiffableDataSourceSnapshot {
  private mutating func insert(_ identifiers: [Item], section: Int, offset: Int) {
    guard !identifiers.isEmpty else { return }
    if let (first, second) = Duplicates.firstPair(in: identifiers) {
      return fail(
        "the item \(identifiers[first]) is inserted twice, as number \(first) and \(second) of one insertion")
    }
    let items = state.sections.items
    if items.count > 0, let present = identifiers.first(where: items.contains) {
      return fail("the item \(present) is inserted although it is there already")
    }
    state = state.edited(.insertItems(identifiers, section: section, offset: offset))
  }

  private mutating func move(_ identifier: Item, beside anchor: Item, behind: Int) {
    guard let from = place(of: identifier), var to = place(of: anchor), from != to else { return }
    to.item += behind
    if from.section == to.section, from.item < to.item { to.item -= 1 }
    guard to != from else { return }
    state =
      state
      .edited(.removeItems(from.item..<(from.item + 1), section: from.section))
      .edited(.insertItems([identifier], section: to.section, offset: to.item))
  }

  private mutating func insert(_ identifiers: [Section], at index: Int) {
    guard !identifiers.isEmpty else { return }
    if let (first, second) = Duplicates.firstPair(in: identifiers) {
      return fail(
        "the section \(identifiers[first]) is inserted twice, as number \(first) and \(second) of one insertion")
    }
    if let present = identifiers.first(where: { state.sections.index(ofSection: $0) != nil }) {
      return fail("the section \(present) is inserted although it is there already")
    }
    let counts = identifiers.map { _ in 0 }
    state = state.edited(.insertSections(identifiers, counts: counts, items: [], at: index))
  }

  /// Inserts an item at a place; one that there cannot be is an error.
  mutating func insertItem(_ identifier: Item, at path: IndexPath) {
    let counts = state.sections.counts
    guard counts.indices.contains(path.section), (0...counts[path.section]).contains(path.item) else {
      return fail("there is no place \(path) for a new item")
    }
    insert([identifier], section: path.section, offset: path.item)
  }

  /// Inserts an empty section at a place; one that there cannot be is an error.
  mutating func insertSection(_ identifier: Section, at index: Int) {
    guard (0...numberOfSections).contains(index) else { return fail("there is no place \(index) for a new section") }
    insert([identifier], at: index)
  }

  private mutating func move(section: Section, beside anchor: Section, behind: Int) {
    guard let from = index(of: section), let target = index(of: anchor), from != target else { return }
    let to = target + behind - (from < target ? 1 : 0)
    guard to != from else { return }
    let items = itemIdentifiers(inSection: section)
    state =
      state
      .edited(.removeSections(from..<(from + 1)))
      .edited(.insertSections([section], counts: [items.count], items: items, at: to))
  }

  private mutating func place(of identifier: Item) -> IndexPath? {
    let sections = state.sections
    guard let position = sections.items.position(of: identifier) else {
      fail("there is no item \(identifier)")
      return nil
    }
    let section = sections.section(containing: position)
    return IndexPath(item: position - sections.start(ofSection: section), section: section)
  }

  private mutating func index(of section: Section) -> Int? {
    let index = state.sections.index(ofSection: section)
    if index == nil { fail("there is no section \(section)") }
    return index
  }

  private mutating func fail(_ description: String) {
    if error == nil { error = SnapshotError(description: "\(description). The list that was shown before stays.") }
  }
}

/// An edit of a snapshot that cannot be made: it names an item or a section that is not there, or inserts one that is.
public nonisolated struct SnapshotError: Error, CustomStringConvertible {
  /// Which edit.
  public let description: String
}
