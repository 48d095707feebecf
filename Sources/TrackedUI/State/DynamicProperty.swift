/// A property of a view that is given its value by the node: `@State`, `@Environment`, or a struct made of such.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Called before `body` is evaluated, when the properties inside have their values.
  mutating func update()
  /// Connects the property with what the node keeps for it.
  static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the properties inside.
  public static func _install(at property: UnsafeMutableRawPointer, in slot: _PropertySlot) {
    slot.installFields(of: Self.self, at: property)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// What a node keeps for one property of its view.
@MainActor public final class _PropertySlot {
  let node: _Node
  let name: String
  /// What lives as long as the node.
  var storage: AnyObject?
  /// Reads what an evaluation follows whether or not `body` reads it; nil for nothing.
  var noteRead: (() -> Void)?
  private var fields: [_PropertySlot?] = []

  init(_ node: _Node, _ name: String) {
    self.node = node
    self.name = name
  }

  func installFields(of type: Any.Type, at property: UnsafeMutableRawPointer) {
    let all = DynamicFields.dynamicFields(of: type)
    while fields.count < all.count { fields.append(nil) }
    for (index, field) in all.enumerated() {
      let slot = fields[index] ?? _PropertySlot(node, field.name)
      fields[index] = slot
      field.type._install(at: property + field.offset, in: slot)
    }
  }

  fileprivate func noteReads() {
    noteRead?()
    for field in fields { field?.noteReads() }
  }

  fileprivate func end() {
    (storage as? any NodeStorage)?.end()
    storage = nil
    noteRead = nil
    for field in fields { field?.end() }
  }
}

/// What a property keeps in its node and has to know when that ends.
protocol NodeStorage: AnyObject {
  /// The node is gone.
  func end()
}

/// The properties of one view that its node gives their values.
struct DynamicFields {
  struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private let fields: [Field]
  private var slots: [_PropertySlot] = []

  init(of type: Any.Type) { fields = Self.dynamicFields(of: type) }

  /// Connects the properties of a value.
  mutating func install<Value>(in value: inout Value, of node: _Node) {
    guard !fields.isEmpty else { return }
    if slots.isEmpty { slots = fields.map { _PropertySlot(node, $0.name) } }
    withUnsafeMutablePointer(to: &value) { pointer in
      let start = UnsafeMutableRawPointer(pointer)
      for (field, slot) in zip(fields, slots) { field.type._install(at: start + field.offset, in: slot) }
    }
  }

  /// The view is evaluated: it follows the objects it observes, whatever it reads of them.
  func noteReads() {
    for slot in slots { slot.noteReads() }
  }

  /// The node is gone.
  mutating func end() {
    for slot in slots { slot.end() }
    slots = []
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// The properties of a type that are dynamic.
  static func dynamicFields(of type: Any.Type) -> [Field] {
    let key = ObjectIdentifier(type)
    if let fields = known[key] { return fields }
    let fields: [Field] = TypeFacts.of(type).fields.compactMap { field in
      guard let type = field.type as? any DynamicProperty.Type else { return nil }
      // A wrapped property is stored under its name with an underscore.
      let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
      return Field(name: name, offset: field.offset, type: type)
    }
    known[key] = fields
    return fields
  }
}
