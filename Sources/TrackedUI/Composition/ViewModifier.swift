/// Changes a view: a value that makes another view of it.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What `body` gives.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The view with the change. Tracked, as a view's `body` is.
  @ViewBuilder func body(content: Content) -> Body
  /// The node of a view with the change.
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>>
}

extension ViewModifier {
  /// A node that evaluates `body(content:)`.
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Modified, Self>> {
    ModifierBodyNode(view, inputs)
  }
}

/// A view with a change.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// A view with a change.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// There is none.
  public var body: Never { fatalError("a changed view has no body") }

  /// The modifier's node.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    Modifier._makeNode(view, inputs)
  }
}

extension View {
  /// The view with a change.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the view that is changed, in a modifier's `body`.
public struct _ViewModifier_Content<Modifier: ViewModifier>: SourcedView {
  let source: ModifiedSource

  /// There is none.
  public var body: Never { fatalError("a modifier's content has no body") }

  /// The node of the view that is changed.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ModifierContentNode(view, inputs)
  }
}

extension _ViewModifier_Content: ComparedInput {
  func isSameInput(as other: Self) -> Bool { source === other.source }
}

/// Stands for a view in what is made of it: a transition, or a change that is animated by itself.
public struct PlaceholderContentView<Value>: SourcedView {
  let source: ModifiedSource

  /// There is none.
  public var body: Never { fatalError("a placeholder has no body") }

  /// The node of the view that is changed.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
    ModifierContentNode(view, inputs)
  }
}

extension PlaceholderContentView: ComparedInput {
  func isSameInput(as other: Self) -> Bool { source === other.source }
}

/// A view that stands for another one.
protocol SourcedView: View {
  var source: ModifiedSource { get }
}

/// Makes and updates the nodes of a view that is changed, wherever the modifier's body puts it.
class ModifiedSource {
  init() {}
  func makeNode(_ inputs: _NodeInputs) -> _Node { fatalError("made by its subclass alone") }
  func update(_ node: _Node) {}
  /// The nodes there are.
  var users: [ObjectIdentifier: () -> Void] = [:]

  /// Has all of them show the view as it is now.
  final func updateUsers() { users.values.forEach { $0() } }
}

final class SourceOf<Content: View>: ModifiedSource {
  var content: Content

  init(_ content: Content) { self.content = content }

  override func makeNode(_ inputs: _NodeInputs) -> _Node { Content._makeNode(content, inputs) }

  // Gets only what `makeNode` has made.
  override func update(_ node: _Node) { unsafeDowncast(node, to: _ViewNode<Content>.self).update(content) }
}

private final class ModifierContentNode<Shown: SourcedView>: OneChildNode<Shown, _Node> {
  private let source: ModifiedSource

  init(_ view: Shown, _ inputs: _NodeInputs) {
    source = view.source
    super.init(inputs)
    child = source.makeNode(inputs.below(self))
    source.users[ObjectIdentifier(self)] = { [unowned self] in source.update(child) }
  }

  override func willRemove() { source.users[ObjectIdentifier(self)] = nil }
}

/// The node of a modifier with a body.
final class ModifierBodyNode<Content: View, Modifier: ViewModifier>:
  EvaluatedNode<ModifiedContent<Content, Modifier>, Modifier.Body>
{
  private var modifier: Modifier
  private let source: SourceOf<Content>
  private var fields = DynamicFields(of: Modifier.self)

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    modifier = view.modifier
    source = SourceOf(view.content)
    super.init(inputs)
    fields.install(in: &modifier, of: self)
    begin(inputs)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let isSameModifier = ViewComparison.areEqual(modifier, view.modifier)
    source.content = view.content
    if isDue || !isSameModifier {
      let old = modifier
      modifier = view.modifier
      fields.install(in: &modifier, of: self)
      let isAnimated = AnimatedInput.animate(self, from: old, to: modifier) { node, value in
        node.modifier = value
        node.fields.install(in: &node.modifier, of: node)
        node.evaluate(because: .state)
      }
      if !isAnimated { evaluate(because: .inputs) }
    }
    source.updateUsers()
  }

  override var hookName: String { TypeFacts.name(of: Modifier.self) }
  package override var isProgramsOwn: Bool { ProgramTypes.contains(Modifier.self) }
  override func make() -> Modifier.Body {
    fields.noteReads()
    return modifier.body(content: _ViewModifier_Content(source: source))
  }
  override func didRemove() { fields.end() }
}

/// A modifier that the layer applies itself, with a node of its own.
protocol NodeModifier: ViewModifier where Body == Never {
  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>>
}

extension NodeModifier {
  /// A view with the modifier.
  typealias Changed<Modified: View> = ModifiedContent<Modified, Self>

  /// There is none.
  func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  static func _makeNode<Modified: View>(_ view: Changed<Modified>, _ inputs: _NodeInputs) -> _ViewNode<
    Changed<Modified>
  > {
    view.modifier.makeNode(view, inputs)
  }
}

/// A modifier that changes nothing, for one of two ways of a condition.
public struct EmptyModifier: ViewModifier {
  /// No change.
  public static let identity = EmptyModifier()

  /// No change.
  public nonisolated init() {}

  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// This change, and another one around it.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> some ViewModifier {
    ConcatenatedModifier(inner: self, outer: modifier)
  }
}

private struct ConcatenatedModifier<Inner: ViewModifier, Outer: ViewModifier>: ViewModifier {
  let inner: Inner
  let outer: Outer

  func body(content: Content) -> some View { content.modifier(inner).modifier(outer) }
}
