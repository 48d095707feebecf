@_spi(Reflection) import Swift

/// What reflection says of a type, found out once: the only place that knows how stored properties are found.
struct TypeFacts {
  /// A stored property.
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  /// The stored properties; empty for a type that is no struct.
  let fields: [Field]

  private static var known: [ObjectIdentifier: TypeFacts] = [:]

  /// The facts about a type.
  static func of(_ type: Any.Type) -> TypeFacts {
    let key = ObjectIdentifier(type)
    if let facts = known[key] { return facts }
    let facts = TypeFacts(type)
    known[key] = facts
    return facts
  }

  private init(_ type: Any.Type) {
    var fields: [Field] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 1)) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    self.fields = fields
  }

  private static var names: [ObjectIdentifier: String] = [:]

  /// The name of a type, for messages and the inspector.
  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let name = names[key] { return name }
    // A key that `@Entry` makes is called as its value.
    let name = String(String(describing: type).trimmingPrefix("__Key_"))
    names[key] = name
    return name
  }
}
