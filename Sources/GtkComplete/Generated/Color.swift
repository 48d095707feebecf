// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoColor`.
@MainActor public final class Color: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_color_get_type() }
  /// `pango_color_copy`.
  public func copy() -> Color? { Color.take(pango_color_copy(native())) }
  /// `pango_color_parse`.
  @discardableResult public func parse(_ spec: String) -> Bool { pango_color_parse(native(), spec.withoutNUL) != 0 }
  /// `pango_color_parse_with_alpha`.
  public func parse(withAlpha spec: String) -> Int? {
    var alphaOut = UInt16()
    guard pango_color_parse_with_alpha(native(), &alphaOut, spec.withoutNUL) != 0 else { return nil }
    return Int(alphaOut)
  }
  /// `pango_color_to_string`.
  public func toString() -> String { nativeText(taking: pango_color_to_string(native())) }
}
