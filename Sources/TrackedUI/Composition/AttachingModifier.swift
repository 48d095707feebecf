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

/// The node of a view with another one behind or in front. Each part of a view gets its own.
private final class AttachingNode<Content: View, Modifier: AttachingModifier>:
  ModifiedNode<Content, Modifier>
{
  private let attached = PartNodes<_ViewNode<Modifier.Attached>>()
  private let inside: _NodeInputs

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    inside = inputs.inStack(nil)
    super.init(view, inputs)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    super.update(view)
    for node in attached.all { node.update(modifier.attached) }
  }

  override func modifierDidChange(from old: Modifier) { if !old.placesLike(modifier) { itemsDidChange() } }

  override func itemsDidChange() {
    for row in attached.rows(outside: island) { row.itemsDidChange() }
    super.itemsDidChange()
  }

  override func appendItems(to items: inout [LayoutItem]) {
    items += attached.change(childItems) { [weak self] item, isFirst in self?.attach(to: item, isFirst) ?? item }
  }

  private func attach(to item: LayoutItem, _ isFirst: Bool) -> LayoutItem {
    guard !isRemoved else { return item }
    let make = { [self] in Modifier.Attached._makeNode(modifier.attached, inside.below(self)) }
    guard let node = isFirst ? attached.ofFirst(make: make) : attached.of(item, make: make) else { return item }
    var others: [LayoutItem] = []
    node.appendItems(to: &others)
    return modifier.attach(others, to: item)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    if modifier.isInFront { child.map(body) }
    attached.all.forEach(body)
    if !modifier.isInFront { child.map(body) }
  }
}
