// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeSortable`.
@MainActor public protocol TreeSortable: Object, TreeModel {}

extension TreeSortable {
  /// `gtk_tree_sortable_get_sort_column_id`.
  public var sortColumnId: (sortColumnId: Int, order: SortType)? {
    var sortColumnIdOut = Int32()
    var orderOut = GtkSortType(0)
    guard gtk_tree_sortable_get_sort_column_id(native(), &sortColumnIdOut, &orderOut) != 0 else { return nil }
    return (Int(sortColumnIdOut), SortType(rawValue: orderOut.rawValue))
  }
  /// `gtk_tree_sortable_has_default_sort_func`.
  public var hasDefaultSortFunc: Bool { gtk_tree_sortable_has_default_sort_func(native()) != 0 }
  /// `gtk_tree_sortable_set_default_sort_func`.
  public func setDefaultSortFunc(_ sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) { gtk_tree_sortable_set_default_sort_func(native(), { a0, a1, a2, data in let answer = duringCall(data) { callee(data, as: ((any TreeModel, TreeIter, TreeIter) -> Int).self)(wrapped(a0, as: (any TreeModel).self)!, TreeIter.copy(a1)!, TreeIter.copy(a2)!) }; return Int32(clamping: answer) }, keptCallee(sortFunc), releaseCallee) }
  /// `gtk_tree_sortable_set_sort_column_id`.
  public func setSortColumnId(_ sortColumnId: Int, order: SortType) { gtk_tree_sortable_set_sort_column_id(native(), Int32(clamping: sortColumnId), GtkSortType(order.rawValue)) }
  /// `gtk_tree_sortable_set_sort_func`.
  public func setSortFunc(_ sortColumnId: Int, sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) { gtk_tree_sortable_set_sort_func(native(), Int32(clamping: sortColumnId), { a0, a1, a2, data in let answer = duringCall(data) { callee(data, as: ((any TreeModel, TreeIter, TreeIter) -> Int).self)(wrapped(a0, as: (any TreeModel).self)!, TreeIter.copy(a1)!, TreeIter.copy(a2)!) }; return Int32(clamping: answer) }, keptCallee(sortFunc), releaseCallee) }
  /// `gtk_tree_sortable_sort_column_changed`.
  public func sortColumnChanged() { gtk_tree_sortable_sort_column_changed(native()) }
  /// `GtkTreeSortable::sort-column-changed`.
  public var onSortColumnChanged: Signal<> { Signal(inside: self, "sort-column-changed", delivery: .userChanges) }
}
