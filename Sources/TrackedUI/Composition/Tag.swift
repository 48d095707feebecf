/// Says which value a view stands for.
struct TagModifier: NodeModifier {
  let tag: AnyHashable

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    TagNode(view, inputs)
  }
}

/// A node that says which value it stands for.
protocol TaggedNode: _Node {
  var tag: AnyHashable { get }
}

private final class TagNode<Content: View>: ModifiedNode<Content, TagModifier>, TaggedNode {
  var tag: AnyHashable { modifier.tag }
  override func modifierDidChange(from old: TagModifier) { if old.tag != tag { itemsDidChange() } }
}

extension View {
  /// Says which value the view stands for in a picker, a list or a tab view.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(TagModifier(tag: AnyHashable(tag))) }
}

extension _Node {
  /// The value a node stands for: its tag, or what identifies it in a `ForEach`.
  var choice: AnyHashable? {
    var next: _Node? = self
    var identity: AnyHashable?
    while let node = next {
      if let tagged = node as? any TaggedNode { return tagged.tag }
      if identity == nil, let identified = node as? any IdentifiedNode { identity = identified.identity }
      next = node.parent
    }
    return identity
  }
}

/// Whether a tag stands for a value: that of an optional may be given without.
func isTag<Value: Hashable>(_ tag: AnyHashable?, for value: Value) -> Bool {
  guard let tag else { return false }
  return tag == AnyHashable(value) || tag.base as? Value == value
}
