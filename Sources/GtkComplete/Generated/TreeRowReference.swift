// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeRowReference`.
@MainActor public final class TreeRowReference: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_tree_row_reference_get_type() }
  /// `gtk_tree_row_reference_new`.
  public convenience init?(model: any TreeModel, path: TreePath) {
    guard let made = gtk_tree_row_reference_new(model.native(), path.native()) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `gtk_tree_row_reference_new_proxy`.
  public convenience init?(proxy: Object, model: any TreeModel, path: TreePath) {
    guard let made = gtk_tree_row_reference_new_proxy(proxy.native(), model.native(), path.native()) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `gtk_tree_row_reference_copy`.
  public func copy() -> TreeRowReference { TreeRowReference.take(gtk_tree_row_reference_copy(native()))! }
  /// `gtk_tree_row_reference_get_model`.
  public var model: any TreeModel { wrapped(gtk_tree_row_reference_get_model(native()), as: (any TreeModel).self)! }
  /// `gtk_tree_row_reference_get_path`.
  public var path: TreePath? { TreePath.take(gtk_tree_row_reference_get_path(native())) }
  /// `gtk_tree_row_reference_valid`.
  @discardableResult public func valid() -> Bool { gtk_tree_row_reference_valid(native()) != 0 }
  /// `gtk_tree_row_reference_deleted`.
  public static func deleted(_ proxy: Object, path: TreePath) { gtk_tree_row_reference_deleted(proxy.native(), path.native()) }
  /// `gtk_tree_row_reference_inserted`.
  public static func inserted(_ proxy: Object, path: TreePath) { gtk_tree_row_reference_inserted(proxy.native(), path.native()) }
}
