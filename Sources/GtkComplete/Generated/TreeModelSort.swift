// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeModelSort`.
@MainActor open class TreeModelSort: Object, nonisolated TreeDragSource, nonisolated TreeModel, nonisolated TreeSortable {
  /// Adopts a GtkTreeModelSort.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_tree_model_sort_new_with_model`.
  public init(model childModel: any TreeModel) { super.init(owning: UnsafeMutableRawPointer(gtk_tree_model_sort_new_with_model(childModel.native()))) }
  /// `GtkTreeModelSort:model`.
  public final var model: (any TreeModel)? { wrapped(gtk_tree_model_sort_get_model(native()), as: (any TreeModel).self) }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model") }
  /// `gtk_tree_model_sort_clear_cache`.
  public final func clearCache() { gtk_tree_model_sort_clear_cache(native()) }
  /// `gtk_tree_model_sort_convert_child_iter_to_iter`.
  public final func convertChildIter(toIter childIter: TreeIter) -> TreeIter? {
    var sortIterOut = GtkTreeIter()
    guard gtk_tree_model_sort_convert_child_iter_to_iter(native(), &sortIterOut, childIter.native()) != 0 else { return nil }
    return TreeIter.copy(&sortIterOut)!
  }
  /// `gtk_tree_model_sort_convert_child_path_to_path`.
  public final func convertChildPath(toPath childPath: TreePath) -> TreePath? { TreePath.take(gtk_tree_model_sort_convert_child_path_to_path(native(), childPath.native())) }
  /// `gtk_tree_model_sort_convert_iter_to_child_iter`.
  public final func convertIter(toChildIter sortedIter: TreeIter) -> TreeIter {
    var childIterOut = GtkTreeIter()
    gtk_tree_model_sort_convert_iter_to_child_iter(native(), &childIterOut, sortedIter.native())
    return TreeIter.copy(&childIterOut)!
  }
  /// `gtk_tree_model_sort_convert_path_to_child_path`.
  public final func convertPath(toChildPath sortedPath: TreePath) -> TreePath? { TreePath.take(gtk_tree_model_sort_convert_path_to_child_path(native(), sortedPath.native())) }
  /// `gtk_tree_model_sort_iter_is_valid`.
  @discardableResult public final func iterIsValid(_ iter: TreeIter) -> Bool { gtk_tree_model_sort_iter_is_valid(native(), iter.native()) != 0 }
  /// `gtk_tree_model_sort_reset_default_sort_func`.
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(native()) }
}
