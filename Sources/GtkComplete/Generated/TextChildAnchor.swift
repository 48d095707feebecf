// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTextChildAnchor`.
@MainActor open class TextChildAnchor: Object {
  /// Adopts a GtkTextChildAnchor.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_text_child_anchor_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_text_child_anchor_new())) }
  /// `gtk_text_child_anchor_new_with_replacement`.
  public init(replacement character: String) { super.init(owning: UnsafeMutableRawPointer(gtk_text_child_anchor_new_with_replacement(character.withoutNUL))) }
  /// `gtk_text_child_anchor_get_deleted`.
  public final var isDeleted: Bool { gtk_text_child_anchor_get_deleted(native()) != 0 }
}
