// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoAttrList`.
@MainActor public final class AttrList: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_attr_list_get_type() }
  /// `pango_attr_list_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(pango_attr_list_new())) }
  /// `pango_attr_list_change`.
  public func change(_ attr: Attribute) { pango_attr_list_change(native(), copied(attr)) }
  /// `pango_attr_list_copy`.
  public func copy() -> AttrList? { AttrList.take(pango_attr_list_copy(native())) }
  /// `pango_attr_list_equal`.
  @discardableResult public func isEqual(to otherList: AttrList) -> Bool { pango_attr_list_equal(native(), otherList.native()) != 0 }
  /// `pango_attr_list_filter`.
  public func filter(_ `func`: @escaping (Attribute) -> Bool) -> AttrList? {
    let result = lendCallee(`func`) { p0 in pango_attr_list_filter(native(), { a0, data in let answer = duringCall(data) { callee(data, as: ((Attribute) -> Bool).self)(Attribute.copy(a0)!) }; return answer ? 1 : 0 }, p0) }
    return AttrList.take(result)
  }
  /// `pango_attr_list_get_attributes`.
  public var attributes: [Attribute] { nativeRecords(of: pango_attr_list_get_attributes(native()), as: Attribute.self, freeing: .everything) }
  /// `pango_attr_list_get_iterator`.
  public var iterator: AttrIterator {
    let walked = AttrList.take(pango_attr_list_copy(native()))!
    return AttrIterator.take(pango_attr_list_get_iterator(walked.native()))!.keeping(walked)
  }
  /// `pango_attr_list_insert`.
  public func insert(_ attr: Attribute) { pango_attr_list_insert(native(), copied(attr)) }
  /// `pango_attr_list_insert_before`.
  public func insert(before attr: Attribute) { pango_attr_list_insert_before(native(), copied(attr)) }
  /// `pango_attr_list_splice`.
  public func splice(_ other: AttrList, pos: Int, len: Int) { pango_attr_list_splice(native(), other.native(), Int32(clamping: pos), Int32(clamping: len)) }
  /// `pango_attr_list_to_string`.
  public func toString() -> String { nativeText(taking: pango_attr_list_to_string(native())) }
  /// `pango_attr_list_update`.
  public func update(pos: Int, remove: Int, add: Int) { pango_attr_list_update(native(), Int32(clamping: pos), Int32(clamping: remove), Int32(clamping: add)) }
  /// `pango_attr_list_from_string`.
  public static func fromString(_ text: String) -> AttrList? { AttrList.take(pango_attr_list_from_string(text.withoutNUL)) }
}
