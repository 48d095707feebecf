/// A node that only passes its view's content on.
final class PassingNode<Outer: View, Inner: View>: OneChildNode<Outer, _ViewNode<Inner>> {
  private let path: (Outer) -> Inner

  init(_ view: Outer, _ inputs: _NodeInputs, _ path: @escaping (Outer) -> Inner) {
    self.path = path
    super.init(inputs)
    child = Inner.makeNode(in: inputs.below(self), path(view))
  }

  override func update(_ view: Outer) { child.update(path(view)) }
}
