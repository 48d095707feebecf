// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GVariantType`.
@MainActor public final class VariantType: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { g_variant_type_get_gtype() }
  /// `g_variant_type_new`.
  public convenience init(typeString: String) { self.init(taking: UnsafeMutableRawPointer(g_variant_type_new(typeString.withoutNUL))) }
  /// `g_variant_type_new_array`.
  public convenience init(array element: VariantType) { self.init(taking: UnsafeMutableRawPointer(g_variant_type_new_array(element.native()))) }
  /// `g_variant_type_new_dict_entry`.
  public convenience init(key: VariantType, value: VariantType) { self.init(taking: UnsafeMutableRawPointer(g_variant_type_new_dict_entry(key.native(), value.native()))) }
  /// `g_variant_type_new_maybe`.
  public convenience init(maybe element: VariantType) { self.init(taking: UnsafeMutableRawPointer(g_variant_type_new_maybe(element.native()))) }
  /// `g_variant_type_copy`.
  public func copy() -> VariantType { VariantType.take(g_variant_type_copy(native()))! }
  /// `g_variant_type_dup_string`.
  public func dupString() -> String { nativeText(taking: g_variant_type_dup_string(native())) }
  /// `g_variant_type_element`.
  public func element() -> VariantType { VariantType.copy(g_variant_type_element(native()))! }
  /// `g_variant_type_equal`.
  @discardableResult public func isEqual(to type2: VariantType) -> Bool { g_variant_type_equal(native(), type2.native()) != 0 }
  /// `g_variant_type_first`.
  public func first() -> VariantType? { VariantType.copy(g_variant_type_first(native())) }
  /// `g_variant_type_get_string_length`.
  public var stringLength: Int { Int(clamping: g_variant_type_get_string_length(native())) }
  /// `g_variant_type_hash`.
  public func hash() -> Int { Int(g_variant_type_hash(native())) }
  /// `g_variant_type_is_array`.
  public var isArray: Bool { g_variant_type_is_array(native()) != 0 }
  /// `g_variant_type_is_basic`.
  public var isBasic: Bool { g_variant_type_is_basic(native()) != 0 }
  /// `g_variant_type_is_container`.
  public var isContainer: Bool { g_variant_type_is_container(native()) != 0 }
  /// `g_variant_type_is_definite`.
  public var isDefinite: Bool { g_variant_type_is_definite(native()) != 0 }
  /// `g_variant_type_is_dict_entry`.
  public var isDictEntry: Bool { g_variant_type_is_dict_entry(native()) != 0 }
  /// `g_variant_type_is_maybe`.
  public var isMaybe: Bool { g_variant_type_is_maybe(native()) != 0 }
  /// `g_variant_type_is_subtype_of`.
  @discardableResult public func isSubtype(of supertype: VariantType) -> Bool { g_variant_type_is_subtype_of(native(), supertype.native()) != 0 }
  /// `g_variant_type_is_tuple`.
  public var isTuple: Bool { g_variant_type_is_tuple(native()) != 0 }
  /// `g_variant_type_is_variant`.
  public var isVariant: Bool { g_variant_type_is_variant(native()) != 0 }
  /// `g_variant_type_key`.
  public func key() -> VariantType { VariantType.copy(g_variant_type_key(native()))! }
  /// `g_variant_type_n_items`.
  public func nItems() -> Int { Int(clamping: g_variant_type_n_items(native())) }
  /// `g_variant_type_value`.
  public func value() -> VariantType { VariantType.copy(g_variant_type_value(native()))! }
  /// `g_variant_type_checked_`.
  public static func checked(_ arg0: String) -> VariantType { VariantType.copy(g_variant_type_checked_(arg0.withoutNUL))! }
  /// `g_variant_type_string_get_depth_`.
  public static func stringGetDepth(_ typeString: String) -> Int { Int(clamping: g_variant_type_string_get_depth_(typeString.withoutNUL)) }
  /// `g_variant_type_string_is_valid`.
  @discardableResult public static func stringIsValid(_ typeString: String) -> Bool { g_variant_type_string_is_valid(typeString.withoutNUL) != 0 }
}
