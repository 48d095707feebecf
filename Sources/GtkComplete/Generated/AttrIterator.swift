// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoAttrIterator`.
@MainActor public final class AttrIterator: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_attr_iterator_get_type() }
  /// `pango_attr_iterator_copy`.
  public func copy() -> AttrIterator { AttrIterator.take(pango_attr_iterator_copy(native()))!.keeping(kept) }
  /// `pango_attr_iterator_get`.
  public func get(_ type: AttrType) -> Attribute? { Attribute.copy(pango_attr_iterator_get(native(), PangoAttrType(type.rawValue))) }
  /// `pango_attr_iterator_get_attrs`.
  public var attrs: [Attribute] { nativeRecords(of: pango_attr_iterator_get_attrs(native()), as: Attribute.self, freeing: .everything) }
  /// `pango_attr_iterator_next`.
  @discardableResult public func next() -> Bool { pango_attr_iterator_next(native()) != 0 }
  /// `pango_attr_iterator_range`.
  public func range() -> (start: Int, end: Int) {
    var startOut = Int32()
    var endOut = Int32()
    pango_attr_iterator_range(native(), &startOut, &endOut)
    return (Int(startOut), Int(endOut))
  }
}
