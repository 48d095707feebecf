// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkIMMulticontext`.
@MainActor open class IMMulticontext: IMContext {
  /// Adopts a GtkIMMulticontext.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_im_multicontext_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_im_multicontext_new())) }
  /// `gtk_im_multicontext_get_context_id`.
  public final var contextId: String { nativeText(copying: gtk_im_multicontext_get_context_id(native())) }
  /// `gtk_im_multicontext_set_context_id`.
  public final func setContextId(_ contextId: String?) { gtk_im_multicontext_set_context_id(native(), contextId.withoutNUL) }
}
