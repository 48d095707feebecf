import Gtk

/// A part of a view, in the container that a modifier puts it into beside something else, as `badge` does with a number.
struct PartView: PrimitiveView, ComparedInput {
  fileprivate let place: PartPlace

  static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { PartNode(view, inputs) }
  func isSameInput(as other: Self) -> Bool { place === other.place }
}

private final class PartPlace {
  weak var node: PartNode?
  var item: LayoutItem

  init(_ item: LayoutItem) { self.item = item }
}

private final class PartNode: _ViewNode<PartView> {
  private let place: PartPlace

  init(_ view: PartView, _ inputs: _NodeInputs) {
    place = view.place
    super.init(inputs)
    place.node = self
  }

  override func appendItems(to items: inout [LayoutItem]) { items.append(place.item) }
}

private struct EachPartModifier<Container: View>: NodeModifier {
  let container: (PartView) -> Container

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    EachPartNode(view, inputs)
  }
}

extension View {
  /// Puts each part of the view into a container, which has the part's tag and asks of a list what the part does. Headers and footers of
  /// sections stay as they are.
  func withinEachPart<Container: View>(_ container: @escaping (PartView) -> Container) -> some View {
    modifier(EachPartModifier(container: container))
  }
}

private final class EachPartNode<Content: View, Container: View>: ModifiedNode<Content, EachPartModifier<Container>> {
  /// The node of a container, and what it contains.
  private final class ContainerNode: OneChildNode<Never, _ViewNode<Container>> {
    let place: PartPlace

    init(_ place: PartPlace, _ container: Container, _ inputs: _NodeInputs) {
      self.place = place
      super.init(inputs)
      child = Container._makeNode(container, inputs.below(self))
    }
  }

  private let containers = PartNodes<ContainerNode>()
  private let inside: _NodeInputs

  override init(_ view: ModifiedContent<Content, EachPartModifier<Container>>, _ inputs: _NodeInputs) {
    inside = inputs.inStack(nil)
    super.init(view, inputs)
  }

  override func modifierDidChange(from old: EachPartModifier<Container>) {
    for node in containers.all { node.child.update(modifier.container(PartView(place: node.place))) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    items += containers.change(childItems) { [weak self] item, isFirst in self?.contain(item, isFirst) ?? item }
  }

  private func contain(_ item: LayoutItem, _ isFirst: Bool) -> LayoutItem {
    guard !isRemoved, item.traits.role == .row else { return item }
    let make = { [self] in
      let place = PartPlace(item)
      return ContainerNode(place, modifier.container(PartView(place: place)), inside.below(self))
    }
    guard let node = isFirst ? containers.ofFirst(make: make) : containers.of(item, make: make) else { return item }
    if node.place.item !== item {
      node.place.item = item
      node.place.node?.itemsDidChange()
    }
    guard let container = node.childItems.first else { return item }
    return ContainerItem(container, of: item)
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    child.map(body)
    containers.all.forEach(body)
  }
}

/// A container's item with the node and the traits of the part.
private final class ContainerItem: WrappingItem {
  private let part: LayoutItem

  init(_ container: LayoutItem, of part: LayoutItem) {
    self.part = part
    super.init(container, node: part.node)
  }

  override var traits: ItemTraits { part.traits }
  override var soleWidget: Widget? { inner.soleWidget }
}
