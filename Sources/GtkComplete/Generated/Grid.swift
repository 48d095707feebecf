// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension GridProtocol {
  /// `gtk_grid_attach_next_to`.
  public func attachNext(to child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int) { takeIn(child) { gtk_grid_attach_next_to(self.native(), $0, sibling?.native(), GtkPositionType(side.rawValue), Int32(clamping: width), Int32(clamping: height)) } }
  /// `gtk_grid_get_child_at`.
  public func child(_ column: Int, at row: Int) -> Widget? { wrapped(gtk_grid_get_child_at(native(), Int32(clamping: column), Int32(clamping: row)), as: Widget.self) }
  /// `gtk_grid_get_row_baseline_position`.
  public func rowBaselinePosition(_ row: Int) -> BaselinePosition { BaselinePosition(rawValue: gtk_grid_get_row_baseline_position(native(), Int32(clamping: row)).rawValue) }
  /// `gtk_grid_insert_column`.
  public func insertColumn(_ position: Int) { gtk_grid_insert_column(native(), Int32(clamping: position)) }
  /// `gtk_grid_insert_next_to`.
  public func insertNext(_ sibling: Widget, to side: PositionType) { gtk_grid_insert_next_to(native(), sibling.native(), GtkPositionType(side.rawValue)) }
  /// `gtk_grid_insert_row`.
  public func insertRow(_ position: Int) { gtk_grid_insert_row(native(), Int32(clamping: position)) }
  /// `gtk_grid_query_child`.
  public func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
    var columnOut = Int32()
    var rowOut = Int32()
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_grid_query_child(native(), child.native(), &columnOut, &rowOut, &widthOut, &heightOut)
    return (Int(columnOut), Int(rowOut), Int(widthOut), Int(heightOut))
  }
  /// `gtk_grid_remove_column`.
  public func removeColumn(_ position: Int) { gtk_grid_remove_column(native(), Int32(clamping: position)) }
  /// `gtk_grid_remove_row`.
  public func removeRow(_ position: Int) { gtk_grid_remove_row(native(), Int32(clamping: position)) }
  /// `gtk_grid_set_row_baseline_position`.
  public func setRowBaselinePosition(_ row: Int, pos: BaselinePosition) { gtk_grid_set_row_baseline_position(native(), Int32(clamping: row), GtkBaselinePosition(pos.rawValue)) }
}
