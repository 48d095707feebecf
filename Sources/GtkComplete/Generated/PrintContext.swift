// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPrintContext`.
@MainActor open class PrintContext: Object {
  /// `gtk_print_context_create_pango_context`.
  public final func createPangoContext() -> Context { taken(gtk_print_context_create_pango_context(native()), as: Context.self)! }
  /// `gtk_print_context_create_pango_layout`.
  public final func createPangoLayout() -> Layout { taken(gtk_print_context_create_pango_layout(native()), as: Layout.self)! }
  /// `gtk_print_context_get_cairo_context`.
  public final var cairoContext: CairoContext? { gtk_print_context_get_cairo_context(native()).map { CairoContext(pointer: $0) } }
  /// `gtk_print_context_get_dpi_x`.
  public final var dpiX: Double { gtk_print_context_get_dpi_x(native()) }
  /// `gtk_print_context_get_dpi_y`.
  public final var dpiY: Double { gtk_print_context_get_dpi_y(native()) }
  /// `gtk_print_context_get_hard_margins`.
  public final var hardMargins: (top: Double, bottom: Double, left: Double, right: Double)? {
    var topOut = Double()
    var bottomOut = Double()
    var leftOut = Double()
    var rightOut = Double()
    guard gtk_print_context_get_hard_margins(native(), &topOut, &bottomOut, &leftOut, &rightOut) != 0 else { return nil }
    return (topOut, bottomOut, leftOut, rightOut)
  }
  /// `gtk_print_context_get_height`.
  public final var height: Double { gtk_print_context_get_height(native()) }
  /// `gtk_print_context_get_page_setup`.
  public final var pageSetup: PageSetup? { wrapped(gtk_print_context_get_page_setup(native()), as: PageSetup.self) }
  /// `gtk_print_context_get_pango_fontmap`.
  public final var pangoFontmap: FontMap { wrapped(gtk_print_context_get_pango_fontmap(native()), as: FontMap.self)! }
  /// `gtk_print_context_get_width`.
  public final var width: Double { gtk_print_context_get_width(native()) }
  /// `gtk_print_context_set_cairo_context`.
  public final func setCairoContext(_ cr: CairoContext, dpiX: Double, dpiY: Double) { gtk_print_context_set_cairo_context(native(), cr.pointer, dpiX, dpiY) }
}
