// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoItem`.
@MainActor public final class Item: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_item_get_type() }
  /// `pango_item_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(pango_item_new())) }
  /// `pango_item_apply_attrs`.
  public func applyAttrs(_ iter: AttrIterator) { pango_item_apply_attrs(native(), iter.native()) }
  /// `pango_item_copy`.
  public func copy() -> Item? { Item.take(pango_item_copy(native())) }
  /// `pango_item_split`.
  public func split(splitIndex: Int, splitOffset: Int) -> Item { Item.take(pango_item_split(native(), Int32(clamping: splitIndex), Int32(clamping: splitOffset)))! }
}
