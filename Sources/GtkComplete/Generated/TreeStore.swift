// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeStore`.
@MainActor open class TreeStore: Object, nonisolated Buildable, nonisolated TreeDragDest, nonisolated TreeDragSource, nonisolated TreeModel, nonisolated TreeSortable {
  /// Adopts a GtkTreeStore.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_tree_store_newv`.
  public init(types: [GType]) { super.init(owning: UnsafeMutableRawPointer(lendArray(types) { p0 in gtk_tree_store_newv(Int32(clamping: types.count), p0) })) }
  /// `gtk_tree_store_append`.
  public final func append(_ parent: TreeIter?) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_tree_store_append(native(), &iterOut, borrowed(parent))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_store_clear`.
  public final func clear() { gtk_tree_store_clear(native()) }
  /// `gtk_tree_store_insert`.
  public final func insert(_ parent: TreeIter?, position: Int) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_tree_store_insert(native(), &iterOut, borrowed(parent), Int32(clamping: position))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_store_insert_after`.
  public final func insert(_ parent: TreeIter?, after sibling: TreeIter?) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_tree_store_insert_after(native(), &iterOut, borrowed(parent), borrowed(sibling))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_store_insert_before`.
  public final func insert(_ parent: TreeIter?, before sibling: TreeIter?) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_tree_store_insert_before(native(), &iterOut, borrowed(parent), borrowed(sibling))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_store_insert_with_valuesv`.
  public final func insert(_ parent: TreeIter?, position: Int, columns: [Int], withValues values: [any ValueRepresentable]) -> TreeIter {
    var iterOut = GtkTreeIter()
    lendArray(columns.map { Int32(clamping: $0) }) { p0 in lendValues(values) { p1 in gtk_tree_store_insert_with_valuesv(native(), &iterOut, borrowed(parent), Int32(clamping: position), p0, p1, Int32(clamping: min(columns.count, values.count))) } }
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_store_is_ancestor`.
  @discardableResult public final func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool { gtk_tree_store_is_ancestor(native(), iter.native(), descendant.native()) != 0 }
  /// `gtk_tree_store_iter_depth`.
  public final func iterDepth(_ iter: TreeIter) -> Int { Int(gtk_tree_store_iter_depth(native(), iter.native())) }
  /// `gtk_tree_store_iter_is_valid`.
  @discardableResult public final func iterIsValid(_ iter: TreeIter) -> Bool { gtk_tree_store_iter_is_valid(native(), iter.native()) != 0 }
  /// `gtk_tree_store_move_after`.
  public final func move(_ iter: TreeIter, after position: TreeIter?) { gtk_tree_store_move_after(native(), iter.native(), borrowed(position)) }
  /// `gtk_tree_store_move_before`.
  public final func move(_ iter: TreeIter, before position: TreeIter?) { gtk_tree_store_move_before(native(), iter.native(), borrowed(position)) }
  /// `gtk_tree_store_prepend`.
  public final func prepend(_ parent: TreeIter?) -> TreeIter {
    var iterOut = GtkTreeIter()
    gtk_tree_store_prepend(native(), &iterOut, borrowed(parent))
    return TreeIter.copy(&iterOut)!
  }
  /// `gtk_tree_store_remove`.
  @discardableResult public final func remove(_ iter: TreeIter) -> Bool { gtk_tree_store_remove(native(), iter.native()) != 0 }
  /// `gtk_tree_store_set_column_types`.
  public final func setColumnTypes(_ types: [GType]) { lendArray(types) { p0 in gtk_tree_store_set_column_types(native(), Int32(clamping: types.count), p0) } }
  /// `gtk_tree_store_set_value`.
  public final func setValue(_ iter: TreeIter, column: Int, value: any ValueRepresentable) { lendValue(value) { p0 in gtk_tree_store_set_value(native(), iter.native(), Int32(clamping: column), p0) } }
  /// `gtk_tree_store_set_valuesv`.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any ValueRepresentable]) { lendArray(columns.map { Int32(clamping: $0) }) { p0 in lendValues(values) { p1 in gtk_tree_store_set_valuesv(native(), iter.native(), p0, p1, Int32(clamping: min(columns.count, values.count))) } } }
  /// `gtk_tree_store_swap`.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_tree_store_swap(native(), a.native(), b.native()) }
}
