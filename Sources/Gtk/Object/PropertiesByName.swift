import CGtk

/// Makes a variable GTK's property: an equal value is not set again, and handlers are not called for what the program sets.
///
/// The two functions read and set it; Swift's type says how it is converted: a `Bool`, a number, a text, an object or an enumeration.
@attached(accessor)
macro NativeProperty<Getter, Setter>(_ getter: Getter, _ setter: Setter) =
  #externalMacro(module: "TrackedMacros", type: "NativePropertyMacro")

/// The same for a place that holds one widget: a widget that is set leaves its previous place.
@attached(accessor)
macro NativeChild<Getter, Setter>(_ getter: Getter, _ setter: Setter) =
  #externalMacro(module: "TrackedMacros", type: "NativeChildMacro")

/// The same by GObject's name of the property, for one without functions.
@attached(accessor)
macro NativeProperty(_ name: String) = #externalMacro(module: "TrackedMacros", type: "NativePropertyMacro")

// Properties by name, for what no wrapper covers.
extension Object {
  /// The GObject property called `name`, read as `Value`.
  ///
  /// - Precondition: the class has the property, and it has that type.
  public final func property<Value: ValueRepresentable>(_ name: String, as type: Value.Type = Value.self) -> Value {
    let description = describe(name)
    let content = description.pointee.value_type
    if description.pointee.flags.rawValue & G_PARAM_READABLE.rawValue == 0 {
      fatalError("the property '\(name)' of \(typeName) can only be set: keep what you set it to")
    }
    if !Value.canRead(content) {
      fatalError(
        "the property '\(name)' of \(typeName) is a \(ValueKind.name(of: content)) and was read as \(Value.self): "
          + "read it as \(ValueKind.swiftName(of: content))")
    }
    var value = GValue()
    g_object_get_property(native(), name, &value)
    defer { g_value_unset(&value) }
    return Value(value: &value)
  }

  /// Sets the GObject property called `name`, without calling handlers of the user's changes. A number becomes the nearest that the property can
  /// have.
  ///
  /// - Precondition: the class has the property, and it has that type.
  public final func setProperty<Value: ValueRepresentable>(_ name: String, to newValue: Value) {
    let description = describe(name)
    let content = description.pointee.value_type
    if description.pointee.flags.rawValue & G_PARAM_WRITABLE.rawValue == 0 {
      fatalError("the property '\(name)' of \(typeName) can only be read: \(typeName) itself sets it")
    }
    var value = GValue()
    newValue.store(in: &value)
    defer { g_value_unset(&value) }
    // A whole number is a fraction, too. What GObject makes of others, such as "TRUE", is never meant.
    let fits = Value.canRead(content) || ValueKind(cgtk_value_type(&value)) == .whole && ValueKind(content) == .fraction
    if !fits || g_value_type_transformable(cgtk_value_type(&value), content) == 0 {
      fatalError(
        "the property '\(name)' of \(typeName) is a \(ValueKind.name(of: content)) and was set to a \(Value.self): "
          + "set it to \(ValueKind.swiftName(of: content))")
    }
    if cgtk_value_type(&value) == cgtk_type_object(), let object = g_value_get_object(&value),
      cgtk_is_a(object, content) == 0
    {
      // GObject would make null of it.
      fatalError(
        "the property '\(name)' of \(typeName) is a \(ValueKind.name(of: content)) and was set to a "
          + "\(String(cString: cgtk_type_name_of(object))): set it to the wrapper of a \(ValueKind.name(of: content))")
    }
    if ValueKind.isNumber(content) { ValueKind.clamp(&value, as: description) }
    withoutEcho { g_object_set_property(native(), name, &value) }
  }

  private func describe(_ name: String) -> UnsafeMutablePointer<GParamSpec> {
    let objectClass = cgtk_class_of(raw)!.assumingMemoryBound(to: GObjectClass.self)
    if let description = g_object_class_find_property(objectClass, name) { return description }
    KnownNames.fail(noProperty: name, of: self)
  }
}
