// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoRenderer`.
@MainActor open class PangoRenderer: Object {
  /// `pango_renderer_activate`.
  public final func activate() { pango_renderer_activate(native()) }
  /// `pango_renderer_deactivate`.
  public final func deactivate() { pango_renderer_deactivate(native()) }
  /// `pango_renderer_draw_error_underline`.
  public final func drawErrorUnderline(x: Int, y: Int, width: Int, height: Int) { pango_renderer_draw_error_underline(native(), Int32(clamping: x), Int32(clamping: y), Int32(clamping: width), Int32(clamping: height)) }
  /// `pango_renderer_draw_glyph`.
  public final func drawGlyph(_ font: Font, glyph: Int, x: Double, y: Double) { pango_renderer_draw_glyph(native(), font.native(), UInt32(clamping: glyph), x, y) }
  /// `pango_renderer_draw_glyph_item`.
  public final func drawGlyphItem(_ text: String?, glyphItem: GlyphItem, x: Int, y: Int) { pango_renderer_draw_glyph_item(native(), text.withoutNUL, glyphItem.native(), Int32(clamping: x), Int32(clamping: y)) }
  /// `pango_renderer_draw_glyphs`.
  public final func drawGlyphs(_ font: Font, glyphs: GlyphString, x: Int, y: Int) { pango_renderer_draw_glyphs(native(), font.native(), glyphs.native(), Int32(clamping: x), Int32(clamping: y)) }
  /// `pango_renderer_draw_layout`.
  public final func drawLayout(_ layout: Layout, x: Int, y: Int) { pango_renderer_draw_layout(native(), layout.native(), Int32(clamping: x), Int32(clamping: y)) }
  /// `pango_renderer_draw_layout_line`.
  public final func drawLayoutLine(_ line: LayoutLine, x: Int, y: Int) { pango_renderer_draw_layout_line(native(), line.native(), Int32(clamping: x), Int32(clamping: y)) }
  /// `pango_renderer_draw_rectangle`.
  public final func drawRectangle(_ part: RenderPart, x: Int, y: Int, width: Int, height: Int) { pango_renderer_draw_rectangle(native(), PangoRenderPart(part.rawValue), Int32(clamping: x), Int32(clamping: y), Int32(clamping: width), Int32(clamping: height)) }
  /// `pango_renderer_draw_trapezoid`.
  public final func drawTrapezoid(_ part: RenderPart, y1: Double, x11: Double, x21: Double, y2: Double, x12: Double, x22: Double) { pango_renderer_draw_trapezoid(native(), PangoRenderPart(part.rawValue), y1, x11, x21, y2, x12, x22) }
  /// `pango_renderer_get_alpha`.
  public final func alpha(_ part: RenderPart) -> Int { Int(pango_renderer_get_alpha(native(), PangoRenderPart(part.rawValue))) }
  /// `pango_renderer_get_color`.
  public final func color(_ part: RenderPart) -> Color? { Color.copy(pango_renderer_get_color(native(), PangoRenderPart(part.rawValue))) }
  /// `pango_renderer_get_layout`.
  public final var layout: Layout? { wrapped(pango_renderer_get_layout(native()), as: Layout.self) }
  /// `pango_renderer_get_layout_line`.
  public final var layoutLine: LayoutLine? { LayoutLine.copy(pango_renderer_get_layout_line(native())) }
  /// `pango_renderer_get_matrix`.
  public final var matrix: Matrix? { get { Matrix.copy(pango_renderer_get_matrix(native())) } set { withoutEcho { pango_renderer_set_matrix(native(), borrowed(newValue)) } } }
  /// `pango_renderer_part_changed`.
  public final func partChanged(_ part: RenderPart) { pango_renderer_part_changed(native(), PangoRenderPart(part.rawValue)) }
  /// `pango_renderer_set_alpha`.
  public final func setAlpha(_ part: RenderPart, alpha: Int) { pango_renderer_set_alpha(native(), PangoRenderPart(part.rawValue), UInt16(clamping: alpha)) }
  /// `pango_renderer_set_color`.
  public final func setColor(_ part: RenderPart, color: Color?) { pango_renderer_set_color(native(), PangoRenderPart(part.rawValue), borrowed(color)) }
}
