// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontFamily`.
@MainActor open class FontFamily: Object, nonisolated ItemList {
  /// `PangoFontFamily:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `PangoFontFamily:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `pango_font_family_get_face`.
  public final func face(_ name: String?) -> FontFace? { wrapped(pango_font_family_get_face(native(), name.withoutNUL), as: FontFace.self) }
  /// `pango_font_family_get_name`.
  public final var name: String { nativeText(copying: pango_font_family_get_name(native())) }
  /// `pango_font_family_is_monospace`.
  public final var isMonospace: Bool { pango_font_family_is_monospace(native()) != 0 }
  /// `pango_font_family_is_variable`.
  public final var isVariable: Bool { pango_font_family_is_variable(native()) != 0 }
}
