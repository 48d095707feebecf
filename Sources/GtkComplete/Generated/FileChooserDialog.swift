// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFileChooserDialog`.
@MainActor open class FileChooserDialog: Dialog, nonisolated FileChooser {
  /// Adopts a GtkFileChooserDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `GtkFileChooserDialog`, made by its type.
  public override init() { super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(gtk_file_chooser_dialog_get_type(), 0, nil, nil))) }
}
