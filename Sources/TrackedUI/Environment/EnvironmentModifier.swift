import Observation

/// A modifier that sets values of the environment for what is inside.
protocol EnvironmentSetting: ViewModifier {
  func set(_ values: inout EnvironmentValues)
}

/// Sets values of the environment for what is inside.
struct EnvironmentModifier: NodeModifier, EnvironmentSetting {
  private let change: (inout EnvironmentValues) -> Void

  init(set change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

  func set(_ values: inout EnvironmentValues) { change(&values) }

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    EnvironmentNode(view, inputs)
  }
}

final class EnvironmentNode<Content: View, Modifier: EnvironmentSetting>: ModifiedNode<Content, Modifier> {
  private let scope: EnvironmentScope

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: _NodeInputs) {
    scope = EnvironmentScope(below: inputs.environment)
    super.init(view, inputs)
  }

  override func makeChild(_ content: Content, _ inputs: _NodeInputs) {
    applyValues()
    super.makeChild(content, inputs.below(self, environment: scope))
  }

  /// What the change itself reads, as `transformEnvironment` does, is read by this node.
  private func applyValues() {
    endEnvironmentReads()
    var values = EnvironmentValues(of: self)
    GraphContext.reading(for: self) { modifier.set(&values) }
    scope.replace(values.written)
  }

  private func changeValues() {
    let direction = scope.mirroredDirection
    applyValues()
    guard scope.mirroredDirection != direction else { return }
    mirrorWidgets()
    itemsDidChange()
  }

  /// The container around places from its own leading edge.
  override func appendItems(to items: inout [LayoutItem]) {
    guard EnvironmentScope.mirrors, scope.sets(LayoutDirectionKey.self) else { return super.appendItems(to: &items) }
    items += childItems.map { $0 is RowsItem || $0.soleWidget != nil ? $0 : MirroredItem($0, scope) }
  }

  override func refresh() { changeValues() }

  /// At once: bodies further down, whose turn is yet to come in this run, read what follows.
  override func environmentDidChange(_ name: String) { changeValues() }

  override func modifierDidChange(from old: Modifier) { changeValues() }
}

extension View {
  /// Sets a value of the environment for this view and everything inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Puts an object into the environment for this view and everything inside, to be read with `@Environment(Model.self)`.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some View {
    modifier(EnvironmentModifier { $0.setObject(object, of: Model.self) })
  }

  /// Changes a value of the environment for this view and everything inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}

extension View {
  /// Sets values of the environment that follow from others.
  func transformEnvironmentValues(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentModifier(set: change))
  }
}
