// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTooltip`.
@MainActor open class Tooltip: Object {
  /// `gtk_tooltip_set_custom`.
  public final func setCustom(_ customWidget: Widget?) { gtk_tooltip_set_custom(native(), customWidget?.native()) }
  /// `gtk_tooltip_set_icon`.
  public final func setIcon(_ paintable: (any Paintable)?) { gtk_tooltip_set_icon(native(), paintable?.native()) }
  /// `gtk_tooltip_set_icon_from_gicon`.
  public final func setIcon(fromGicon gicon: Object?) { gtk_tooltip_set_icon_from_gicon(native(), gicon?.native()) }
  /// `gtk_tooltip_set_icon_from_icon_name`.
  public final func setIcon(fromIconName iconName: String?) { gtk_tooltip_set_icon_from_icon_name(native(), iconName.withoutNUL) }
  /// `gtk_tooltip_set_markup`.
  public final func setMarkup(_ markup: String?) { gtk_tooltip_set_markup(native(), markup.withoutNUL) }
  /// `gtk_tooltip_set_text`.
  public final func setText(_ text: String?) { gtk_tooltip_set_text(native(), text.withoutNUL) }
  /// `gtk_tooltip_set_tip_area`.
  public final func setTipArea(_ rect: Rect) { lend(rect, as: GdkRectangle.self) { p0 in gtk_tooltip_set_tip_area(native(), p0) } }
}
