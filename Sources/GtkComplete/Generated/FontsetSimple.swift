// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontsetSimple`.
@MainActor open class FontsetSimple: Fontset {
  /// Adopts a PangoFontsetSimple.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `pango_fontset_simple_new`.
  public init(language: Language) { super.init(owning: UnsafeMutableRawPointer(pango_fontset_simple_new(language.native()))) }
  /// `pango_fontset_simple_append`.
  public final func append(_ font: Font) { pango_fontset_simple_append(native(), retained(font)) }
  /// `pango_fontset_simple_size`.
  public final func size() -> Int { Int(pango_fontset_simple_size(native())) }
}
