// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension FontChooser {
  /// `gtk_font_chooser_get_font_face`.
  public var fontFace: FontFace? { wrapped(gtk_font_chooser_get_font_face(native()), as: FontFace.self) }
  /// `gtk_font_chooser_get_font_family`.
  public var fontFamily: FontFamily? { wrapped(gtk_font_chooser_get_font_family(native()), as: FontFamily.self) }
  /// `gtk_font_chooser_get_font_map`.
  public var fontMap: FontMap? { get { taken(gtk_font_chooser_get_font_map(native()), as: FontMap.self) } set { withoutEcho { gtk_font_chooser_set_font_map(native(), newValue?.native()) } } }
  /// `gtk_font_chooser_get_font_size`.
  public var fontSize: Int { Int(gtk_font_chooser_get_font_size(native())) }
  /// `gtk_font_chooser_set_filter_func`.
  public func setFilterFunc(_ filter: @escaping (FontFamily, FontFace) -> Bool) { gtk_font_chooser_set_filter_func(native(), { a0, a1, data in let answer = duringCall(data) { callee(data, as: ((FontFamily, FontFace) -> Bool).self)(wrapped(a0, as: FontFamily.self)!, wrapped(a1, as: FontFace.self)!) }; return answer ? 1 : 0 }, keptCallee(filter), releaseCallee) }
  /// `GtkFontChooser::font-activated`.
  public var onFontActivated: Signal<String> { Signal(inside: self, "font-activated") }
}
