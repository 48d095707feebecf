// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFileChooserDialog`.
@MainActor open class FileChooserDialog: Dialog, nonisolated FileChooser {
  /// Adopts a GtkFileChooserDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}
