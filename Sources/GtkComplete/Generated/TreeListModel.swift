// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension TreeListModel {
  /// `GtkTreeListModel:passthrough`.
  public var isPassthrough: Bool { gtk_tree_list_model_get_passthrough(native()) != 0 }
  /// `isPassthrough` changed.
  public var onNotifyPassthrough: Signal<> { notify("passthrough") }
}
