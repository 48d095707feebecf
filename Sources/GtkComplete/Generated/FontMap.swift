// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontMap`.
@MainActor open class FontMap: Object, nonisolated ItemList {
  /// `PangoFontMap:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `PangoFontMap:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `pango_font_map_changed`.
  public final func changed() { pango_font_map_changed(native()) }
  /// `pango_font_map_create_context`.
  public final func createContext() -> Context { taken(pango_font_map_create_context(native()), as: Context.self)! }
  /// `pango_font_map_get_family`.
  public final func family(_ name: String) -> FontFamily? { wrapped(pango_font_map_get_family(native(), name.withoutNUL), as: FontFamily.self) }
  /// `pango_font_map_get_serial`.
  public final var serial: Int { Int(pango_font_map_get_serial(native())) }
  /// `pango_font_map_load_font`.
  public final func loadFont(_ context: Context, desc: FontDescription) -> Font? { taken(pango_font_map_load_font(native(), context.native(), desc.native()), as: Font.self) }
  /// `pango_font_map_load_fontset`.
  public final func loadFontset(_ context: Context, desc: FontDescription, language: Language) -> Fontset? { taken(pango_font_map_load_fontset(native(), context.native(), desc.native(), language.native()), as: Fontset.self) }
}
