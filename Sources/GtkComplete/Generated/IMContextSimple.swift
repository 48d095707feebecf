// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkIMContextSimple`.
@MainActor open class IMContextSimple: IMContext {
  /// Adopts a GtkIMContextSimple.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_im_context_simple_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_im_context_simple_new())) }
  /// `gtk_im_context_simple_add_compose_file`.
  public final func addComposeFile(_ composeFile: String) { gtk_im_context_simple_add_compose_file(native(), composeFile.withoutNUL) }
}
