// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ColumnViewProtocol {
  /// `gtk_column_view_insert_column`.
  public func insertColumn(_ position: Int, column: ColumnViewColumn) { gtk_column_view_insert_column(native(), UInt32(clamping: position), column.native()) }
}
