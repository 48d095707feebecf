// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFontChooserDialog`.
@MainActor open class FontChooserDialog: Dialog, nonisolated FontChooser {
  /// Adopts a GtkFontChooserDialog.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_font_chooser_dialog_new`.
  public init(title: String? = nil, parent: Window? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_font_chooser_dialog_new(title.withoutNUL, parent?.native()))) }
}
