// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCssProvider`.
@MainActor open class CssProvider: Object, nonisolated StyleProvider {
  /// Adopts a GtkCssProvider.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_css_provider_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_css_provider_new())) }
  /// `gtk_css_provider_load_from_data`.
  public final func load(fromData data: [UInt8]) { lendArray(data) { p0 in gtk_css_provider_load_from_data(native(), p0, Int(clamping: data.count)) } }
  /// `gtk_css_provider_load_from_file`.
  public final func load(fromFile file: Object) { gtk_css_provider_load_from_file(native(), file.native()) }
  /// `gtk_css_provider_load_from_path`.
  public final func load(fromPath path: String) { gtk_css_provider_load_from_path(native(), path.withoutNUL) }
  /// `gtk_css_provider_load_from_resource`.
  public final func load(fromResource resourcePath: String) { gtk_css_provider_load_from_resource(native(), resourcePath.withoutNUL) }
  /// `gtk_css_provider_load_named`.
  public final func loadNamed(_ name: String, variant: String?) { gtk_css_provider_load_named(native(), name.withoutNUL, variant.withoutNUL) }
  /// `gtk_css_provider_to_string`.
  public final func toString() -> String { nativeText(taking: gtk_css_provider_to_string(native())) }
  /// `GtkCssProvider::parsing-error`.
  public final var onParsingError: Signal<CssSection?, GLibError> { Signal(inside: self, "parsing-error") }
}
