// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontFace`.
@MainActor open class FontFace: Object {
  /// Adopts a PangoFontFace.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension FontFace {
  /// `pango_font_face_describe`.
  public func describe() -> FontDescription { FontDescription.take(pango_font_face_describe(native()))! }
  /// `pango_font_face_get_face_name`.
  public var faceName: String { nativeText(copying: pango_font_face_get_face_name(native())) }
  /// `pango_font_face_get_family`.
  public var family: FontFamily { wrapped(pango_font_face_get_family(native()), as: FontFamily.self)! }
  /// `pango_font_face_is_synthesized`.
  public var isSynthesized: Bool { pango_font_face_is_synthesized(native()) != 0 }
}
