public import CGtk

/// A structure of C's that has no place in Swift's types, such as a position in a text: this holds a copy of its own, which ends with it.
@MainActor open class Boxed {
  /// The structure, borrowed: valid while this is.
  public let raw: UnsafeMutableRawPointer

  /// What the structure points into.
  package final var kept: AnyObject?

  /// What GObject knows it as.
  open class var boxedType: GType { 0 }

  /// Takes a structure over from C.
  public required init(taking pointer: UnsafeMutableRawPointer) { raw = pointer }

  isolated deinit { g_boxed_free(type(of: self).boxedType, raw) }

  /// The structure as the pointer type a C function asks for. Unchecked: the function must fit it.
  public final func native<Native>() -> UnsafeMutablePointer<Native> { raw.assumingMemoryBound(to: Native.self) }

  /// The structure as the opaque pointer a C function asks for.
  public final func native() -> OpaquePointer { OpaquePointer(raw) }

  /// Keeps what the structure points into, unless it keeps something already.
  package final func keeping(_ object: AnyObject?) -> Self {
    if kept == nil { kept = object }
    return self
  }

  /// Takes a structure over from C; nil for null.
  public static func take(_ pointer: UnsafeRawPointer?) -> Self? {
    pointer.map { Self(taking: UnsafeMutableRawPointer(mutating: $0)) }
  }

  /// Takes a structure over from C, given as an opaque pointer; nil for null.
  public static func take(_ pointer: OpaquePointer?) -> Self? { take(UnsafeRawPointer(pointer)) }

  /// Copies a structure that C keeps; nil for null.
  public static func copy(_ pointer: UnsafeRawPointer?) -> Self? {
    pointer.flatMap { take(g_boxed_copy(boxedType, $0)) }
  }

  /// Copies a structure that C keeps, given as an opaque pointer; nil for null.
  public static func copy(_ pointer: OpaquePointer?) -> Self? { copy(UnsafeRawPointer(pointer)) }
}

extension Boxed: @MainActor NullableValue {
  /// Copies a structure; nil for none.
  public static func read(_ value: UnsafePointer<GValue>) -> Self? { copy(g_value_get_boxed(value)) }

  /// Stores a copy of the structure.
  public static func store(_ content: Boxed?, in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, boxedType)
    g_value_set_boxed(value, content?.raw)
  }

  /// Whether it is the structure.
  public static func canRead(_ type: GType) -> Bool { g_type_is_a(type, boxedType) != 0 }
}

/// A structure as C borrows it; null for none.
package func borrowed<Native>(_ record: Boxed?) -> UnsafeMutablePointer<Native>? { record?.native() }

/// A structure as C borrows it; null for none.
package func borrowed(_ record: Boxed?) -> OpaquePointer? { record?.native() }

/// An instance as C borrows it; null for none.
package func borrowed<Native>(_ instance: Counted?) -> UnsafeMutablePointer<Native>? { instance?.native() }

/// An instance as C borrows it; null for none.
package func borrowed(_ instance: Counted?) -> OpaquePointer? { instance?.native() }

/// A copy that C takes over; null for none.
package func copied<Native>(_ record: Boxed?) -> UnsafeMutablePointer<Native>? {
  record.map { g_boxed_copy(type(of: $0).boxedType, $0.raw).assumingMemoryBound(to: Native.self) }
}

/// A copy that C takes over; null for none.
package func copied(_ record: Boxed?) -> OpaquePointer? {
  record.map { OpaquePointer(g_boxed_copy(type(of: $0).boxedType, $0.raw)) }
}

/// A reference that C takes over; null for none.
package func copied(_ instance: Counted?) -> OpaquePointer? {
  if let instance { type(of: instance).retain(instance.raw) }
  return instance?.native()
}
