// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GVariant`.
@MainActor open class Variant: Counted {
  /// Takes a reference over from C, or the floating one of a variant that was just made.
  public required init(taking pointer: UnsafeMutableRawPointer) {
    super.init(taking: UnsafeMutableRawPointer(g_variant_take_ref(OpaquePointer(pointer))))
  }
  /// Adds a reference.
  public override class func retain(_ pointer: UnsafeMutableRawPointer) { _ = g_variant_ref_sink(OpaquePointer(pointer)) }
  /// Takes a reference away.
  public override class func release(_ pointer: UnsafeMutableRawPointer) { g_variant_unref(OpaquePointer(pointer)) }
  /// `g_variant_new_boolean`.
  public convenience init(boolean value: Bool) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_boolean(value ? 1 : 0))) }
  /// `g_variant_new_byte`.
  public convenience init(byte value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_byte(UInt8(clamping: value)))) }
  /// `g_variant_new_bytestring_array`.
  public convenience init(bytestringArray strv: [String]) { self.init(taking: UnsafeMutableRawPointer(lendTexts(strv) { p0 in g_variant_new_bytestring_array(p0, Int(clamping: strv.count)) })) }
  /// `g_variant_new_dict_entry`.
  public convenience init(key: Variant, value: Variant) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_dict_entry(key.native(), value.native()))) }
  /// `g_variant_new_double`.
  public convenience init(double value: Double) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_double(value))) }
  /// `g_variant_new_from_bytes`.
  public convenience init(type: VariantType, bytes: [UInt8], trusted: Bool) { self.init(taking: UnsafeMutableRawPointer(lendBytes(bytes) { p0 in g_variant_new_from_bytes(type.native(), p0, trusted ? 1 : 0) })) }
  /// `g_variant_new_handle`.
  public convenience init(handle value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_handle(Int32(clamping: value)))) }
  /// `g_variant_new_int16`.
  public convenience init(int16 value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_int16(Int16(clamping: value)))) }
  /// `g_variant_new_int32`.
  public convenience init(int32 value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_int32(Int32(clamping: value)))) }
  /// `g_variant_new_int64`.
  public convenience init(int64 value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_int64(Int(clamping: value)))) }
  /// `g_variant_new_maybe`.
  public convenience init(childType: VariantType? = nil, child: Variant? = nil) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_maybe(borrowed(childType), borrowed(child)))) }
  /// `g_variant_new_object_path`.
  public convenience init(objectPath: String) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_object_path(objectPath.withoutNUL))) }
  /// `g_variant_new_objv`.
  public convenience init(objv strv: [String]) { self.init(taking: UnsafeMutableRawPointer(lendTexts(strv) { p0 in g_variant_new_objv(p0, Int(clamping: strv.count)) })) }
  /// `g_variant_new_signature`.
  public convenience init(signature: String) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_signature(signature.withoutNUL))) }
  /// `g_variant_new_string`.
  public convenience init(string: String) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_string(string.withoutNUL))) }
  /// `g_variant_new_strv`.
  public convenience init(strv: [String]) { self.init(taking: UnsafeMutableRawPointer(lendTexts(strv) { p0 in g_variant_new_strv(p0, Int(clamping: strv.count)) })) }
  /// `g_variant_new_uint16`.
  public convenience init(uint16 value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_uint16(UInt16(clamping: value)))) }
  /// `g_variant_new_uint32`.
  public convenience init(uint32 value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_uint32(UInt32(clamping: value)))) }
  /// `g_variant_new_uint64`.
  public convenience init(uint64 value: Int) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_uint64(UInt(clamping: value)))) }
  /// `g_variant_new_variant`.
  public convenience init(variant value: Variant) { self.init(taking: UnsafeMutableRawPointer(g_variant_new_variant(value.native()))) }
  /// `g_variant_byteswap`.
  public final func byteswap() -> Variant { Variant.take(g_variant_byteswap(native()))! }
  /// `g_variant_check_format_string`.
  @discardableResult public final func checkFormatString(_ formatString: String, copyOnly: Bool) -> Bool { g_variant_check_format_string(native(), formatString.withoutNUL, copyOnly ? 1 : 0) != 0 }
  /// `g_variant_classify`.
  public final func classify() -> VariantClass { VariantClass(rawValue: g_variant_classify(native()).rawValue) }
  /// `g_variant_compare`.
  public final func compare(_ two: Variant) -> Int { Int(g_variant_compare(native(), two.native())) }
  /// `g_variant_dup_objv`.
  public final func dupObjv() -> [String] {
    var resultCount = UInt()
    let result = g_variant_dup_objv(native(), &resultCount)
    return nativeTexts(result, freeing: .everything)
  }
  /// `g_variant_dup_string`.
  public final func dupString() -> (result: String, length: Int) {
    var lengthOut = UInt()
    let result = nativeText(taking: g_variant_dup_string(native(), &lengthOut))
    return (result, Int(clamping: lengthOut))
  }
  /// `g_variant_dup_strv`.
  public final func dupStrv() -> [String] {
    var resultCount = UInt()
    let result = g_variant_dup_strv(native(), &resultCount)
    return nativeTexts(result, freeing: .everything)
  }
  /// `g_variant_equal`.
  @discardableResult public final func isEqual(to two: Variant) -> Bool { g_variant_equal(native(), two.native()) != 0 }
  /// `g_variant_get_boolean`.
  public final var isBoolean: Bool { g_variant_get_boolean(native()) != 0 }
  /// `g_variant_get_byte`.
  public final var byte: Int { Int(g_variant_get_byte(native())) }
  /// `g_variant_get_child_value`.
  public final func childValue(_ index: Int) -> Variant { Variant.take(g_variant_get_child_value(native(), UInt(clamping: index)))! }
  /// `g_variant_get_data_as_bytes`.
  public final var dataAsBytes: [UInt8] { nativeBytes(taking: g_variant_get_data_as_bytes(native())) ?? [] }
  /// `g_variant_get_double`.
  public final var double: Double { g_variant_get_double(native()) }
  /// `g_variant_get_handle`.
  public final var handle: Int { Int(g_variant_get_handle(native())) }
  /// `g_variant_get_int16`.
  public final var int16: Int { Int(g_variant_get_int16(native())) }
  /// `g_variant_get_int32`.
  public final var int32: Int { Int(g_variant_get_int32(native())) }
  /// `g_variant_get_int64`.
  public final var int64: Int { Int(g_variant_get_int64(native())) }
  /// `g_variant_get_maybe`.
  public final var maybe: Variant? { Variant.take(g_variant_get_maybe(native())) }
  /// `g_variant_get_normal_form`.
  public final var normalForm: Variant { Variant.take(g_variant_get_normal_form(native()))! }
  /// `g_variant_get_objv`.
  public final var objv: [String] {
    var resultCount = UInt()
    let result = g_variant_get_objv(native(), &resultCount)
    return nativeTexts(result, freeing: .list)
  }
  /// `g_variant_get_size`.
  public final var size: Int { Int(clamping: g_variant_get_size(native())) }
  /// `g_variant_get_string`.
  public final var string: (result: String, length: Int) {
    var lengthOut = UInt()
    let result = nativeText(copying: g_variant_get_string(native(), &lengthOut))
    return (result, Int(clamping: lengthOut))
  }
  /// `g_variant_get_strv`.
  public final var strv: [String] {
    var resultCount = UInt()
    let result = g_variant_get_strv(native(), &resultCount)
    return nativeTexts(result, freeing: .list)
  }
  /// `g_variant_get_type`.
  public final var type: VariantType { VariantType.copy(g_variant_get_type(native()))! }
  /// `g_variant_get_type_string`.
  public final var typeString: String { nativeText(copying: g_variant_get_type_string(native())) }
  /// `g_variant_get_uint16`.
  public final var uint16: Int { Int(g_variant_get_uint16(native())) }
  /// `g_variant_get_uint32`.
  public final var uint32: Int { Int(g_variant_get_uint32(native())) }
  /// `g_variant_get_uint64`.
  public final var uint64: Int { Int(clamping: g_variant_get_uint64(native())) }
  /// `g_variant_get_variant`.
  public final var variant: Variant { Variant.take(g_variant_get_variant(native()))! }
  /// `g_variant_hash`.
  public final func hash() -> Int { Int(g_variant_hash(native())) }
  /// `g_variant_is_container`.
  public final var isContainer: Bool { g_variant_is_container(native()) != 0 }
  /// `g_variant_is_floating`.
  public final var isFloating: Bool { g_variant_is_floating(native()) != 0 }
  /// `g_variant_is_normal_form`.
  public final var isNormalForm: Bool { g_variant_is_normal_form(native()) != 0 }
  /// `g_variant_is_of_type`.
  @discardableResult public final func `is`(ofType type: VariantType) -> Bool { g_variant_is_of_type(native(), type.native()) != 0 }
  /// `g_variant_lookup_value`.
  public final func lookupValue(_ key: String, expectedType: VariantType?) -> Variant? { Variant.take(g_variant_lookup_value(native(), key.withoutNUL, borrowed(expectedType))) }
  /// `g_variant_n_children`.
  public final func nChildren() -> Int { Int(clamping: g_variant_n_children(native())) }
  /// `g_variant_print`.
  public final func print(_ typeAnnotate: Bool) -> String { nativeText(taking: g_variant_print(native(), typeAnnotate ? 1 : 0)) }
  /// `g_variant_is_object_path`.
  public static func isObjectPath(_ string: String) -> Bool { g_variant_is_object_path(string.withoutNUL) != 0 }
  /// `g_variant_is_signature`.
  public static func isSignature(_ string: String) -> Bool { g_variant_is_signature(string.withoutNUL) != 0 }
}
