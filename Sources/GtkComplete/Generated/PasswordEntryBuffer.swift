// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkPasswordEntryBuffer`.
@MainActor open class PasswordEntryBuffer: EntryBuffer {
  /// Adopts a GtkPasswordEntryBuffer.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_password_entry_buffer_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_password_entry_buffer_new())) }
}
