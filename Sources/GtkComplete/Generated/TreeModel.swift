// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeModel`.
@MainActor public protocol TreeModel: Object {}

extension TreeModel {
  /// `gtk_tree_model_filter_new`.
  public func filterNew(_ root: TreePath?) -> any TreeModel { taken(gtk_tree_model_filter_new(native(), borrowed(root)), as: (any TreeModel).self)! }
  /// `gtk_tree_model_foreach`.
  public func foreach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Bool) { lendCallee(`func`) { p0 in gtk_tree_model_foreach(native(), { a0, a1, a2, data in let answer = duringCall(data) { callee(data, as: ((any TreeModel, TreePath, TreeIter) -> Bool).self)(wrapped(a0, as: (any TreeModel).self)!, TreePath.copy(a1)!, TreeIter.copy(a2)!) }; return answer ? 1 : 0 }, p0) } }
  /// `gtk_tree_model_get_column_type`.
  public func columnType(_ index: Int) -> GType { gtk_tree_model_get_column_type(native(), Int32(clamping: index)) }
  /// `gtk_tree_model_get_flags`.
  public var flags: TreeModelFlags { TreeModelFlags(rawValue: gtk_tree_model_get_flags(native()).rawValue) }
  /// `gtk_tree_model_get_iter`.
  public func iter(_ path: TreePath) -> TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_tree_model_get_iter(native(), &iterOut, path.native()) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_model_get_iter_first`.
  public var iterFirst: TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_tree_model_get_iter_first(native(), &iterOut) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_model_get_iter_from_string`.
  public func iter(fromString pathString: String) -> TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_tree_model_get_iter_from_string(native(), &iterOut, pathString.withoutNUL) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_model_get_n_columns`.
  public var nColumns: Int { Int(gtk_tree_model_get_n_columns(native())) }
  /// `gtk_tree_model_get_path`.
  public func path(_ iter: TreeIter) -> TreePath { TreePath.take(gtk_tree_model_get_path(native(), iter.native()))! }
  /// `gtk_tree_model_get_string_from_iter`.
  public func string(fromIter iter: TreeIter) -> String? { nativeOptionalText(taking: gtk_tree_model_get_string_from_iter(native(), iter.native())) }
  /// `gtk_tree_model_get_value`.
  public func value<Value: ValueRepresentable>(_ iter: TreeIter, column: Int, as valueType: Value.Type = Value.self) -> Value {
    var valueOut = GValue()
    gtk_tree_model_get_value(native(), iter.native(), Int32(clamping: column), &valueOut)
    return nativeValue(taking: &valueOut, as: valueType)
  }
  /// `gtk_tree_model_iter_children`.
  public func iterChildren(_ parent: TreeIter?) -> TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_tree_model_iter_children(native(), &iterOut, borrowed(parent)) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_model_iter_has_child`.
  @discardableResult public func iterHasChild(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_has_child(native(), iter.native()) != 0 }
  /// `gtk_tree_model_iter_n_children`.
  public func iterNChildren(_ iter: TreeIter?) -> Int { Int(gtk_tree_model_iter_n_children(native(), borrowed(iter))) }
  /// `gtk_tree_model_iter_next`.
  @discardableResult public func iterNext(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_next(native(), iter.native()) != 0 }
  /// `gtk_tree_model_iter_nth_child`.
  public func iterNthChild(_ parent: TreeIter?, n: Int) -> TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_tree_model_iter_nth_child(native(), &iterOut, borrowed(parent), Int32(clamping: n)) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_model_iter_parent`.
  public func iterParent(_ child: TreeIter) -> TreeIter? {
    var iterOut = GtkTreeIter()
    guard gtk_tree_model_iter_parent(native(), &iterOut, child.native()) != 0 else { return nil }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_model_iter_previous`.
  @discardableResult public func iterPrevious(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_previous(native(), iter.native()) != 0 }
  /// `gtk_tree_model_ref_node`.
  public func refNode(_ iter: TreeIter) { gtk_tree_model_ref_node(native(), iter.native()) }
  /// `gtk_tree_model_row_changed`.
  public func rowChanged(_ path: TreePath, iter: TreeIter) { gtk_tree_model_row_changed(native(), path.native(), iter.native()) }
  /// `gtk_tree_model_row_deleted`.
  public func rowDeleted(_ path: TreePath) { gtk_tree_model_row_deleted(native(), path.native()) }
  /// `gtk_tree_model_row_has_child_toggled`.
  public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) { gtk_tree_model_row_has_child_toggled(native(), path.native(), iter.native()) }
  /// `gtk_tree_model_row_inserted`.
  public func rowInserted(_ path: TreePath, iter: TreeIter) { gtk_tree_model_row_inserted(native(), path.native(), iter.native()) }
  /// `gtk_tree_model_rows_reordered_with_length`.
  public func rowsReordered(_ path: TreePath, iter: TreeIter?, newOrder: [Int]) { lendArray(newOrder.map { Int32(clamping: $0) }) { p0 in gtk_tree_model_rows_reordered_with_length(native(), path.native(), borrowed(iter), p0, Int32(clamping: newOrder.count)) } }
  /// `gtk_tree_model_unref_node`.
  public func unrefNode(_ iter: TreeIter) { gtk_tree_model_unref_node(native(), iter.native()) }
  /// `GtkTreeModel::row-changed`.
  public var onRowChanged: Signal<TreePath?, TreeIter?> { Signal(inside: self, "row-changed", delivery: .userChanges) }
  /// `GtkTreeModel::row-deleted`.
  public var onRowDeleted: Signal<TreePath?> { Signal(inside: self, "row-deleted") }
  /// `GtkTreeModel::row-has-child-toggled`.
  public var onRowHasChildToggled: Signal<TreePath?, TreeIter?> { Signal(inside: self, "row-has-child-toggled") }
  /// `GtkTreeModel::row-inserted`.
  public var onRowInserted: Signal<TreePath?, TreeIter?> { Signal(inside: self, "row-inserted") }
}
