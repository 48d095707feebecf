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

/// A view that may say an identifier of its own, somewhere on the outside.
protocol IdentifiedContent {
  /// Whether views of the type say one.
  static var saysIdentifier: Bool { get }
  /// The outermost one.
  var saidIdentifier: AnyHashable? { get }
}

private protocol IdentifyingModifier {
  var identifier: AnyHashable { get }
}

extension IdentityModifier: @MainActor IdentifyingModifier {
  fileprivate var identifier: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: @MainActor IdentifiedContent {
  static var saysIdentifier: Bool {
    Modifier.self is any IdentifyingModifier.Type
      || (Content.self as? any IdentifiedContent.Type)?.saysIdentifier == true
  }
  var saidIdentifier: AnyHashable? {
    (modifier as? any IdentifyingModifier)?.identifier ?? (content as? any IdentifiedContent)?.saidIdentifier
  }
}

extension View {
  /// Gives the view an identity: when that changes, it is a new view, with new state and new widgets.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}
