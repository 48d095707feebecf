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
  /// The view, not evaluated anew while it is equal.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

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

private final class ConditionalNode<First: View, Second: View>: _ViewNode<_ConditionalContent<First, Second>> {
  private var first: _ViewNode<First>?
  private var second: _ViewNode<Second>?
  private let inputs: _NodeInputs

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
    (first, second) = (nil, nil)
    show(view)
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

  init(_ view: Content?, _ inputs: _NodeInputs) {
    self.inputs = inputs
    super.init(inputs)
    child = view.map { Content.makeNode(in: inputs.below(self), $0) }
  }

  override func update(_ view: Content?) {
    switch (child as _ViewNode<Content>?, view) {
    case (nil, nil): return
    case (let child?, let view?): return child.update(view)
    case (nil, let view?): child = Content.makeNode(in: inputs.below(self), view)
    case (let old?, nil):
      child = nil
      old.remove()
    }
    itemsDidChange()
    preferencesDidChange()
  }
}

/// A view whose type is not said. Another type in its place is another view, with new state.
public struct AnyView: PrimitiveView {
  let box: AnyViewBox

  /// A view of any type.
  public init<Content: View>(_ view: Content) { box = (view as? AnyView)?.box ?? AnyViewBoxOf(view) }

  /// A view of any type.
  public init(erasing view: any View) { self = Self.open(view) }

  private static func open<Content: View>(_ view: Content) -> AnyView { AnyView(view) }

  /// The node of the view.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> { AnyViewNode(view, inputs) }
}

class AnyViewBox {
  init() {}
  var type: Any.Type { fatalError("made by its subclass alone") }
  func makeNode(_ inputs: _NodeInputs) -> _Node { fatalError("made by its subclass alone") }
  func update(_ node: _Node) {}
}

private final class AnyViewBoxOf<Content: View>: AnyViewBox {
  let view: Content

  init(_ view: Content) { self.view = view }

  override var type: Any.Type { Content.self }
  override func makeNode(_ inputs: _NodeInputs) -> _Node { Content.makeNode(in: inputs, view) }
  override func update(_ node: _Node) { unsafeDowncast(node, to: _ViewNode<Content>.self).update(view) }
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

extension View {
  /// Gives the view an identity: with another one it is another view, with new state and new widgets.
  public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentityModifier(id: id)) }
}

extension View {
  /// The view, made anew only when it is another one: views are compared in any case, by `==` where they have it.
  public func equatable() -> some View { self }
}
