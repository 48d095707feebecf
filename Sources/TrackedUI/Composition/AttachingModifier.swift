/// A change that puts another view behind or in front of one.
protocol AttachingModifier: NodeModifier {
  associatedtype Attached: View
  /// The other view.
  var attached: Attached { get }
  /// Whether it is in front.
  var isInFront: Bool { get }
  /// The item with those of the other view.
  func attach(_ others: [LayoutItem], to item: LayoutItem) -> LayoutItem
  /// Whether the other view has the same place as another modifier's.
  func placesLike(_ other: Self) -> Bool
}

extension AttachingModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    AttachingNode(view, inputs)
  }
}

/// The node of a view with another one behind or in front. Of a `ForEach` in a list or in a lazy stack, each row gets its own.
private final class AttachingNode<Content: View, Modifier: AttachingModifier>:
  ModifiedNode<Content, Modifier>
{
  private struct OfRow {
    weak var row: _Node?
    let node: _ViewNode<Modifier.Attached>
  }

  private var attached: _ViewNode<Modifier.Attached>?
  private var ofRows: [ObjectIdentifier: OfRow] = [:]
  private let inside: _NodeInputs

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    inside = inputs.inStack(nil)
    super.init(view, inputs)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    super.update(view)
    attached?.update(modifier.attached)
    for row in ofRows.values { row.node.update(modifier.attached) }
  }

  override func modifierDidChange(from old: Modifier) { if !old.placesLike(modifier) { itemsDidChange() } }

  override func itemsDidChange() {
    for row in ofRows.values { row.row?.itemsDidChange() }
    super.itemsDidChange()
  }

  private func make() -> _ViewNode<Modifier.Attached> {
    Modifier.Attached._makeNode(modifier.attached, inside.below(self))
  }

  private func attach(_ node: _Node, to item: LayoutItem) -> LayoutItem {
    var others: [LayoutItem] = []
    node.appendItems(to: &others)
    return modifier.attach(others, to: item)
  }

  override func appendItems(to items: inout [LayoutItem]) {
    let main = childItems
    dropLostRows()
    // It is attached to the first of several parts: its widgets can be in one place only.
    for (place, item) in main.enumerated() {
      if let rows = item as? RowsItem {
        items.append(rows.changed { [weak self] in self?.attachInRow($0) ?? $0 })
      } else if place == 0 {
        let node = attached ?? make()
        attached = node
        items.append(attach(node, to: item))
      } else {
        items.append(item)
      }
    }
  }

  private func attachInRow(_ item: LayoutItem) -> LayoutItem {
    guard !isRemoved, let row = item.node else { return item }
    let key = ObjectIdentifier(row)
    let node = ofRows[key].flatMap { $0.row === row ? $0.node : nil } ?? make()
    ofRows[key] = OfRow(row: row, node: node)
    return attach(node, to: item)
  }

  private func dropLostRows() {
    for (key, row) in ofRows where row.row?.isRemoved != false {
      row.node.remove()
      ofRows[key] = nil
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if modifier.isInFront { child.map(body) }
    attached.map(body)
    for row in ofRows.values { body(row.node) }
    if !modifier.isInFront { child.map(body) }
  }
}
