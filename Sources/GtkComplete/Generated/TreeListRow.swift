// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension TreeListRow {
  /// `gtk_tree_list_row_get_child_row`.
  public func childRow(at position: Int) -> TreeListRow? { taken(gtk_tree_list_row_get_child_row(native(), UInt32(clamping: position)), as: TreeListRow.self) }
}
