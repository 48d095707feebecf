/// A view with an identity of its own.
struct IdentityModifier<ID: Hashable>: NodeModifier {
  let id: ID

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    IdentityNode(view, inputs)
  }
}

private final class IdentityNode<Content: View, ID: Hashable>: ModifiedNode<Content, IdentityModifier<ID>>,
  IdentifiedNode
{
  private let inputs: _NodeInputs

  override init(_ view: ModifiedContent<Content, IdentityModifier<ID>>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(view, inputs)
  }

  var identity: AnyHashable { AnyHashable(modifier.id) }

  override func update(_ view: ModifiedContent<Content, IdentityModifier<ID>>) {
    if view.modifier.id == modifier.id { return child.update(view.content) }
    modifier = view.modifier
    replaceChild(with: Content._makeNode(view.content, inputs.below(self)))
  }
}

/// A node that stands for an identifier.
protocol IdentifiedNode: _Node {
  /// The identifier.
  var identity: AnyHashable { get }
}

extension View {
  /// Gives the view an identity: when that changes, it is a new view, with new state and new widgets.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
