// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPageSetup`.
@MainActor open class PageSetup: Object {
  /// Adopts a GtkPageSetup.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_page_setup_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_page_setup_new())) }
  /// `gtk_page_setup_new_from_file`.
  public init(file fileName: String) throws(GLibError) {
    let made = try attempt { error in gtk_page_setup_new_from_file(fileName.withoutNUL, error) }
    super.init(owning: UnsafeMutableRawPointer(made!))
  }
  /// `gtk_page_setup_new_from_gvariant`.
  public init(gvariant variant: Variant) { super.init(owning: UnsafeMutableRawPointer(gtk_page_setup_new_from_gvariant(variant.native()))) }
  /// `gtk_page_setup_copy`.
  public final func copy() -> PageSetup { taken(gtk_page_setup_copy(native()), as: PageSetup.self)! }
  /// `gtk_page_setup_get_bottom_margin`.
  public final func bottomMargin(_ unit: Unit) -> Double { gtk_page_setup_get_bottom_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_left_margin`.
  public final func leftMargin(_ unit: Unit) -> Double { gtk_page_setup_get_left_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_orientation`.
  public final var orientation: PageOrientation { get { PageOrientation(rawValue: gtk_page_setup_get_orientation(native()).rawValue) } set { withoutEcho { gtk_page_setup_set_orientation(native(), GtkPageOrientation(newValue.rawValue)) } } }
  /// `gtk_page_setup_get_page_height`.
  public final func pageHeight(_ unit: Unit) -> Double { gtk_page_setup_get_page_height(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_page_width`.
  public final func pageWidth(_ unit: Unit) -> Double { gtk_page_setup_get_page_width(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_paper_height`.
  public final func paperHeight(_ unit: Unit) -> Double { gtk_page_setup_get_paper_height(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_paper_size`.
  public final var paperSize: PaperSize { get { PaperSize.copy(gtk_page_setup_get_paper_size(native()))! } set { withoutEcho { gtk_page_setup_set_paper_size(native(), newValue.native()) } } }
  /// `gtk_page_setup_get_paper_width`.
  public final func paperWidth(_ unit: Unit) -> Double { gtk_page_setup_get_paper_width(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_right_margin`.
  public final func rightMargin(_ unit: Unit) -> Double { gtk_page_setup_get_right_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_get_top_margin`.
  public final func topMargin(_ unit: Unit) -> Double { gtk_page_setup_get_top_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_load_file`.
  public final func loadFile(_ fileName: String) throws(GLibError) { _ = try attempt { error in gtk_page_setup_load_file(native(), fileName.withoutNUL, error) } }
  /// `gtk_page_setup_set_bottom_margin`.
  public final func setBottomMargin(_ margin: Double, unit: Unit) { gtk_page_setup_set_bottom_margin(native(), margin, GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_set_left_margin`.
  public final func setLeftMargin(_ margin: Double, unit: Unit) { gtk_page_setup_set_left_margin(native(), margin, GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_set_paper_size_and_default_margins`.
  public final func setPaperSizeAndDefaultMargins(_ size: PaperSize) { gtk_page_setup_set_paper_size_and_default_margins(native(), size.native()) }
  /// `gtk_page_setup_set_right_margin`.
  public final func setRightMargin(_ margin: Double, unit: Unit) { gtk_page_setup_set_right_margin(native(), margin, GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_set_top_margin`.
  public final func setTopMargin(_ margin: Double, unit: Unit) { gtk_page_setup_set_top_margin(native(), margin, GtkUnit(unit.rawValue)) }
  /// `gtk_page_setup_to_file`.
  public final func toFile(_ fileName: String) throws(GLibError) { _ = try attempt { error in gtk_page_setup_to_file(native(), fileName.withoutNUL, error) } }
  /// `gtk_page_setup_to_gvariant`.
  public final func toGvariant() -> Variant { Variant.copy(gtk_page_setup_to_gvariant(native()))! }
}
