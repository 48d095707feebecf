// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeDragDest`.
@MainActor public protocol TreeDragDest: Object {}

extension TreeDragDest {
  /// `gtk_tree_drag_dest_drag_data_received`.
  @discardableResult public func dragDataReceived(_ dest: TreePath, value: any ValueRepresentable) -> Bool { lendValue(value) { p0 in gtk_tree_drag_dest_drag_data_received(native(), dest.native(), p0) } != 0 }
  /// `gtk_tree_drag_dest_row_drop_possible`.
  @discardableResult public func rowDropPossible(_ destPath: TreePath, value: any ValueRepresentable) -> Bool { lendValue(value) { p0 in gtk_tree_drag_dest_row_drop_possible(native(), destPath.native(), p0) } != 0 }
}
