// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkIconTheme`.
@MainActor open class IconTheme: Object {
  /// Adopts a GtkIconTheme.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_icon_theme_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_icon_theme_new())) }
  /// `GtkIconTheme:display`.
  public final var display: Display? { get { wrapped(gtk_icon_theme_get_display(native()), as: Display.self) } set { if newValue !== display { setProperty("display", to: newValue) } } }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display", delivery: .userChanges) }
  /// `GtkIconTheme:icon-names`.
  public final var iconNames: [String] { nativeTexts(gtk_icon_theme_get_icon_names(native()), freeing: .everything) }
  /// `iconNames` changed.
  public final var onNotifyIconNames: Signal<> { notify("icon-names") }
  /// `GtkIconTheme:resource-path`.
  public final var resourcePath: [String] { get { nativeTexts(gtk_icon_theme_get_resource_path(native()), freeing: .everything) } set { if newValue != resourcePath { withoutEcho { lendTexts(newValue) { p in gtk_icon_theme_set_resource_path(native(), p) } } } } }
  /// `resourcePath` changed.
  public final var onNotifyResourcePath: Signal<> { notify("resource-path", delivery: .userChanges) }
  /// `GtkIconTheme:search-path`.
  public final var searchPath: [String] { get { nativeTexts(gtk_icon_theme_get_search_path(native()), freeing: .everything) } set { if newValue != searchPath { withoutEcho { lendTexts(newValue) { p in gtk_icon_theme_set_search_path(native(), p) } } } } }
  /// `searchPath` changed.
  public final var onNotifySearchPath: Signal<> { notify("search-path", delivery: .userChanges) }
  /// `GtkIconTheme:theme-name`.
  public final var themeName: String { get { nativeText(taking: gtk_icon_theme_get_theme_name(native())) } set { if newValue != themeName { withoutEcho { gtk_icon_theme_set_theme_name(native(), newValue.withoutNUL) } } } }
  /// `themeName` changed.
  public final var onNotifyThemeName: Signal<> { notify("theme-name", delivery: .userChanges) }
  /// `gtk_icon_theme_add_resource_path`.
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(native(), path.withoutNUL) }
  /// `gtk_icon_theme_add_search_path`.
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(native(), path.withoutNUL) }
  /// `gtk_icon_theme_has_gicon`.
  @discardableResult public final func hasGicon(_ gicon: Object) -> Bool { gtk_icon_theme_has_gicon(native(), gicon.native()) != 0 }
  /// `gtk_icon_theme_has_icon`.
  @discardableResult public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(native(), iconName.withoutNUL) != 0 }
  /// `gtk_icon_theme_lookup_by_gicon`.
  public final func lookup(byGicon icon: Object, size: Int, scale: Int, direction: GtkTextDirection, flags: IconLookupFlags) -> IconPaintable { taken(gtk_icon_theme_lookup_by_gicon(native(), icon.native(), Int32(clamping: size), Int32(clamping: scale), CGtk.GtkTextDirection(direction.rawValue), GtkIconLookupFlags(flags.rawValue)), as: IconPaintable.self)! }
  /// `gtk_icon_theme_lookup_icon`.
  public final func lookupIcon(_ iconName: String, fallbacks: [String]?, size: Int, scale: Int, direction: GtkTextDirection, flags: IconLookupFlags) -> IconPaintable {
    let result = lendTexts(fallbacks) { p0 in gtk_icon_theme_lookup_icon(native(), iconName.withoutNUL, p0, Int32(clamping: size), Int32(clamping: scale), CGtk.GtkTextDirection(direction.rawValue), GtkIconLookupFlags(flags.rawValue)) }
    return taken(result, as: IconPaintable.self)!
  }
  /// `gtk_icon_theme_get_for_display`.
  public static func get(forDisplay display: Display) -> IconTheme { wrapped(gtk_icon_theme_get_for_display(display.native()), as: IconTheme.self)! }
  /// `GtkIconTheme::changed`.
  public final var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
}
