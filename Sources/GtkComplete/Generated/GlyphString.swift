// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoGlyphString`.
@MainActor public final class GlyphString: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_glyph_string_get_type() }
  /// `pango_glyph_string_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(pango_glyph_string_new())) }
  /// `pango_glyph_string_copy`.
  public func copy() -> GlyphString? { GlyphString.take(pango_glyph_string_copy(native())) }
  /// `pango_glyph_string_extents`.
  public func extents(_ font: Font) -> (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_glyph_string_extents(native(), font.native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_glyph_string_extents_range`.
  public func extentsRange(start: Int, end: Int, font: Font) -> (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_glyph_string_extents_range(native(), Int32(clamping: start), Int32(clamping: end), font.native(), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_glyph_string_get_width`.
  public var width: Int { Int(pango_glyph_string_get_width(native())) }
  /// `pango_glyph_string_set_size`.
  public func setSize(_ newLen: Int) { pango_glyph_string_set_size(native(), Int32(clamping: newLen)) }
}
