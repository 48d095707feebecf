// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoGlyphItem`.
@MainActor public final class GlyphItem: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_glyph_item_get_type() }
  /// `pango_glyph_item_copy`.
  public func copy() -> GlyphItem? { GlyphItem.take(pango_glyph_item_copy(native())) }
  /// `pango_glyph_item_split`.
  public func split(_ text: String, splitIndex: Int) -> GlyphItem? { GlyphItem.take(pango_glyph_item_split(native(), text.withoutNUL, Int32(clamping: splitIndex))) }
}
