// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeModelFilter`.
@MainActor open class TreeModelFilter: Object, nonisolated TreeDragSource, nonisolated TreeModel {
  /// `GtkTreeModelFilter:virtual-root`.
  public final var virtualRoot: TreePath? { property("virtual-root") }
  /// `virtualRoot` changed.
  public final var onNotifyVirtualRoot: Signal<> { notify("virtual-root") }
  /// `gtk_tree_model_filter_clear_cache`.
  public final func clearCache() { gtk_tree_model_filter_clear_cache(native()) }
  /// `gtk_tree_model_filter_convert_child_iter_to_iter`.
  public final func convertChildIter(toIter childIter: TreeIter) -> TreeIter? {
    var filterIterOut = GtkTreeIter()
    guard gtk_tree_model_filter_convert_child_iter_to_iter(native(), &filterIterOut, childIter.native()) != 0 else { return nil }
    return TreeIter.copy(&filterIterOut)!
  }
  /// `gtk_tree_model_filter_convert_child_path_to_path`.
  public final func convertChildPath(toPath childPath: TreePath) -> TreePath? { TreePath.take(gtk_tree_model_filter_convert_child_path_to_path(native(), childPath.native())) }
  /// `gtk_tree_model_filter_convert_iter_to_child_iter`.
  public final func convertIter(toChildIter filterIter: TreeIter) -> TreeIter {
    var childIterOut = GtkTreeIter()
    gtk_tree_model_filter_convert_iter_to_child_iter(native(), &childIterOut, filterIter.native())
    return TreeIter.copy(&childIterOut)!
  }
  /// `gtk_tree_model_filter_convert_path_to_child_path`.
  public final func convertPath(toChildPath filterPath: TreePath) -> TreePath? { TreePath.take(gtk_tree_model_filter_convert_path_to_child_path(native(), filterPath.native())) }
  /// `gtk_tree_model_filter_get_model`.
  public final var model: (any TreeModel)? { wrapped(gtk_tree_model_filter_get_model(native()), as: (any TreeModel).self) }
  /// `gtk_tree_model_filter_refilter`.
  public final func refilter() { gtk_tree_model_filter_refilter(native()) }
  /// `gtk_tree_model_filter_set_visible_column`.
  public final func setVisibleColumn(_ column: Int) { gtk_tree_model_filter_set_visible_column(native(), Int32(clamping: column)) }
  /// `gtk_tree_model_filter_set_visible_func`.
  public final func setVisibleFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) { gtk_tree_model_filter_set_visible_func(native(), { a0, a1, data in let answer = duringCall(data) { callee(data, as: ((any TreeModel, TreeIter) -> Bool).self)(wrapped(a0, as: (any TreeModel).self)!, TreeIter.copy(a1)!) }; return answer ? 1 : 0 }, keptCallee(`func`), releaseCallee) }
}
