/// Keeps what the `@State` and other dynamic properties have of what is in no window: the program and its scenes.
final class WindowlessProperties {
  private let holder = LayoutWidget(LayoutEngineOf(HostLayout()))
  private let island: Island
  private let node: _Node?
  private var fields: DynamicFields

  init(of type: Any.Type) {
    fields = DynamicFields(of: type)
    var made: _Node?
    island = Island(holder) { island in
      let node = _Node(_NodeInputs(island: island, parent: nil, environment: EnvironmentScope()))
      made = node
      return node
    }
    island.isProgram = true
    island.makeIfNeeded()
    node = made
  }

  /// Connects the properties of a value.
  func install<Value>(in value: inout Value) {
    if let node { fields.install(in: &value, of: node) }
  }
}

/// Keeps the properties of a program's own scenes and commands: those of each type by their order.
final class SceneProperties {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let place: Int
  }

  private static var current: SceneProperties?
  private var known: [Key: WindowlessProperties] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Evaluates scenes, and their commands.
  func evaluating<Result>(_ evaluate: () -> Result) -> Result {
    let outer = Self.current
    counts = [:]
    Self.current = self
    defer { Self.current = outer }
    return evaluate()
  }

  /// A scene, or commands, whose properties have their values.
  static func installed<Kind>(_ value: Kind) -> Kind {
    guard let current else { return value }
    let type = ObjectIdentifier(Kind.self)
    let place = current.counts[type, default: 0]
    current.counts[type] = place + 1
    let key = Key(type: type, place: place)
    let properties = current.known[key] ?? WindowlessProperties(of: Kind.self)
    current.known[key] = properties
    var value = value
    properties.install(in: &value)
    return value
  }
}
