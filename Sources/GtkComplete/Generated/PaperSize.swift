// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPaperSize`.
@MainActor public final class PaperSize: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_paper_size_get_type() }
  /// `gtk_paper_size_new`.
  public convenience init(name: String? = nil) { self.init(taking: UnsafeMutableRawPointer(gtk_paper_size_new(name.withoutNUL))) }
  /// `gtk_paper_size_new_custom`.
  public convenience init(name: String, displayName: String, width: Double, height: Double, unit: Unit) { self.init(taking: UnsafeMutableRawPointer(gtk_paper_size_new_custom(name.withoutNUL, displayName.withoutNUL, width, height, GtkUnit(unit.rawValue)))) }
  /// `gtk_paper_size_new_from_gvariant`.
  public convenience init(gvariant variant: Variant) { self.init(taking: UnsafeMutableRawPointer(gtk_paper_size_new_from_gvariant(variant.native()))) }
  /// `gtk_paper_size_new_from_ipp`.
  public convenience init(ippName: String, width: Double, height: Double) { self.init(taking: UnsafeMutableRawPointer(gtk_paper_size_new_from_ipp(ippName.withoutNUL, width, height))) }
  /// `gtk_paper_size_new_from_ppd`.
  public convenience init(ppdName: String, ppdDisplayName: String, width: Double, height: Double) { self.init(taking: UnsafeMutableRawPointer(gtk_paper_size_new_from_ppd(ppdName.withoutNUL, ppdDisplayName.withoutNUL, width, height))) }
  /// `gtk_paper_size_copy`.
  public func copy() -> PaperSize { PaperSize.take(gtk_paper_size_copy(native()))! }
  /// `gtk_paper_size_get_default_bottom_margin`.
  public func defaultBottomMargin(_ unit: Unit) -> Double { gtk_paper_size_get_default_bottom_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_get_default_left_margin`.
  public func defaultLeftMargin(_ unit: Unit) -> Double { gtk_paper_size_get_default_left_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_get_default_right_margin`.
  public func defaultRightMargin(_ unit: Unit) -> Double { gtk_paper_size_get_default_right_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_get_default_top_margin`.
  public func defaultTopMargin(_ unit: Unit) -> Double { gtk_paper_size_get_default_top_margin(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_get_display_name`.
  public var displayName: String { nativeText(copying: gtk_paper_size_get_display_name(native())) }
  /// `gtk_paper_size_get_height`.
  public func height(_ unit: Unit) -> Double { gtk_paper_size_get_height(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_get_name`.
  public var name: String { nativeText(copying: gtk_paper_size_get_name(native())) }
  /// `gtk_paper_size_get_ppd_name`.
  public var ppdName: String { nativeText(copying: gtk_paper_size_get_ppd_name(native())) }
  /// `gtk_paper_size_get_width`.
  public func width(_ unit: Unit) -> Double { gtk_paper_size_get_width(native(), GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_is_custom`.
  public var isCustom: Bool { gtk_paper_size_is_custom(native()) != 0 }
  /// `gtk_paper_size_is_equal`.
  @discardableResult public func isEqual(_ size2: PaperSize) -> Bool { gtk_paper_size_is_equal(native(), size2.native()) != 0 }
  /// `gtk_paper_size_is_ipp`.
  public var isIpp: Bool { gtk_paper_size_is_ipp(native()) != 0 }
  /// `gtk_paper_size_set_size`.
  public func setSize(width: Double, height: Double, unit: Unit) { gtk_paper_size_set_size(native(), width, height, GtkUnit(unit.rawValue)) }
  /// `gtk_paper_size_to_gvariant`.
  public func toGvariant() -> Variant { Variant.copy(gtk_paper_size_to_gvariant(native()))! }
  /// `gtk_paper_size_get_default`.
  public static func `default`() -> String { nativeText(copying: gtk_paper_size_get_default()) }
  /// `gtk_paper_size_get_paper_sizes`.
  public static func paperSizes(_ includeCustom: Bool) -> [PaperSize] { nativeRecords(of: gtk_paper_size_get_paper_sizes(includeCustom ? 1 : 0), as: PaperSize.self, freeing: .everything) }
}
