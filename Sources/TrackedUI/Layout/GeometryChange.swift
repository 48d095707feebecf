/// Reports changes of a value that is computed from a view's size.
private struct GeometryChangeModifier<Value: Equatable>: ViewModifier {
  @State private var last: Value?
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        let now = value(proxy)
        Color.clear.onChange(of: now, initial: true) {
          let before = last ?? now
          last = now
          action(before, now)
        }
      })
  }
}

extension View {
  /// Does something when a value that follows from the view's size changes, and at first.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Does something with both values when a value that follows from the view's size changes, and at first.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
