import CGtk

/// The parameter of an action: a `String`, an `Int`, a `Double` or a `Bool`.
@MainActor public protocol ActionParameter {
  /// The type of GVariant that represents it.
  static var variantType: OpaquePointer? { get }

  /// Reads a GVariant; nil for one of another type.
  init?(variant: OpaquePointer)

  /// A GVariant, floating.
  func makeVariant() -> OpaquePointer?
}

extension String: @MainActor ActionParameter {
  /// The type `s`.
  public static var variantType: OpaquePointer? { cgtk_variant_type_string() }

  /// Reads a text.
  public init?(variant: OpaquePointer) {
    guard g_variant_is_of_type(variant, Self.variantType) != 0 else { return nil }
    self.init(cString: g_variant_get_string(variant, nil))
  }

  /// A text.
  public func makeVariant() -> OpaquePointer? { g_variant_new_string(self) }
}

extension Int: @MainActor ActionParameter {
  /// The type `x`: all 64 bits.
  public static var variantType: OpaquePointer? { cgtk_variant_type_int64() }

  /// Reads a number.
  public init?(variant: OpaquePointer) {
    guard g_variant_is_of_type(variant, Self.variantType) != 0 else { return nil }
    self = Int(g_variant_get_int64(variant))
  }

  /// A number.
  public func makeVariant() -> OpaquePointer? { g_variant_new_int64(gint64(self)) }
}

extension Double: @MainActor ActionParameter {
  /// The type `d`.
  public static var variantType: OpaquePointer? { cgtk_variant_type_double() }

  /// Reads a number.
  public init?(variant: OpaquePointer) {
    guard g_variant_is_of_type(variant, Self.variantType) != 0 else { return nil }
    self = g_variant_get_double(variant)
  }

  /// A number.
  public func makeVariant() -> OpaquePointer? { g_variant_new_double(self) }
}

extension Bool: @MainActor ActionParameter {
  /// The type `b`.
  public static var variantType: OpaquePointer? { cgtk_variant_type_boolean() }

  /// Reads whether it is true.
  public init?(variant: OpaquePointer) {
    guard g_variant_is_of_type(variant, Self.variantType) != 0 else { return nil }
    self = g_variant_get_boolean(variant) != 0
  }

  /// Whether it is true.
  public func makeVariant() -> OpaquePointer? { g_variant_new_boolean(self ? 1 : 0) }
}
