/// The view that a modifier puts into a container beside something else, as `badge` does with a number: `isPrincipalPart()` marks it, and
/// `standsForItsPrincipalPart()` the container, which then has the view's tag, and asks of a list what the view does. A view of several parts, such as
/// a `ForEach`, gives the container nothing.
private struct PrincipalPartModifier: NodeModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    PrincipalPartNode(view, inputs)
  }
}

private struct CompoundModifier: NodeModifier {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    CompoundNode(view, inputs)
  }
}

extension View {
  func isPrincipalPart() -> some View { modifier(PrincipalPartModifier()) }
  func standsForItsPrincipalPart() -> some View { modifier(CompoundModifier()) }
}

/// What a compound asks its principal part for.
private protocol PrincipalPart: _Node {
  var onlyItem: LayoutItem? { get }
}

private protocol Compound: _Node {
  var part: (any PrincipalPart)? { get set }
}

private final class PrincipalPartNode<Content: View>: ModifiedNode<Content, PrincipalPartModifier>, PrincipalPart {
  private weak var compound: (any Compound)?
  /// As the container was last given them; nil while that is about to ask again.
  private var items: [LayoutItem]?

  override func makeChild(_ content: Content, _ inputs: _NodeInputs) {
    super.makeChild(content, inputs)
    var next = parent
    while let node = next, compound == nil {
      compound = node as? any Compound
      next = node.parent
    }
    compound?.part = self
  }

  override func appendItems(to items: inout [LayoutItem]) {
    let own = childItems
    self.items = own
    items += own
  }

  var onlyItem: LayoutItem? {
    let items = items ?? childItems
    return items.count == 1 && !(items[0] is RowsItem) ? items[0] : nil
  }

  override func itemsDidChange() {
    items = nil
    super.itemsDidChange()
    compound?.itemsDidChange()
  }
}

private final class CompoundNode<Content: View>: ModifiedNode<Content, CompoundModifier>, Compound {
  weak var part: (any PrincipalPart)?

  override func appendItems(to items: inout [LayoutItem]) {
    items += childItems.map { item in part?.onlyItem.map { CompoundItem(item, standsFor: $0) } ?? item }
  }
}

/// A container's item with the node and the traits of one of its parts.
private final class CompoundItem: WrappingItem {
  private let part: LayoutItem

  init(_ inner: LayoutItem, standsFor part: LayoutItem) {
    self.part = part
    super.init(inner, node: part.node)
  }

  override var traits: ItemTraits { part.traits }
}
