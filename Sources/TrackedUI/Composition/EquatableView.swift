/// A view that counts as the same as long as it is equal: its body is not evaluated for closures that cannot be compared.
public struct EquatableView<Content: View & Equatable>: PrimitiveView {
  let content: Content

  /// The view.
  public init(content: Content) { self.content = content }

  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    PassingNode(view, inputs, \.content)
  }
}

extension View where Self: Equatable {
  /// The view, not evaluated again while it is equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

extension View {
  /// The view, evaluated again only when it has changed: views are compared in any case, by `==` where they have it.
  public func equatable() -> some View { self }
}
