/// One branch of a condition or the other.
public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  /// The node of the condition.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ConditionalNode(view, inputs)
  }
}

private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>>, PlaceNode
{
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?
  private let inputs: _NodeInputs
  private var (goneFirst, goneSecond) = (GoneWidgets(), GoneWidgets())
  var place: AnyHashable { first != nil }

  init(_ view: _ConditionalContent<First, Second>, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    show(view)
  }

  private func show(_ view: _ConditionalContent<First, Second>) {
    switch view.branch {
    case .first(let content): first = First.makeNode(in: inputs.below(self), content)
    case .second(let content): second = Second.makeNode(in: inputs.below(self), content)
    }
  }

  override func update(_ view: _ConditionalContent<First, Second>) {
    switch view.branch {
    case .first(let content): if let first { return first.update(content) }
    case .second(let content): if let second { return second.update(content) }
    }
    let (oldFirst, oldSecond) = (first, second)
    oldFirst.map { goneFirst.note($0) }
    oldSecond.map { goneSecond.note($0) }
    (first, second) = (nil, nil)
    show(view)
    first.map { goneFirst.come(back: $0) }
    second.map { goneSecond.come(back: $0) }
    oldFirst?.remove()
    oldSecond?.remove()
    itemsDidChange()
    preferencesDidChange()
  }

  override func forEachChild(_ body: (_Node) -> Void) {
    first.map(body)
    second.map(body)
  }
}

/// An `if` without an `else`.
extension Optional: View where Wrapped: View {
  /// There is none.
  public var body: Never { fatalError("an optional view has no body") }

  /// The node of the condition.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { OptionalNode(view, inputs) }
}

private final class OptionalNode<Content: View>: OneChildNode<Content?, _ViewNode<Content>> {
  private let inputs: _NodeInputs
  private var gone = GoneWidgets()

  init(_ view: Content?, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    child = view.map { Content.makeNode(in: inputs.below(self), $0) }
  }

  override func update(_ view: Content?) {
    switch (child as _ViewNode<Content>?, view) {
    case (nil, nil): return
    case (let child?, let view?): return child.update(view)
    case (nil, let view?):
      child = Content.makeNode(in: inputs.below(self), view)
      gone.come(back: child)
    case (let old?, nil):
      gone.note(old)
      child = nil
      old.remove()
    }
    itemsDidChange()
    preferencesDidChange()
  }
}
