/// Rows of a list that are made as they come into sight.
protocol RowSource: _Node {
  /// How many there are.
  var rowCount: Int { get }
  /// What identifies a row.
  func rowID(at index: Int) -> AnyHashable
  /// Where a row is; nil if there is none.
  func rowIndex(of id: AnyHashable) -> Int?
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

/// Some rows that stand in the place of others.
struct RowsChange {
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

/// The node of a `ForEach` in a list.
final class RowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<ForEach<Data, ID, Content>>,
  RowSource
{
  private var view: ForEach<Data, ID, Content>
  private var ids: [ID] = []

  init(_ view: ForEach<Data, ID, Content>, _ inputs: _NodeInputs) {
    self.view = view
    super.init(inputs)
    ids = Self.ids(of: view)
  }

  private static func ids(of view: ForEach<Data, ID, Content>) -> [ID] {
    let ids = view.data.map(view.id)
    #if DEBUG
      // Looked for where it costs little: a long list would be slow to open.
      if ids.count <= 1000, Set(ids).count != ids.count {
        Advice.once("duplicate-row-\(TypeFacts.name(of: Content.self))") {
          "ForEach has two elements with the same identifier, \(TypeFacts.name(of: ID.self)); their rows are taken for each other."
        }
      }
    #endif
    return ids
  }

  private var changes: [RowsChange] = []

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    let old = ids
    ids = Self.ids(of: view)
    changes.append(RowsChange(from: old, to: ids))
    itemsDidChange()
  }

  func takeChange() -> RowsChange? {
    defer { changes = [] }
    guard changes.count > 1 else { return changes.first }
    let before = changes.reversed().reduce(ids.count) { $0 - $1.added + $1.removed }
    return RowsChange(start: 0, removed: before, added: ids.count)
  }

  func rowIndex(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap(ids.firstIndex) }

  var rowCount: Int { ids.count }
  var delete: ((IndexSet) -> Void)? { view.onDelete }
  var move: ((IndexSet, Int) -> Void)? { view.onMove }
  func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  func makeRow(at index: Int, _ inputs: _NodeInputs) -> _Node {
    let (view, element) = (view, element(at: index))
    return ElementNode({ view.content(element) }, rowID(at: index), inputs)
  }

  func updateRow(_ node: _Node, at index: Int) {
    let (view, element) = (view, element(at: index))
    unsafeDowncast(node, to: ElementNode<Content>.self).update { view.content(element) }
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
