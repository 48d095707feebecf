/// Rows of a list that are made as they come into sight.
protocol RowSource: _Node {
  /// How many there are.
  var rowCount: Int { get }
  /// What identifies a row among the others.
  func rowID(at index: Int) -> AnyHashable
  /// What identifies a row's element: the same for elements with equal identifiers.
  func elementID(at index: Int) -> AnyHashable
  /// Where a row is; nil if there is none.
  func rowIndex(of id: AnyHashable) -> Int?
  /// Where the row is whose view says an identifier of its own; nil if there is none. Looks at all rows.
  func rowIndex(ofViewWith id: AnyHashable) -> Int?
  /// What became of the rows since the last call.
  func takeChange() -> RowsChange?
  /// Makes the node of a row in its own island.
  func makeRow(at index: Int, _ inputs: _NodeInputs) -> _Node
  /// Has a row's node show the element that it stands for now.
  func updateRow(_ node: _Node, at index: Int)
  /// Deletes rows, if that is possible.
  var delete: ((IndexSet) -> Void)? { get }
  /// Moves rows in front of another one, if that is possible.
  var move: ((IndexSet, Int) -> Void)? { get }
}

/// A further row of elements with equal identifiers.
private struct RowCopy<ID: Hashable>: Hashable {
  let id: ID
  let number: Int
}

/// Some rows that are in the place of others.
struct RowsChange {
  static let none = RowsChange(start: 0, removed: 0, added: 0)

  let start: Int
  let removed: Int
  let added: Int

  /// Where a row is that was at some place; nil if it is among those that are gone, or came.
  func moved(_ index: Int) -> Int? {
    if index < start { return index }
    return index >= start + removed ? index + added - removed : nil
  }
}

extension RowsChange {
  /// The part that differs between two lists of identifiers.
  init<ID: Equatable>(from old: [ID], to new: [ID]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    self.init(start: start, removed: old.count - start - end, added: new.count - start - end)
  }
}

/// Stands for the rows of a source where a list looks at its contents.
final class RowsItem: LayoutItem {
  let source: any RowSource
  private let changes: [(LayoutItem) -> LayoutItem]

  init(_ source: any RowSource, _ changes: [(LayoutItem) -> LayoutItem] = []) {
    self.source = source
    self.changes = changes
    super.init(source)
  }

  /// The same rows, each with a change.
  func changed(_ change: @escaping (LayoutItem) -> LayoutItem) -> RowsItem { RowsItem(source, changes + [change]) }

  /// A row's item with the changes.
  func apply(to item: LayoutItem) -> LayoutItem { changes.reduce(item) { $1($0) } }
}

/// The node of a `ForEach` in a list: asks its data only for the rows that are wanted, however many there are.
final class RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>>,
  RowSource
{
  private var view: ForEach<Data, ID, Content>
  /// The identifiers, where they do not follow from the data: an object may have another one meanwhile.
  private var ids: [ID]?
  private var changes: [RowsChange] = []
  private var lastFound = 0
  /// Where the rows are, once several were looked for.
  private var places: [ID: Int]?
  private var searches = 0

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    keepIDs()
    adviseOfDuplicates()
  }

  private func keepIDs() {
    guard ReferenceElements.has(Data.self) else { return }
    let (data, id) = (view.data, view.id)
    ids = data.indices.map { id(data, $0) }
  }

  private func adviseOfDuplicates() {
    #if DEBUG
      // Looked for where it costs little: a long list would be slow to open.
      guard rowCount <= 1000 else { return }
      var seen: Set<ID> = []
      for index in view.data.indices where !seen.insert(view.id(view.data, index)).inserted {
        Advice.once("duplicate-row-\(TypeFacts.name(of: Content.self))") {
          "ForEach has two elements with the same identifier, \(TypeFacts.name(of: ID.self)); they are shown, but one may take over what "
            + "another has kept. Give each an identifier of its own."
        }
      }
    #endif
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    let (old, oldIDs) = (self.view, ids)
    self.view = view
    (places, searches) = (nil, 0)
    keepIDs()
    if let oldIDs, let ids {
      changes.append(RowsChange(from: oldIDs, to: ids))
    } else {
      changes.append(old.data.isStored(as: view.data) ? .none : Self.change(from: old, to: view))
    }
    if let change = changes.last { moveAsked(by: change) }
    adviseOfDuplicates()
    itemsDidChange()
  }

  /// The part that differs: one comparison of the identifiers from either end.
  private static func change(from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>) -> RowsChange {
    let (oldData, newData) = (old.data, new.data)
    let (oldCount, newCount) = (oldData.count, newData.count)
    let shorter = min(oldCount, newCount)
    var (start, end) = (0, 0)
    var (oldIndex, newIndex) = (oldData.startIndex, newData.startIndex)
    while start < shorter, old.id(oldData, oldIndex) == new.id(newData, newIndex) {
      start += 1
      oldData.formIndex(after: &oldIndex)
      newData.formIndex(after: &newIndex)
    }
    (oldIndex, newIndex) = (oldData.endIndex, newData.endIndex)
    while end < shorter - start {
      oldData.formIndex(before: &oldIndex)
      newData.formIndex(before: &newIndex)
      guard old.id(oldData, oldIndex) == new.id(newData, newIndex) else { break }
      end += 1
    }
    return RowsChange(start: start, removed: oldCount - start - end, added: newCount - start - end)
  }

  func takeChange() -> RowsChange? {
    defer { changes = [] }
    guard changes.count > 1 else { return changes.first }
    let before = changes.reversed().reduce(rowCount) { $0 - $1.added + $1.removed }
    return RowsChange(start: 0, removed: before, added: rowCount)
  }

  /// Which rows were asked for, by their elements' identifiers: a second one of the same is told from the first (C-273).
  private var asked: [ID: [(place: Int, number: Int)]] = [:]

  /// Which of the rows with its identifier a row is, in the order in which they were asked for; 0 for most.
  private func number(_ id: ID, at place: Int) -> Int {
    // After many rows the first ones no longer matter.
    if asked.count > 4096 { asked = [:] }
    guard let known = asked[id] else {
      asked[id] = [(place, 0)]
      return 0
    }
    if let row = known.first(where: { $0.place == place }) { return row.number }
    let number = (0...).first { number in !known.contains { $0.number == number } } ?? 0
    asked[id] = known + [(place, number)]
    return number
  }

  /// Rows that stay have the number that they had.
  private func moveAsked(by change: RowsChange) {
    asked = asked.compactMapValues { rows in
      let moved = rows.compactMap { row in change.moved(row.place).map { (place: $0, number: row.number) } }
      return moved.isEmpty ? nil : moved
    }
  }

  func rowIndex(of id: AnyHashable) -> Int? {
    if let copy = id.base as? RowCopy<ID> { return asked[copy.id]?.first { $0.number == copy.number }?.place }
    guard let id = id.base as? ID else { return nil }
    // Who asks, asks for the selected row, and asks again.
    if lastFound < rowCount, self.id(at: lastFound) == id { return lastFound }
    guard let place = findRow(id) else { return nil }
    lastFound = place
    return place
  }

  private func findRow(_ id: ID) -> Int? {
    searches += 1
    if searches > 4 {
      let places = places ?? placesOfRows()
      self.places = places
      return places[id]
    }
    if let ids { return ids.firstIndex(of: id) }
    var place = 0
    for index in view.data.indices {
      if view.id(view.data, index) == id { return place }
      place += 1
    }
    return nil
  }

  private var lastWithID = 0

  func rowIndex(ofViewWith id: AnyHashable) -> Int? {
    guard (Content.self as? any IdentifiedContent.Type)?.saysIdentifier == true else { return nil }
    let content = view.content
    func says(_ element: Data.Element) -> Bool {
      (withoutTracking { content(element) } as? any IdentifiedContent)?.saidIdentifier == id
    }
    // Who scrolls there asks again until it is there.
    if lastWithID < rowCount, says(element(at: lastWithID)) { return lastWithID }
    guard let place = view.data.enumerated().first(where: { says($0.element) })?.offset else { return nil }
    lastWithID = place
    return place
  }

  private func placesOfRows() -> [ID: Int] {
    var places: [ID: Int] = [:]
    places.reserveCapacity(rowCount)
    var place = 0
    for index in view.data.indices {
      let id = ids?[place] ?? view.id(view.data, index)
      // Of equal identifiers the first one counts.
      if places[id] == nil { places[id] = place }
      place += 1
    }
    return places
  }

  var rowCount: Int { view.data.count }
  var delete: ((IndexSet) -> Void)? { view.onDelete }
  var move: ((IndexSet, Int) -> Void)? { view.onMove }
  func elementID(at place: Int) -> AnyHashable { AnyHashable(id(at: place)) }

  func rowID(at place: Int) -> AnyHashable {
    let id = id(at: place)
    let number = number(id, at: place)
    return number == 0 ? AnyHashable(id) : AnyHashable(RowCopy(id: id, number: number))
  }

  private func id(at place: Int) -> ID { ids?[place] ?? view.id(view.data, index(at: place)) }

  private func index(at place: Int) -> Data.Index { view.data.index(view.data.startIndex, offsetBy: place) }
  private func element(at place: Int) -> Data.Element { view.data[index(at: place)] }

  func makeRow(at index: Int, _ inputs: _NodeInputs) -> _Node {
    let (content, element) = (view.content, element(at: index))
    return ElementNode({ content(element) }, elementID(at: index), inputs)
  }

  func updateRow(_ node: _Node, at index: Int) {
    let (content, element) = (view.content, element(at: index))
    // `makeRow` has made it.
    unsafeDowncast(node, to: ElementNode<Content>.self).update { content(element) }
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(RowsItem(self)) }
}

extension ForEach {
  /// What moves rows in a list: by dragging them, or with Alt and an arrow key. The destination is the place in front of which
  /// they are put, as places were before.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.onMove = action
    return copy
  }

  /// What deletes rows in a list: with the Delete key, or by assistive technology.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }
}

/// Whether elements of a collection may change without the collection: objects, seen through a binding or not, and bindings to places.
private enum ReferenceElements {
  static func has<Data: RandomAccessCollection>(_ type: Data.Type) -> Bool {
    let elements = (type as? any BoundElements.Type)?.boundElement ?? Data.Element.self
    return elements is AnyClass || elements is any ComparedInput.Type || ViewComparison.isExistential(elements)
  }
}

extension RandomAccessCollection {
  /// Whether both are the same elements in the same memory. False where that is not known.
  fileprivate func isStored(as other: Self) -> Bool {
    if let range = self as? Range<Int> { return range == other as? Range<Int> }
    guard count == other.count else { return false }
    let place = withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
    return place != nil && place == other.withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) }
  }
}
