// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeSelection`.
@MainActor open class TreeSelection: Object {
  /// `GtkTreeSelection:mode`.
  public final var mode: SelectionMode { get { SelectionMode(rawValue: gtk_tree_selection_get_mode(native()).rawValue) } set { if newValue != mode { withoutEcho { gtk_tree_selection_set_mode(native(), GtkSelectionMode(newValue.rawValue)) } } } }
  /// `mode` changed.
  public final var onNotifyMode: Signal<> { notify("mode", delivery: .userChanges) }
  /// `gtk_tree_selection_count_selected_rows`.
  public final func countSelectedRows() -> Int { Int(gtk_tree_selection_count_selected_rows(native())) }
  /// `gtk_tree_selection_get_selected`.
  public final var selected: (model: any TreeModel, iter: TreeIter)? {
    var modelOut = OpaquePointer?.none
    var iterOut = GtkTreeIter()
    guard gtk_tree_selection_get_selected(native(), &modelOut, &iterOut) != 0 else { return nil }
    return (wrapped(modelOut, as: (any TreeModel).self)!, TreeIter.copy(&iterOut)!)
  }
  /// `gtk_tree_selection_get_selected_rows`.
  public final var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
    var modelOut = OpaquePointer?.none
    let result = nativeRecords(of: gtk_tree_selection_get_selected_rows(native(), &modelOut), as: TreePath.self, freeing: .everything)
    return (result, wrapped(modelOut, as: (any TreeModel).self))
  }
  /// `gtk_tree_selection_get_tree_view`.
  public final var treeView: TreeView? { wrapped(gtk_tree_selection_get_tree_view(native()), as: TreeView.self) }
  /// `gtk_tree_selection_iter_is_selected`.
  @discardableResult public final func iterIsSelected(_ iter: TreeIter) -> Bool { gtk_tree_selection_iter_is_selected(native(), iter.native()) != 0 }
  /// `gtk_tree_selection_path_is_selected`.
  @discardableResult public final func pathIsSelected(_ path: TreePath) -> Bool { gtk_tree_selection_path_is_selected(native(), path.native()) != 0 }
  /// `gtk_tree_selection_select_all`.
  public final func selectAll() { gtk_tree_selection_select_all(native()) }
  /// `gtk_tree_selection_select_iter`.
  public final func selectIter(_ iter: TreeIter) { gtk_tree_selection_select_iter(native(), iter.native()) }
  /// `gtk_tree_selection_select_path`.
  public final func selectPath(_ path: TreePath) { gtk_tree_selection_select_path(native(), path.native()) }
  /// `gtk_tree_selection_select_range`.
  public final func selectRange(_ startPath: TreePath, endPath: TreePath) { gtk_tree_selection_select_range(native(), startPath.native(), endPath.native()) }
  /// `gtk_tree_selection_selected_foreach`.
  public final func selectedForeach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Void) { lendCallee(`func`) { p0 in gtk_tree_selection_selected_foreach(native(), { a0, a1, a2, data in duringCall(data) { callee(data, as: ((any TreeModel, TreePath, TreeIter) -> Void).self)(wrapped(a0, as: (any TreeModel).self)!, TreePath.copy(a1)!, TreeIter.copy(a2)!) } }, p0) } }
  /// `gtk_tree_selection_set_select_function`.
  public final func setSelectFunction(_ `func`: @escaping (TreeSelection, any TreeModel, TreePath, Bool) -> Bool) { gtk_tree_selection_set_select_function(native(), { a0, a1, a2, a3, data in let answer = duringCall(data) { callee(data, as: ((TreeSelection, any TreeModel, TreePath, Bool) -> Bool).self)(wrapped(a0, as: TreeSelection.self)!, wrapped(a1, as: (any TreeModel).self)!, TreePath.copy(a2)!, a3 != 0) }; return answer ? 1 : 0 }, keptCallee(`func`), releaseCallee) }
  /// `gtk_tree_selection_unselect_all`.
  public final func unselectAll() { gtk_tree_selection_unselect_all(native()) }
  /// `gtk_tree_selection_unselect_iter`.
  public final func unselectIter(_ iter: TreeIter) { gtk_tree_selection_unselect_iter(native(), iter.native()) }
  /// `gtk_tree_selection_unselect_path`.
  public final func unselectPath(_ path: TreePath) { gtk_tree_selection_unselect_path(native(), path.native()) }
  /// `gtk_tree_selection_unselect_range`.
  public final func unselectRange(_ startPath: TreePath, endPath: TreePath) { gtk_tree_selection_unselect_range(native(), startPath.native(), endPath.native()) }
  /// `GtkTreeSelection::changed`.
  public final var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
}
