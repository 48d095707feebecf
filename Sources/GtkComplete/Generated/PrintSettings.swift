// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPrintSettings`.
@MainActor open class PrintSettings: Object {
  /// Adopts a GtkPrintSettings.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_print_settings_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_print_settings_new())) }
  /// `gtk_print_settings_new_from_file`.
  public init(file fileName: String) throws(GLibError) {
    let made = try attempt { error in gtk_print_settings_new_from_file(fileName.withoutNUL, error) }
    super.init(owning: UnsafeMutableRawPointer(made!))
  }
  /// `gtk_print_settings_new_from_gvariant`.
  public init(gvariant variant: Variant) { super.init(owning: UnsafeMutableRawPointer(gtk_print_settings_new_from_gvariant(variant.native()))) }
  /// `gtk_print_settings_copy`.
  public final func copy() -> PrintSettings { taken(gtk_print_settings_copy(native()), as: PrintSettings.self)! }
  /// `gtk_print_settings_foreach`.
  public final func foreach(_ `func`: @escaping (String, String) -> Void) { lendCallee(`func`) { p0 in gtk_print_settings_foreach(native(), { a0, a1, data in duringCall(data) { callee(data, as: ((String, String) -> Void).self)(nativeText(copying: a0), nativeText(copying: a1)) } }, p0) } }
  /// `gtk_print_settings_get`.
  public final func get(_ key: String) -> String? { nativeOptionalText(copying: gtk_print_settings_get(native(), key.withoutNUL)) }
  /// `gtk_print_settings_get_bool`.
  @discardableResult public final func bool(_ key: String) -> Bool { gtk_print_settings_get_bool(native(), key.withoutNUL) != 0 }
  /// `gtk_print_settings_get_collate`.
  public final var isCollate: Bool { get { gtk_print_settings_get_collate(native()) != 0 } set { withoutEcho { gtk_print_settings_set_collate(native(), newValue ? 1 : 0) } } }
  /// `gtk_print_settings_get_default_source`.
  public final var defaultSource: String? { nativeOptionalText(copying: gtk_print_settings_get_default_source(native())) }
  /// `gtk_print_settings_get_dither`.
  public final var dither: String? { nativeOptionalText(copying: gtk_print_settings_get_dither(native())) }
  /// `gtk_print_settings_get_double`.
  public final func double(_ key: String) -> Double { gtk_print_settings_get_double(native(), key.withoutNUL) }
  /// `gtk_print_settings_get_double_with_default`.
  public final func double(withDefault key: String, def: Double) -> Double { gtk_print_settings_get_double_with_default(native(), key.withoutNUL, def) }
  /// `gtk_print_settings_get_duplex`.
  public final var duplex: PrintDuplex { get { PrintDuplex(rawValue: gtk_print_settings_get_duplex(native()).rawValue) } set { withoutEcho { gtk_print_settings_set_duplex(native(), GtkPrintDuplex(newValue.rawValue)) } } }
  /// `gtk_print_settings_get_finishings`.
  public final var finishings: String? { nativeOptionalText(copying: gtk_print_settings_get_finishings(native())) }
  /// `gtk_print_settings_get_int`.
  public final func int(_ key: String) -> Int { Int(gtk_print_settings_get_int(native(), key.withoutNUL)) }
  /// `gtk_print_settings_get_int_with_default`.
  public final func int(withDefault key: String, def: Int) -> Int { Int(gtk_print_settings_get_int_with_default(native(), key.withoutNUL, Int32(clamping: def))) }
  /// `gtk_print_settings_get_length`.
  public final func length(_ key: String, unit: Unit) -> Double { gtk_print_settings_get_length(native(), key.withoutNUL, GtkUnit(unit.rawValue)) }
  /// `gtk_print_settings_get_media_type`.
  public final var mediaType: String? { nativeOptionalText(copying: gtk_print_settings_get_media_type(native())) }
  /// `gtk_print_settings_get_n_copies`.
  public final var nCopies: Int { get { Int(gtk_print_settings_get_n_copies(native())) } set { withoutEcho { gtk_print_settings_set_n_copies(native(), Int32(clamping: newValue)) } } }
  /// `gtk_print_settings_get_number_up`.
  public final var numberUp: Int { get { Int(gtk_print_settings_get_number_up(native())) } set { withoutEcho { gtk_print_settings_set_number_up(native(), Int32(clamping: newValue)) } } }
  /// `gtk_print_settings_get_number_up_layout`.
  public final var numberUpLayout: NumberUpLayout { get { NumberUpLayout(rawValue: gtk_print_settings_get_number_up_layout(native()).rawValue) } set { withoutEcho { gtk_print_settings_set_number_up_layout(native(), GtkNumberUpLayout(newValue.rawValue)) } } }
  /// `gtk_print_settings_get_orientation`.
  public final var orientation: PageOrientation { get { PageOrientation(rawValue: gtk_print_settings_get_orientation(native()).rawValue) } set { withoutEcho { gtk_print_settings_set_orientation(native(), GtkPageOrientation(newValue.rawValue)) } } }
  /// `gtk_print_settings_get_output_bin`.
  public final var outputBin: String? { nativeOptionalText(copying: gtk_print_settings_get_output_bin(native())) }
  /// `gtk_print_settings_get_page_set`.
  public final var pageSet: PageSet { get { PageSet(rawValue: gtk_print_settings_get_page_set(native()).rawValue) } set { withoutEcho { gtk_print_settings_set_page_set(native(), GtkPageSet(newValue.rawValue)) } } }
  /// `gtk_print_settings_get_paper_height`.
  public final func paperHeight(_ unit: Unit) -> Double { gtk_print_settings_get_paper_height(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_print_settings_get_paper_size`.
  public final var paperSize: PaperSize? { PaperSize.take(gtk_print_settings_get_paper_size(native())) }
  /// `gtk_print_settings_get_paper_width`.
  public final func paperWidth(_ unit: Unit) -> Double { gtk_print_settings_get_paper_width(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_print_settings_get_print_pages`.
  public final var printPages: PrintPages { get { PrintPages(rawValue: gtk_print_settings_get_print_pages(native()).rawValue) } set { withoutEcho { gtk_print_settings_set_print_pages(native(), GtkPrintPages(newValue.rawValue)) } } }
  /// `gtk_print_settings_get_printer`.
  public final var printer: String? { nativeOptionalText(copying: gtk_print_settings_get_printer(native())) }
  /// `gtk_print_settings_get_printer_lpi`.
  public final var printerLpi: Double { get { gtk_print_settings_get_printer_lpi(native()) } set { withoutEcho { gtk_print_settings_set_printer_lpi(native(), newValue) } } }
  /// `gtk_print_settings_get_quality`.
  public final var quality: PrintQuality { get { PrintQuality(rawValue: gtk_print_settings_get_quality(native()).rawValue) } set { withoutEcho { gtk_print_settings_set_quality(native(), GtkPrintQuality(newValue.rawValue)) } } }
  /// `gtk_print_settings_get_resolution`.
  public final var resolution: Int { get { Int(gtk_print_settings_get_resolution(native())) } set { withoutEcho { gtk_print_settings_set_resolution(native(), Int32(clamping: newValue)) } } }
  /// `gtk_print_settings_get_resolution_x`.
  public final var resolutionX: Int { Int(gtk_print_settings_get_resolution_x(native())) }
  /// `gtk_print_settings_get_resolution_y`.
  public final var resolutionY: Int { Int(gtk_print_settings_get_resolution_y(native())) }
  /// `gtk_print_settings_get_reverse`.
  public final var isReverse: Bool { get { gtk_print_settings_get_reverse(native()) != 0 } set { withoutEcho { gtk_print_settings_set_reverse(native(), newValue ? 1 : 0) } } }
  /// `gtk_print_settings_get_scale`.
  public final var scale: Double { get { gtk_print_settings_get_scale(native()) } set { withoutEcho { gtk_print_settings_set_scale(native(), newValue) } } }
  /// `gtk_print_settings_get_use_color`.
  public final var usesColor: Bool { get { gtk_print_settings_get_use_color(native()) != 0 } set { withoutEcho { gtk_print_settings_set_use_color(native(), newValue ? 1 : 0) } } }
  /// `gtk_print_settings_has_key`.
  @discardableResult public final func hasKey(_ key: String) -> Bool { gtk_print_settings_has_key(native(), key.withoutNUL) != 0 }
  /// `gtk_print_settings_load_file`.
  public final func loadFile(_ fileName: String) throws(GLibError) { _ = try attempt { error in gtk_print_settings_load_file(native(), fileName.withoutNUL, error) } }
  /// `gtk_print_settings_set`.
  public final func set(_ key: String, value: String?) { gtk_print_settings_set(native(), key.withoutNUL, value.withoutNUL) }
  /// `gtk_print_settings_set_bool`.
  public final func setBool(_ key: String, value: Bool) { gtk_print_settings_set_bool(native(), key.withoutNUL, value ? 1 : 0) }
  /// `gtk_print_settings_set_default_source`.
  public final func setDefaultSource(_ defaultSource: String) { gtk_print_settings_set_default_source(native(), defaultSource.withoutNUL) }
  /// `gtk_print_settings_set_dither`.
  public final func setDither(_ dither: String) { gtk_print_settings_set_dither(native(), dither.withoutNUL) }
  /// `gtk_print_settings_set_double`.
  public final func setDouble(_ key: String, value: Double) { gtk_print_settings_set_double(native(), key.withoutNUL, value) }
  /// `gtk_print_settings_set_finishings`.
  public final func setFinishings(_ finishings: String) { gtk_print_settings_set_finishings(native(), finishings.withoutNUL) }
  /// `gtk_print_settings_set_int`.
  public final func setInt(_ key: String, value: Int) { gtk_print_settings_set_int(native(), key.withoutNUL, Int32(clamping: value)) }
  /// `gtk_print_settings_set_length`.
  public final func setLength(_ key: String, value: Double, unit: Unit) { gtk_print_settings_set_length(native(), key.withoutNUL, value, GtkUnit(unit.rawValue)) }
  /// `gtk_print_settings_set_media_type`.
  public final func setMediaType(_ mediaType: String) { gtk_print_settings_set_media_type(native(), mediaType.withoutNUL) }
  /// `gtk_print_settings_set_output_bin`.
  public final func setOutputBin(_ outputBin: String) { gtk_print_settings_set_output_bin(native(), outputBin.withoutNUL) }
  /// `gtk_print_settings_set_paper_height`.
  public final func setPaperHeight(_ height: Double, unit: Unit) { gtk_print_settings_set_paper_height(native(), height, GtkUnit(unit.rawValue)) }
  /// `gtk_print_settings_set_paper_size`.
  public final func setPaperSize(_ paperSize: PaperSize) { gtk_print_settings_set_paper_size(native(), paperSize.native()) }
  /// `gtk_print_settings_set_paper_width`.
  public final func setPaperWidth(_ width: Double, unit: Unit) { gtk_print_settings_set_paper_width(native(), width, GtkUnit(unit.rawValue)) }
  /// `gtk_print_settings_set_printer`.
  public final func setPrinter(_ printer: String) { gtk_print_settings_set_printer(native(), printer.withoutNUL) }
  /// `gtk_print_settings_set_resolution_xy`.
  public final func setResolutionXy(resolutionX: Int, resolutionY: Int) { gtk_print_settings_set_resolution_xy(native(), Int32(clamping: resolutionX), Int32(clamping: resolutionY)) }
  /// `gtk_print_settings_to_file`.
  public final func toFile(_ fileName: String) throws(GLibError) { _ = try attempt { error in gtk_print_settings_to_file(native(), fileName.withoutNUL, error) } }
  /// `gtk_print_settings_to_gvariant`.
  public final func toGvariant() -> Variant { Variant.copy(gtk_print_settings_to_gvariant(native()))! }
  /// `gtk_print_settings_unset`.
  public final func unset(_ key: String) { gtk_print_settings_unset(native(), key.withoutNUL) }
}
