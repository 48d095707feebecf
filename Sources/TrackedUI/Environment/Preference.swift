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

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    PreferenceNode(view, inputs)
  }
}

private final class PreferenceNode<Content: View, Key: PreferenceKey>:
  ModifiedNode<Content, PreferenceModifier<Key>>, PreferenceSource
{
  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var given: Any { modifier.value }

  override init(_ view: ModifiedContent<Content, PreferenceModifier<Key>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    preferencesDidChange()
  }

  override func modifierDidChange(from old: PreferenceModifier<Key>) {
    if !ViewComparison.areEqual(old.value, modifier.value) { preferencesDidChange() }
  }
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
      node.forEachHosted(collect)
    }
    collect(node)
    return value
  }
}

/// Reads what is handed up.
struct PreferenceReader<Key: PreferenceKey>: NodeModifier {
  /// Whether two values are the same, so that nothing is to be done; nil for values that cannot be compared.
  var areSame: ((Key.Value, Key.Value) -> Bool)?
  let action: (Key.Value) -> Void

  func makeNode<Content: View>(_ view: Changed<Content>, _ inputs: _NodeInputs) -> _ViewNode<Changed<Content>> {
    PreferenceReaderNode(view, inputs)
  }
}

private final class PreferenceReaderNode<Content: View, Key: PreferenceKey>:
  ModifiedNode<Content, PreferenceReader<Key>>, PreferenceHost
{
  private var last: Key.Value?
  var isCollectingPreferences = false

  override init(_ view: ModifiedContent<Content, PreferenceReader<Key>>, _ inputs: _NodeInputs) {
    super.init(view, inputs)
    island.collectPreferences(self)
  }

  override func preferencesDidChange() {
    island.collectPreferences(self)
    super.preferencesDidChange()
  }

  func readPreferences() {
    let now = Preferences.value(of: Key.self, below: child) ?? Key.defaultValue
    if let areSame = modifier.areSame {
      // At first the default holds.
      if areSame(now, last ?? Key.defaultValue) {
        last = now
        return
      }
      last = now
    }
    island.afterUpdate { [weak self] in
      if let self, !isRemoved { modifier.action(now) }
    }
  }
}

extension View {
  /// Hands a value up to who reads it with `onPreferenceChange`.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(PreferenceModifier<Key>(value: value))
  }

  /// Does something when what the views inside hand up changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReader<Key>(areSame: { $0 == $1 }, action: action))
  }
}
