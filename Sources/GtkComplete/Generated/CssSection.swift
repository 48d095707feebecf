// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCssSection`.
@MainActor public final class CssSection: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_css_section_get_type() }
  /// `gtk_css_section_get_file`.
  public var file: Object? { wrapped(gtk_css_section_get_file(native()), as: Object.self) }
  /// `gtk_css_section_get_parent`.
  public var parent: CssSection? { CssSection.copy(gtk_css_section_get_parent(native())) }
  /// `gtk_css_section_to_string`.
  public func toString() -> String { nativeText(taking: gtk_css_section_to_string(native())) }
}
