// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoGlyphItemIter`.
@MainActor public final class GlyphItemIter: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_glyph_item_iter_get_type() }
}

extension GlyphItemIter {
  /// `pango_glyph_item_iter_copy`.
  public func copy() -> GlyphItemIter? { GlyphItemIter.take(pango_glyph_item_iter_copy(native())) }
  /// `pango_glyph_item_iter_init_end`.
  @discardableResult public func initEnd(_ glyphItem: GlyphItem, text: String) -> Bool { pango_glyph_item_iter_init_end(native(), glyphItem.native(), text.withoutNUL) != 0 }
  /// `pango_glyph_item_iter_init_start`.
  @discardableResult public func initStart(_ glyphItem: GlyphItem, text: String) -> Bool { pango_glyph_item_iter_init_start(native(), glyphItem.native(), text.withoutNUL) != 0 }
  /// `pango_glyph_item_iter_next_cluster`.
  @discardableResult public func nextCluster() -> Bool { pango_glyph_item_iter_next_cluster(native()) != 0 }
  /// `pango_glyph_item_iter_prev_cluster`.
  @discardableResult public func prevCluster() -> Bool { pango_glyph_item_iter_prev_cluster(native()) != 0 }
}
