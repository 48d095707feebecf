// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeDragSource`.
@MainActor public protocol TreeDragSource: Object {}

extension TreeDragSource {
  /// `gtk_tree_drag_source_drag_data_delete`.
  @discardableResult public func dragDataDelete(_ path: TreePath) -> Bool { gtk_tree_drag_source_drag_data_delete(native(), path.native()) != 0 }
  /// `gtk_tree_drag_source_drag_data_get`.
  public func dragDataGet(_ path: TreePath) -> ContentProvider? { taken(gtk_tree_drag_source_drag_data_get(native(), path.native()), as: ContentProvider.self) }
  /// `gtk_tree_drag_source_row_draggable`.
  @discardableResult public func rowDraggable(_ path: TreePath) -> Bool { gtk_tree_drag_source_row_draggable(native(), path.native()) != 0 }
}
