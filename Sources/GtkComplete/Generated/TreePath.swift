// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreePath`.
@MainActor public final class TreePath: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_tree_path_get_type() }
  /// `gtk_tree_path_new`.
  public convenience init() { self.init(taking: UnsafeMutableRawPointer(gtk_tree_path_new())) }
  /// `gtk_tree_path_new_from_indicesv`.
  public convenience init(indices: [Int]) { self.init(taking: UnsafeMutableRawPointer(lendArray(indices.map { Int32(clamping: $0) }) { p0 in gtk_tree_path_new_from_indicesv(p0, UInt(clamping: indices.count)) })) }
  /// `gtk_tree_path_new_from_string`.
  public convenience init?(string path: String) {
    guard let made = gtk_tree_path_new_from_string(path.withoutNUL) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `gtk_tree_path_append_index`.
  public func appendIndex(_ index: Int) { gtk_tree_path_append_index(native(), Int32(clamping: index)) }
  /// `gtk_tree_path_compare`.
  public func compare(_ b: TreePath) -> Int { Int(gtk_tree_path_compare(native(), b.native())) }
  /// `gtk_tree_path_copy`.
  public func copy() -> TreePath { TreePath.take(gtk_tree_path_copy(native()))! }
  /// `gtk_tree_path_down`.
  public func down() { gtk_tree_path_down(native()) }
  /// `gtk_tree_path_get_depth`.
  public var depth: Int { Int(gtk_tree_path_get_depth(native())) }
  /// `gtk_tree_path_get_indices_with_depth`.
  public var indices: [Int] {
    var resultCount = Int32()
    let result = gtk_tree_path_get_indices_with_depth(native(), &resultCount)
    return nativeArray(result, freeing: .nothing, count: Int(resultCount)).map { Int($0) }
  }
  /// `gtk_tree_path_is_ancestor`.
  @discardableResult public func isAncestor(_ descendant: TreePath) -> Bool { gtk_tree_path_is_ancestor(native(), descendant.native()) != 0 }
  /// `gtk_tree_path_is_descendant`.
  @discardableResult public func isDescendant(_ ancestor: TreePath) -> Bool { gtk_tree_path_is_descendant(native(), ancestor.native()) != 0 }
  /// `gtk_tree_path_next`.
  public func next() { gtk_tree_path_next(native()) }
  /// `gtk_tree_path_prepend_index`.
  public func prependIndex(_ index: Int) { gtk_tree_path_prepend_index(native(), Int32(clamping: index)) }
  /// `gtk_tree_path_prev`.
  @discardableResult public func prev() -> Bool { gtk_tree_path_prev(native()) != 0 }
  /// `gtk_tree_path_to_string`.
  public func toString() -> String? { nativeOptionalText(taking: gtk_tree_path_to_string(native())) }
  /// `gtk_tree_path_up`.
  @discardableResult public func up() -> Bool { gtk_tree_path_up(native()) != 0 }
}
