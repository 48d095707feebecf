import CGtk

// What generated members make of C's pointers, see scripts/generate-binding.

/// The wrapper of an object that C still owns; nil for null, and for an object of another type.
package func wrapped<Wrapper>(_ pointer: UnsafeRawPointer?, as type: Wrapper.Type) -> Wrapper? {
  guard let pointer else { return nil }
  return Object.wrap(UnsafeMutableRawPointer(mutating: pointer)) as? Wrapper
}

/// The wrapper of an object that C still owns, given as an opaque pointer.
package func wrapped<Wrapper>(_ pointer: OpaquePointer?, as type: Wrapper.Type) -> Wrapper? {
  wrapped(UnsafeRawPointer(pointer), as: type)
}

/// The wrapper of an object that C hands over.
package func taken<Wrapper>(_ pointer: UnsafeRawPointer?, as type: Wrapper.Type) -> Wrapper? {
  guard let pointer else { return nil }
  let object = UnsafeMutableRawPointer(mutating: pointer)
  // A new object may have a floating reference, which is taken here.
  if g_object_is_floating(object) != 0 { g_object_ref_sink(object) }
  defer { g_object_unref(object) }
  return Object.wrap(object) as? Wrapper
}

/// The wrapper of an object that C hands over, given as an opaque pointer.
package func taken<Wrapper>(_ pointer: OpaquePointer?, as type: Wrapper.Type) -> Wrapper? {
  taken(UnsafeRawPointer(pointer), as: type)
}

/// A reference that C takes over.
package func retained<Instance>(_ object: Object?) -> UnsafeMutablePointer<Instance>? {
  object.map { g_object_ref($0.raw).assumingMemoryBound(to: Instance.self) }
}

/// A reference that C takes over, as an opaque pointer.
package func retained(_ object: Object?) -> OpaquePointer? { object.map { OpaquePointer(g_object_ref($0.raw)) } }

/// A reference that C takes over, as an untyped pointer.
package func retained(_ object: Object?) -> UnsafeMutableRawPointer? { object.map { g_object_ref($0.raw) } }

/// Calls what may fail.
package func attempt<Answer>(
  _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Answer
) throws(GLibError) -> Answer {
  var error: UnsafeMutablePointer<GError>?
  let answer = body(&error)
  if error != nil { throw GLibError(taking: error) }
  return answer
}

/// An error that C keeps.
package func nativeFailure(_ error: UnsafePointer<GError>?) -> GLibError? {
  error.map { GLibError(taking: g_error_copy($0)) }
}

extension Object {
  /// A property that is one of GObject's types.
  package final func typeProperty(_ name: String) -> GType {
    var value = GValue()
    g_value_init(&value, g_gtype_get_type())
    g_object_get_property(native(), name, &value)
    return g_value_get_gtype(&value)
  }
}

/// What C has put into a value, as the type that the caller expects.
///
/// - Precondition: it is of that type.
package func nativeValue<Value: ValueRepresentable>(taking value: inout GValue, as type: Value.Type) -> Value {
  defer { g_value_unset(&value) }
  return nativeValue(copying: &value, as: type)!
}

/// What is in a value of C's, as the type that the caller expects; nil for null.
///
/// - Precondition: it is of that type.
package func nativeValue<Value: ValueRepresentable>(
  copying value: UnsafePointer<GValue>?, as type: Value.Type
) -> Value? {
  guard let value else { return nil }
  let content = cgtk_value_type(value)
  if !Value.canRead(content) {
    fatalError(
      "a \(ValueKind.name(of: content)) was read as \(Value.self): read it as \(ValueKind.swiftName(of: content))")
  }
  return Value(value: value)
}

/// A C function as GLib takes signal handlers: without its signature, which has to be that of the signal.
///
/// - Precondition: `function` is `@convention(c)`.
nonisolated package func gCallback<Function>(_ function: Function) -> GCallback {
  unsafeBitCast(function, to: GCallback.self)
}
