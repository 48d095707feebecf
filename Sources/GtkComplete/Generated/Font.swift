// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFont`.
@MainActor open class Font: Object {
  /// `pango_font_describe`.
  public final func describe() -> FontDescription { FontDescription.take(pango_font_describe(native()))! }
  /// `pango_font_describe_with_absolute_size`.
  public final func describeWithAbsoluteSize() -> FontDescription { FontDescription.take(pango_font_describe_with_absolute_size(native()))! }
  /// `pango_font_get_coverage`.
  public final func coverage(_ language: Language) -> Coverage { taken(pango_font_get_coverage(native(), language.native()), as: Coverage.self)! }
  /// `pango_font_get_face`.
  public final var face: FontFace { wrapped(pango_font_get_face(native()), as: FontFace.self)! }
  /// `pango_font_get_font_map`.
  public final var fontMap: FontMap? { wrapped(pango_font_get_font_map(native()), as: FontMap.self) }
  /// `pango_font_get_glyph_extents`.
  public final func glyphExtents(_ glyph: Int) -> (inkRect: Rect, logicalRect: Rect) {
    var inkRectOut = PangoRectangle()
    var logicalRectOut = PangoRectangle()
    pango_font_get_glyph_extents(native(), UInt32(clamping: glyph), &inkRectOut, &logicalRectOut)
    return (inkRectOut.value, logicalRectOut.value)
  }
  /// `pango_font_get_metrics`.
  public final func metrics(_ language: Language?) -> FontMetrics { FontMetrics.take(pango_font_get_metrics(native(), borrowed(language)))! }
  /// `pango_font_has_char`.
  @discardableResult public final func hasChar(_ wc: Unicode.Scalar) -> Bool { pango_font_has_char(native(), wc.value) != 0 }
  /// `pango_font_serialize`.
  public final func serialize() -> [UInt8] { nativeBytes(taking: pango_font_serialize(native())) ?? [] }
  /// `pango_font_deserialize`.
  public static func deserialize(_ context: Context, bytes: [UInt8]) throws(GLibError) -> Font? {
    let result = try attempt { error in lendBytes(bytes) { p0 in pango_font_deserialize(context.native(), p0, error) } }
    return taken(result, as: Font.self)
  }
}
