/// Does something when a value changes.
struct ChangeModifier<Value: Equatable>: NodeModifier {
  let value: Value
  let actsInitially: Bool
  let action: (Value, Value) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    ChangeNode(view, inputs)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: EffectNode<Content, ChangeModifier<Value>> {
  private var hasActed = false

  override func begin() {
    guard modifier.actsInitially, !hasActed else { return }
    hasActed = true
    modifier.action(modifier.value, modifier.value)
  }

  override func modifierDidChange(from old: ChangeModifier<Value>) {
    guard old.value != modifier.value else { return }
    let (action, before, now) = (modifier.action, old.value, modifier.value)
    island.afterUpdate { action(before, now) }
  }
}

extension View {
  /// Does something after a value that the body reads has changed, before the frame that shows it.
  ///
  /// - Parameters:
  ///   - initial: whether to do it also when the view comes to be seen first.
  ///   - action: gets the value before and the new one.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, actsInitially: initial, action: action))
  }

  /// Does something with the new value, as SwiftUI had it before it passed the old one, too.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, actsInitially: false) { _, new in action(new) })
  }

  /// Does something after a value that the body reads has changed, before the frame that shows it.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, actsInitially: initial) { _, _ in action() })
  }
}
