/// Nothing.
public nonisolated struct EmptyView: PrimitiveView {
  /// Nothing.
  public init() {}

  /// A node without anything.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { _ViewNode(inputs) }
}

/// Some views, one after the other.
public nonisolated struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  /// The views.
  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// A node for all.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    TupleNode(view, inputs)
  }
}

private final class TupleNode<each Content: View>: _ViewNode<TupleView<repeat each Content>> {
  private var children: [_Node] = []

  init(_ view: TupleView<repeat each Content>, _ inputs: _NodeInputs) {
    super.init(inputs)
    let below = inputs.below(self)
    repeat add(each view.content, below)
  }

  private func add<Part: View>(_ view: Part, _ inputs: _NodeInputs) { children.append(Part.makeNode(in: inputs, view)) }

  override func update(_ view: TupleView<repeat each Content>) {
    var place = 0
    repeat update(each view.content, &place)
  }

  private func update<Part: View>(_ view: Part, _ place: inout Int) {
    // Made of the same part in the same place.
    unsafeDowncast(children[place], to: _ViewNode<Part>.self).update(view)
    place += 1
  }

  override func forEachChild(_ body: (_Node) -> Void) { children.forEach(body) }
}

/// Views that modifiers are applied to together, each for itself.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// The views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The node of the views.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PassingNode(view, inputs, \.content)
  }
}
