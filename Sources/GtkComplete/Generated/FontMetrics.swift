// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoFontMetrics`.
@MainActor public final class FontMetrics: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_font_metrics_get_type() }
  /// `pango_font_metrics_get_approximate_char_width`.
  public var approximateCharWidth: Int { Int(pango_font_metrics_get_approximate_char_width(native())) }
  /// `pango_font_metrics_get_approximate_digit_width`.
  public var approximateDigitWidth: Int { Int(pango_font_metrics_get_approximate_digit_width(native())) }
  /// `pango_font_metrics_get_ascent`.
  public var ascent: Int { Int(pango_font_metrics_get_ascent(native())) }
  /// `pango_font_metrics_get_descent`.
  public var descent: Int { Int(pango_font_metrics_get_descent(native())) }
  /// `pango_font_metrics_get_height`.
  public var height: Int { Int(pango_font_metrics_get_height(native())) }
  /// `pango_font_metrics_get_strikethrough_position`.
  public var strikethroughPosition: Int { Int(pango_font_metrics_get_strikethrough_position(native())) }
  /// `pango_font_metrics_get_strikethrough_thickness`.
  public var strikethroughThickness: Int { Int(pango_font_metrics_get_strikethrough_thickness(native())) }
  /// `pango_font_metrics_get_underline_position`.
  public var underlinePosition: Int { Int(pango_font_metrics_get_underline_position(native())) }
  /// `pango_font_metrics_get_underline_thickness`.
  public var underlineThickness: Int { Int(pango_font_metrics_get_underline_thickness(native())) }
}
