// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkListStore`.
@MainActor open class ListStore: Object, nonisolated Buildable, nonisolated TreeDragDest, nonisolated TreeDragSource, nonisolated TreeModel, nonisolated TreeSortable {
  /// Adopts a GtkListStore.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_list_store_newv`.
  public init(types: [GType]) { super.init(owning: UnsafeMutableRawPointer(lendArray(types) { p0 in gtk_list_store_newv(Int32(clamping: types.count), p0) })) }
  /// `gtk_list_store_append`.
  public final func append() -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_list_store_append(native(), &iterOut)
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_list_store_clear`.
  public final func clear() { gtk_list_store_clear(native()) }
  /// `gtk_list_store_insert`.
  public final func insert(_ position: Int) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_list_store_insert(native(), &iterOut, Int32(clamping: position))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_list_store_insert_after`.
  public final func insert(after sibling: TreeIter?) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_list_store_insert_after(native(), &iterOut, borrowed(sibling))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_list_store_insert_before`.
  public final func insert(before sibling: TreeIter?) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_list_store_insert_before(native(), &iterOut, borrowed(sibling))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_list_store_insert_with_valuesv`.
  public final func insert(_ position: Int, columns: [Int], withValues values: [any ValueRepresentable]) -> TreeIter {
    var iterOut = GtkTreeIter()
    lendArray(columns.map { Int32(clamping: $0) }) { p0 in lendValues(values) { p1 in gtk_list_store_insert_with_valuesv(native(), &iterOut, Int32(clamping: position), p0, p1, Int32(clamping: min(columns.count, values.count))) } }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_list_store_iter_is_valid`.
  @discardableResult public final func iterIsValid(_ iter: TreeIter) -> Bool { gtk_list_store_iter_is_valid(native(), iter.native()) != 0 }
  /// `gtk_list_store_move_after`.
  public final func move(_ iter: TreeIter, after position: TreeIter?) { gtk_list_store_move_after(native(), iter.native(), borrowed(position)) }
  /// `gtk_list_store_move_before`.
  public final func move(_ iter: TreeIter, before position: TreeIter?) { gtk_list_store_move_before(native(), iter.native(), borrowed(position)) }
  /// `gtk_list_store_prepend`.
  public final func prepend() -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_list_store_prepend(native(), &iterOut)
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_list_store_remove`.
  @discardableResult public final func remove(_ iter: TreeIter) -> Bool { gtk_list_store_remove(native(), iter.native()) != 0 }
  /// `gtk_list_store_set_column_types`.
  public final func setColumnTypes(_ types: [GType]) { lendArray(types) { p0 in gtk_list_store_set_column_types(native(), Int32(clamping: types.count), p0) } }
  /// `gtk_list_store_set_value`.
  public final func setValue(_ iter: TreeIter, column: Int, value: any ValueRepresentable) { lendValue(value) { p0 in gtk_list_store_set_value(native(), iter.native(), Int32(clamping: column), p0) } }
  /// `gtk_list_store_set_valuesv`.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any ValueRepresentable]) { lendArray(columns.map { Int32(clamping: $0) }) { p0 in lendValues(values) { p1 in gtk_list_store_set_valuesv(native(), iter.native(), p0, p1, Int32(clamping: min(columns.count, values.count))) } } }
  /// `gtk_list_store_swap`.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_list_store_swap(native(), a.native(), b.native()) }
}
