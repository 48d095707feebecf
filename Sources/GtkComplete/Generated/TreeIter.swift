// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeIter`.
@MainActor public final class TreeIter: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_tree_iter_get_type() }
  /// `gtk_tree_iter_copy`.
  public func copy() -> TreeIter { TreeIter.take(gtk_tree_iter_copy(native()))! }
}
