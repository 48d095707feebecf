// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontFace`.
@MainActor open class FontFace: Object {
  /// `pango_font_face_describe`.
  public final func describe() -> FontDescription { FontDescription.take(pango_font_face_describe(native()))! }
  /// `pango_font_face_get_face_name`.
  public final var faceName: String { nativeText(copying: pango_font_face_get_face_name(native())) }
  /// `pango_font_face_get_family`.
  public final var family: FontFamily { wrapped(pango_font_face_get_family(native()), as: FontFamily.self)! }
  /// `pango_font_face_is_synthesized`.
  public final var isSynthesized: Bool { pango_font_face_is_synthesized(native()) != 0 }
}
