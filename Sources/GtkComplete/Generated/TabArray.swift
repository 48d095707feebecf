// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `PangoTabArray`.
@MainActor public final class TabArray: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { pango_tab_array_get_type() }
  /// `pango_tab_array_new`.
  public convenience init(initialSize: Int, positionsInPixels: Bool) { self.init(taking: UnsafeMutableRawPointer(pango_tab_array_new(Int32(clamping: initialSize), positionsInPixels ? 1 : 0))) }
  /// `pango_tab_array_copy`.
  public func copy() -> TabArray { TabArray.take(pango_tab_array_copy(native()))! }
  /// `pango_tab_array_get_decimal_point`.
  public func decimalPoint(_ tabIndex: Int) -> Unicode.Scalar { Unicode.Scalar(pango_tab_array_get_decimal_point(native(), Int32(clamping: tabIndex))) ?? "\u{FFFD}" }
  /// `pango_tab_array_get_positions_in_pixels`.
  public var isPositionsInPixels: Bool { get { pango_tab_array_get_positions_in_pixels(native()) != 0 } set { pango_tab_array_set_positions_in_pixels(native(), newValue ? 1 : 0) } }
  /// `pango_tab_array_get_size`.
  public var size: Int { Int(pango_tab_array_get_size(native())) }
  /// `pango_tab_array_get_tab`.
  public func tab(_ tabIndex: Int) -> (alignment: TabAlign, location: Int) {
    var alignmentOut = PangoTabAlign(0)
    var locationOut = Int32()
    pango_tab_array_get_tab(native(), Int32(clamping: tabIndex), &alignmentOut, &locationOut)
    return (TabAlign(rawValue: alignmentOut.rawValue), Int(locationOut))
  }
  /// `pango_tab_array_resize`.
  public func resize(_ newSize: Int) { pango_tab_array_resize(native(), Int32(clamping: newSize)) }
  /// `pango_tab_array_set_decimal_point`.
  public func setDecimalPoint(_ tabIndex: Int, decimalPoint: Unicode.Scalar) { pango_tab_array_set_decimal_point(native(), Int32(clamping: tabIndex), decimalPoint.value) }
  /// `pango_tab_array_set_tab`.
  public func setTab(_ tabIndex: Int, alignment: TabAlign, location: Int) { pango_tab_array_set_tab(native(), Int32(clamping: tabIndex), PangoTabAlign(alignment.rawValue), Int32(clamping: location)) }
  /// `pango_tab_array_sort`.
  public func sort() { pango_tab_array_sort(native()) }
  /// `pango_tab_array_to_string`.
  public func toString() -> String { nativeText(taking: pango_tab_array_to_string(native())) }
  /// `pango_tab_array_from_string`.
  public static func fromString(_ text: String) -> TabArray? { TabArray.take(pango_tab_array_from_string(text.withoutNUL)) }
}
