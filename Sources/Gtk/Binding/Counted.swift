import CGtk

/// An instance of C's that counts its references and is no GObject, such as an expression.
@MainActor open class Counted {
  /// The instance, borrowed: valid while this is.
  public let raw: UnsafeMutableRawPointer

  /// Adds a reference.
  open class func retain(_ pointer: UnsafeMutableRawPointer) {}

  /// Takes a reference away.
  open class func release(_ pointer: UnsafeMutableRawPointer) {}

  /// Takes a reference over from C.
  public required init(taking pointer: UnsafeMutableRawPointer) { raw = pointer }

  isolated deinit { type(of: self).release(raw) }

  /// The instance as the pointer type a C function asks for. Unchecked: the function must fit it.
  public final func native<Native>() -> UnsafeMutablePointer<Native> { raw.assumingMemoryBound(to: Native.self) }

  /// The instance as the opaque pointer a C function asks for.
  public final func native() -> OpaquePointer { OpaquePointer(raw) }

  /// Takes a reference over from C, as the nearest class known; nil for null.
  public static func take(_ pointer: UnsafeRawPointer?) -> Self? {
    guard let pointer else { return nil }
    let instance = UnsafeMutableRawPointer(mutating: pointer)
    let nearest = CountedRegistry.nearestClass(of: instance, below: self) as? Self.Type
    return (nearest ?? self).init(taking: instance)
  }

  /// Takes a reference over from C, given as an opaque pointer; nil for null.
  public static func take(_ pointer: OpaquePointer?) -> Self? { take(UnsafeRawPointer(pointer)) }

  /// Adds a reference to an instance that C keeps; nil for null.
  public static func copy(_ pointer: UnsafeRawPointer?) -> Self? {
    if let pointer { retain(UnsafeMutableRawPointer(mutating: pointer)) }
    return take(pointer)
  }

  /// Adds a reference to an instance that C keeps, given as an opaque pointer; nil for null.
  public static func copy(_ pointer: OpaquePointer?) -> Self? { copy(UnsafeRawPointer(pointer)) }
}

extension Counted: @MainActor NullableValue {
  /// Adds a reference to an instance; nil for none.
  public static func read(_ value: UnsafePointer<GValue>) -> Self? { copy(g_value_peek_pointer(value)) }

  /// Stores a reference to the instance.
  public static func store(_ content: Counted?, in value: UnsafeMutablePointer<GValue>) {
    guard let content, CountedRegistry.isTyped(type(of: content)) else {
      g_value_init(value, cgtk_type_pointer())
      return
    }
    g_value_init(value, cgtk_type_of(content.raw))
    g_value_set_instance(value, content.raw)
  }

  /// Whether it is an instance of this class, or of one below it.
  public static func canRead(_ type: GType) -> Bool { CountedRegistry.isClass(of: type, below: self) }
}

/// Knows which Swift class stands for an instance that is no GObject, by the name of its GType, as `WrapperRegistry` does for GObjects.
@MainActor package enum CountedRegistry {
  private static var classes: [String: Counted.Type] = [:]
  /// Those whose instances say of what type they are: a variant does not.
  private static var typed: Set<ObjectIdentifier> = []

  /// Lets `Counted.take(_:)` return a class for instances of the type of that name.
  package static func register(_ typeName: String, _ type: Counted.Type) {
    classes[typeName] = type
    typed.insert(ObjectIdentifier(type))
  }

  /// Whether the instances of a class say of what type they are.
  fileprivate static func isTyped(_ type: Counted.Type) -> Bool { typed.contains(ObjectIdentifier(type)) }

  /// Whether instances of a GType are of a class.
  fileprivate static func isClass(of native: GType, below type: Counted.Type) -> Bool {
    _ = WrapperRegistry.otherModules
    var next = native
    while next != 0 {
      if let name = g_type_name(next), classes[String(cString: name)] == type { return true }
      next = g_type_parent(next)
    }
    return false
  }

  /// The class of an instance that is known to be of `type`; nil where that has no others below it.
  fileprivate static func nearestClass(of instance: UnsafeMutableRawPointer, below type: Counted.Type) -> Counted.Type?
  {
    _ = WrapperRegistry.otherModules
    guard typed.contains(ObjectIdentifier(type)) else { return nil }
    var native = cgtk_type_of(instance)
    while native != 0 {
      if let name = g_type_name(native), let found = classes[String(cString: name)] { return found }
      native = g_type_parent(native)
    }
    return nil
  }
}
