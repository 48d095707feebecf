/// Rows of a list that are made as they come into sight.
protocol RowSource: _Node {
  /// How many there are.
  var rowCount: Int { get }
  /// What identifies a row.
  func rowID(at index: Int) -> AnyHashable
  /// Makes the node of a row in its own island.
  func makeRow(at index: Int, _ inputs: _NodeInputs) -> _Node
  /// Has a row's node show the element that it stands for now.
  func updateRow(_ node: _Node, at index: Int)
  /// Deletes rows, if that is possible.
  var delete: ((IndexSet) -> Void)? { get }
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
      if Set(ids).count != ids.count {
        Advice.once("duplicate-row-\(TypeFacts.name(of: Content.self))") {
          "ForEach has two elements with the same identifier, \(TypeFacts.name(of: ID.self)); their rows are taken for each other."
        }
      }
    #endif
    return ids
  }

  override func update(_ view: ForEach<Data, ID, Content>) {
    self.view = view
    ids = Self.ids(of: view)
    itemsDidChange()
  }

  var rowCount: Int { ids.count }
  var delete: ((IndexSet) -> Void)? { view.onDelete }
  func rowID(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  func makeRow(at index: Int, _ inputs: _NodeInputs) -> _Node {
    ElementNode(view.content(element(at: index)), rowID(at: index), inputs)
  }

  func updateRow(_ node: _Node, at index: Int) {
    unsafeDowncast(node, to: ElementNode<Content>.self).update(view.content(element(at: index)))
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(RowsItem(self)) }
}

extension ForEach {
  /// What deletes rows in a list: with the Delete key, or by assistive technology.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }
}
