import CGtk

/// What a class of GObject's has, for the sentence about a name that it has not.
@MainActor enum KnownNames {
  /// Ends the program for a property that an object has not.
  static func fail(noProperty name: String, of object: Object) -> Never {
    fatalError("\(object.typeName) has no property '\(name)'\(advice(for: name, among: properties(of: object.raw)))")
  }

  /// Ends the program for a signal that an object has not.
  static func fail(noSignal name: String, of object: Object) -> Never {
    fatalError("\(object.typeName) has no signal '\(name)'\(advice(for: name, among: signals(of: object.raw)))")
  }

  /// The names that are nearest to one: what the program meant, perhaps.
  private static func advice(for name: String, among known: [String]) -> String {
    let near = known.map { (name: $0, steps: steps(from: Array(name.utf8), to: Array($0.utf8))) }
      .sorted { ($0.steps, $0.name) < ($1.steps, $1.name) }
    guard let least = near.first?.steps else { return ", nor any other" }
    // What differs in half of its letters is something else.
    let meant = near.prefix(least <= name.utf8.count / 2 ? 1 : 3).map { "'\($0.name)'" }
    return ": write \(meant.joined(separator: " or ")), or another one that its documentation has"
  }

  /// The properties of an object.
  private static func properties(of object: UnsafeMutableRawPointer) -> [String] {
    var count: guint = 0
    let objectClass = cgtk_class_of(object)!.assumingMemoryBound(to: GObjectClass.self)
    guard let list = g_object_class_list_properties(objectClass, &count) else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).compactMap { list[$0].map { String(cString: g_param_spec_get_name($0)) } }
  }

  /// The signals of an object.
  private static func signals(of object: UnsafeMutableRawPointer) -> [String] {
    var names: [String] = []
    var type = cgtk_type_of(object)
    while type != 0 {
      names += signals(of: type)
      var count: guint = 0
      if let interfaces = g_type_interfaces(type, &count) {
        for index in 0..<Int(count) { names += signals(of: interfaces[index]) }
        g_free(interfaces)
      }
      type = g_type_parent(type)
    }
    return Array(Set(names))
  }

  private static func signals(of type: GType) -> [String] {
    var count: guint = 0
    guard let list = g_signal_list_ids(type, &count) else { return [] }
    defer { g_free(list) }
    return (0..<Int(count)).map { String(cString: g_signal_name(list[$0])) }
  }

  /// How many letters have to be put in, taken out or replaced to make one name of another.
  private static func steps(from one: [UInt8], to other: [UInt8]) -> Int {
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
      var before = row[0]
      row[0] = index + 1
      for place in other.indices {
        let replaced = before + (letter == other[place] ? 0 : 1)
        before = row[place + 1]
        row[place + 1] = min(replaced, before + 1, row[place] + 1)
      }
    }
    return row[other.count]
  }
}
