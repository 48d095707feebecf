/// The values that hold at a place of the graph.
@MainActor public struct EnvironmentValues {
  let scope: EnvironmentScope
  unowned let node: _Node
  /// What was set on this copy.
  private(set) var written: [ObjectIdentifier: EnvironmentScope.Entry] = [:]

  init(of node: _Node) {
    scope = node.environment
    self.node = node
  }

  /// The value of a key: the nearest that was set; for a bridged key else that of the trait; else the default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let identity = ObjectIdentifier(key)
      // Both casts: what stands under a key is of the key's type; the setter and `Key.read` see to that.
      if let entry = written[identity] ?? scope.entry(for: identity) {
        return entry.value as! Key.Value
      }
      if let bridged = key as? any TraitBridgedEnvironmentKey.Type { return read(bridged) as! Key.Value }
      return Key.defaultValue
    }
    set {
      var writeTrait: ((inout any MutableTraits) -> Void)?
      if let bridged = key as? any TraitBridgedEnvironmentKey.Type { writeTrait = Self.writer(bridged, newValue) }
      written[ObjectIdentifier(key)] = EnvironmentScope.Entry(
        value: newValue, name: TypeFacts.name(of: key), writeTrait: writeTrait,
        isSame: Self.comparison(with: newValue))
    }
  }

  private func read<Key: TraitBridgedEnvironmentKey>(_ key: Key.Type) -> Any {
    Key.read(from: node.island.traits(for: GraphContext.reader))
  }

  private static func writer<Key: TraitBridgedEnvironmentKey>(
    _ key: Key.Type, _ value: Any
  ) -> (inout any MutableTraits) -> Void {
    // `value` is what the setter was given for this key.
    { traits in Key.write(to: &traits, value: value as! Key.Value) }
  }

  private static func comparison<Value>(with value: Value) -> (Any) -> Bool {
    { other in
      guard let other = other as? Value else { return false }
      return ViewComparison.areEqual(value, other)
    }
  }

  // MARK: Objects

  /// The object of a type that was put into the environment.
  func object<Model: AnyObject>(_ type: Model.Type) -> Model? {
    (written[ObjectIdentifier(type)] ?? scope.entry(for: ObjectIdentifier(type)))?.value as? Model
  }

  mutating func setObject<Model: AnyObject>(_ object: Model?, of type: Model.Type) {
    written[ObjectIdentifier(type)] = EnvironmentScope.Entry(
      value: object as Any, name: TypeFacts.name(of: type), writeTrait: nil
    ) { ($0 as? Model) === object }
  }
}

/// A value of the environment at the view's place; `body` is evaluated again when it changes and was read.
@MainActor @preconcurrency @propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private weak var node: _Node?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// The object of a type that a view above has put into the environment with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(type) else {
        preconditionFailure(
          "no \(type) is in the environment; put one there with .environment(model) on a view further up")
      }
      return object
    }
  }

  /// The object of a type that a view above has put into the environment; nil if none has.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    read = { $0.object(type) }
  }

  /// The value now.
  public var wrappedValue: Value {
    guard let node else {
      preconditionFailure("the environment is read before the view is in a window; read it in body or in an action")
    }
    return read(EnvironmentValues(of: node))
  }

  /// Connects it with the view's place.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    property.assumingMemoryBound(to: Environment.self).pointee.node = slot.node
  }
}

extension Environment: IgnoredInput {}
