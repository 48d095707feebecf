/// A view whose type is not said. A different type in its place is a new view, with new state.
public struct AnyView: PrimitiveView {
  let box: any AnyViewBox

  /// A view of any type.
  public init<Content: View>(_ view: Content) { box = (view as? AnyView)?.box ?? AnyViewBoxOf(view) }

  /// A view of any type.
  public init(erasing view: any View) { self = Self.open(view) }

  private static func open<Content: View>(_ view: Content) -> AnyView { AnyView(view) }

  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { AnyViewNode(view, inputs) }
}

protocol AnyViewBox: AnyObject {
  var type: Any.Type { get }
  func makeNode(_ inputs: _NodeInputs) -> _Node
  func update(_ node: _Node)
}

private final class AnyViewBoxOf<Content: View>: AnyViewBox {
  let view: Content

  init(_ view: Content) { self.view = view }

  var type: Any.Type { Content.self }
  func makeNode(_ inputs: _NodeInputs) -> _Node { Content.makeNode(in: inputs, view) }
  // `AnyViewNode` updates only the node of the same type.
  func update(_ node: _Node) { unsafeDowncast(node, to: _ViewNode<Content>.self).update(view) }
}

private final class AnyViewNode: OneChildNode<AnyView, _Node> {
  private var type: Any.Type
  private let inputs: _NodeInputs

  init(_ view: AnyView, _ inputs: _NodeInputs) {
    self.inputs = inputs
    type = view.box.type
    super.init(inputs)
    child = view.box.makeNode(inputs.below(self))
  }

  override func update(_ view: AnyView) {
    if view.box.type == type { return view.box.update(child) }
    type = view.box.type
    replaceChild(with: view.box.makeNode(inputs.below(self)))
  }
}
