/// A value that views hand up the graph.
@MainActor @preconcurrency public protocol PreferenceKey {
  /// What is handed up.
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Value { get }
  /// Joins what the views before have given with what comes next.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A node that gives a preference.
protocol PreferenceSource: _Node {
  var key: ObjectIdentifier { get }
  var given: Any { get }
}

private struct PreferenceModifier<Key: PreferenceKey>: NodeModifier {
  let value: Key.Value

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferenceNode(view, inputs)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  _ViewNode<ModifiedContent<Content, PreferenceModifier<Key>>>, PreferenceSource
{
  private var value: Key.Value
  private var child: _ViewNode<Content>!
  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var given: Any { value }

  init(_ view: ModifiedContent<Content, PreferenceModifier<Key>>, _ inputs: _NodeInputs) {
    value = view.modifier.value
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
    preferencesDidChange()
  }

  override func update(_ view: ModifiedContent<Content, PreferenceModifier<Key>>) {
    if !ViewComparison.areEqual(value, view.modifier.value) {
      value = view.modifier.value
      preferencesDidChange()
    }
    child.update(view.content)
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

/// Reads what is handed up whenever it may be something else, for values that cannot be compared.
struct AnyPreferenceReader<Key: PreferenceKey>: NodeModifier {
  let action: (Key.Value) -> Void

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    AnyPreferenceNode(view, inputs)
  }
}

private final class AnyPreferenceNode<Content: View, Key: PreferenceKey>:
  _ViewNode<ModifiedContent<Content, AnyPreferenceReader<Key>>>, PreferenceHost
{
  private var action: (Key.Value) -> Void
  private var child: _ViewNode<Content>!
  var isCollectingPreferences = false

  init(_ view: ModifiedContent<Content, AnyPreferenceReader<Key>>, _ inputs: _NodeInputs) {
    action = view.modifier.action
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
    island.collectPreferences(self)
  }

  override func update(_ view: ModifiedContent<Content, AnyPreferenceReader<Key>>) {
    action = view.modifier.action
    child.update(view.content)
  }

  override func preferencesDidChange() {
    island.collectPreferences(self)
    super.preferencesDidChange()
  }

  func readPreferences() {
    let now = Preferences.value(of: Key.self, below: child) ?? Key.defaultValue
    island.afterUpdate { [weak self] in
      if let self, !isRemoved { action(now) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

/// Collects what views hand up.
enum Preferences {
  /// What the views from a node on hand up together; nil for nothing.
  static func value<Key: PreferenceKey>(of key: Key.Type, below node: _Node) -> Key.Value? {
    var value: Key.Value?
    func collect(_ node: _Node) {
      if let source = node as? any PreferenceSource, source.key == ObjectIdentifier(key),
        let given = source.given as? Key.Value
      {
        // What a view gives stands for what is inside it.
        if value == nil { value = given } else { Key.reduce(value: &value!) { given } }
        return
      }
      node.forEachChild(collect)
    }
    collect(node)
    return value
  }
}

private struct PreferenceReader<Key: PreferenceKey>: NodeModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Content, Self>> {
    PreferenceReaderNode(view, inputs)
  }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  _ViewNode<ModifiedContent<Content, PreferenceReader<Key>>>, PreferenceHost
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void
  private var child: _ViewNode<Content>!
  private var last: Key.Value?
  var isCollectingPreferences = false

  init(_ view: ModifiedContent<Content, PreferenceReader<Key>>, _ inputs: _NodeInputs) {
    action = view.modifier.action
    super.init(inputs)
    child = Content._makeNode(view.content, inputs.below(self))
    island.collectPreferences(self)
  }

  override func update(_ view: ModifiedContent<Content, PreferenceReader<Key>>) {
    action = view.modifier.action
    child.update(view.content)
  }

  override func preferencesDidChange() {
    island.collectPreferences(self)
    super.preferencesDidChange()
  }

  func readPreferences() {
    let now = Preferences.value(of: Key.self, below: child) ?? Key.defaultValue
    guard now != last else { return }
    let isFirst = last == nil
    last = now
    if isFirst, now == Key.defaultValue { return }
    island.afterUpdate { [weak self] in
      if let self, !isRemoved { action(now) }
    }
  }

  override func forEachChild(_ body: (_Node) -> Void) { child.map(body) }
}

extension View {
  /// Hands a value up to who reads it with `onPreferenceChange`.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Does something when what the views inside hand up is another value.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReader<Key>(action: action))
  }
}
