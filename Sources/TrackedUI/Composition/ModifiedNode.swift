/// The node of a view with a modifier that the layer applies itself.
class ModifiedNode<Content: View, Modifier: ViewModifier>:
  OneChildNode<ModifiedContent<Content, Modifier>, _ViewNode<Content>>
{
  /// The modifier as it was last given.
  final var modifier: Modifier

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    super.init(inputs)
    makeChild(view.content, inputs.below(self))
  }

  /// Makes the node of the view; the last thing that the initialiser does.
  func makeChild(_ content: Content, _ inputs: _NodeInputs) { child = Content._makeNode(content, inputs) }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let old = modifier
    modifier = view.modifier
    modifierDidChange(from: old)
    child.update(view.content)
  }

  /// The node was given a modifier again, which may be equal to the old one.
  func modifierDidChange(from old: Modifier) {}
}
