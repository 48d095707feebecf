// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontMap`.
@MainActor open class FontMap: Object, nonisolated ItemList {
  /// Adopts a PangoFontMap.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension FontMap {
  /// `PangoFontMap:item-type`.
  public var itemType: GType { typeProperty("item-type") }
  /// `PangoFontMap:n-items`.
  public var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
  /// `pango_font_map_changed`.
  public func changed() { pango_font_map_changed(native()) }
  /// `pango_font_map_create_context`.
  public func createContext() -> Context { taken(pango_font_map_create_context(native()), as: Context.self)! }
  /// `pango_font_map_get_family`.
  public func family(_ name: String) -> FontFamily? { wrapped(pango_font_map_get_family(native(), name.withoutNUL), as: FontFamily.self) }
  /// `pango_font_map_get_serial`.
  public var serial: Int { Int(pango_font_map_get_serial(native())) }
  /// `pango_font_map_load_font`.
  public func loadFont(_ context: Context, desc: FontDescription) -> Font? { taken(pango_font_map_load_font(native(), context.native(), desc.native()), as: Font.self) }
  /// `pango_font_map_load_fontset`.
  public func loadFontset(_ context: Context, desc: FontDescription, language: Language) -> Fontset? { taken(pango_font_map_load_fontset(native(), context.native(), desc.native(), language.native()), as: Fontset.self) }
}
