// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Popover: nonisolated Native, nonisolated ShortcutManager {}
extension PopoverProtocol {
  /// `gtk_popover_get_offset`.
  public var offset: (xOffset: Int, yOffset: Int) {
    var xOffsetOut = Int32()
    var yOffsetOut = Int32()
    gtk_popover_get_offset(native(), &xOffsetOut, &yOffsetOut)
    return (Int(xOffsetOut), Int(yOffsetOut))
  }
  /// `gtk_popover_present`.
  public func present() { gtk_popover_present(native()) }
  /// `gtk_popover_set_offset`.
  public func setOffset(xOffset: Int, yOffset: Int) { gtk_popover_set_offset(native(), Int32(clamping: xOffset), Int32(clamping: yOffset)) }
}
