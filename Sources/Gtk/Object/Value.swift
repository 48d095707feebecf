public import CGtk

/// A Swift type that travels through a `GValue`: an argument of a signal, or a property read or set by name.
@MainActor public protocol ValueRepresentable {
  /// Reads the value; a null or foreign content gives the type's neutral value.
  init(value: UnsafePointer<GValue>)

  /// Initialises the empty `value` with the GType that fits and stores this.
  func store(in value: UnsafeMutablePointer<GValue>)
}

extension Bool: @MainActor ValueRepresentable {
  /// Reads a `gboolean`.
  public init(value: UnsafePointer<GValue>) { self = g_value_get_boolean(value) != 0 }

  /// Stores a `gboolean`.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_boolean())
    g_value_set_boolean(value, self ? 1 : 0)
  }
}

extension Int: @MainActor ValueRepresentable {
  /// Reads any of C's integers, enumerations and flags.
  public init(value: UnsafePointer<GValue>) {
    var wide = GValue()
    g_value_init(&wide, cgtk_type_int64())
    self = g_value_transform(value, &wide) != 0 ? Int(g_value_get_int64(&wide)) : 0
  }

  /// Stores a 64-bit integer, which GObject transforms to the property's own.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_int64())
    g_value_set_int64(value, gint64(self))
  }
}

extension Double: @MainActor ValueRepresentable {
  /// Reads a `gdouble`, or a number that transforms to one.
  public init(value: UnsafePointer<GValue>) {
    if cgtk_value_holds(value, cgtk_type_double()) != 0 {
      self = g_value_get_double(value)
      return
    }
    var wide = GValue()
    g_value_init(&wide, cgtk_type_double())
    self = g_value_transform(value, &wide) != 0 ? g_value_get_double(&wide) : 0
  }

  /// Stores a `gdouble`.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_double())
    g_value_set_double(value, self)
  }
}

/// An argument of a signal that says nothing to a Swift program.
@MainActor public struct OpaqueArgument: ValueRepresentable {
  /// Reads nothing.
  public init(value: UnsafePointer<GValue>) {}

  /// Stores a null pointer.
  public func store(in value: UnsafeMutablePointer<GValue>) { g_value_init(value, cgtk_type_pointer()) }
}

extension String: @MainActor ValueRepresentable {
  /// Reads a string; a null string is the empty one, and invalid UTF-8 is repaired.
  public init(value: UnsafePointer<GValue>) {
    self = g_value_get_string(value).map { String(cString: $0) } ?? ""
  }

  /// Stores a copy of the string.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_string())
    g_value_set_string(value, self)
  }
}

extension Optional: @MainActor ValueRepresentable where Wrapped: Object {
  /// Reads a GObject as its wrapper; nil for null or another class.
  public init(value: UnsafePointer<GValue>) {
    self = Object.wrap(g_value_get_object(value), as: Wrapped.self)
  }

  /// Stores a reference to the GObject.
  public func store(in value: UnsafeMutablePointer<GValue>) {
    g_value_init(value, cgtk_type_object())
    g_value_set_object(value, self?.raw)
  }
}

// Properties by name, for what no wrapper covers.
extension Object {
  /// The GObject property called `name`, read as `Value`.
  public final func property<Value: ValueRepresentable>(_ name: String, as type: Value.Type = Value.self) -> Value {
    var value = GValue()
    g_object_get_property(native(), name, &value)
    defer { g_value_unset(&value) }
    return Value(value: &value)
  }

  /// Sets the GObject property called `name`, without echo to handlers of user changes.
  public final func setProperty(_ name: String, to newValue: some ValueRepresentable) {
    var value = GValue()
    newValue.store(in: &value)
    defer { g_value_unset(&value) }
    withoutEcho { g_object_set_property(native(), name, &value) }
  }
}
