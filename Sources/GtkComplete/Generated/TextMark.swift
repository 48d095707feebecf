// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTextMark`.
@MainActor open class TextMark: Object {
  /// Adopts a GtkTextMark.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_text_mark_new`.
  public init(name: String?, leftGravity: Bool) { super.init(owning: UnsafeMutableRawPointer(gtk_text_mark_new(name.withoutNUL, leftGravity ? 1 : 0))) }
  /// `GtkTextMark:left-gravity`.
  public final var isLeftGravity: Bool { gtk_text_mark_get_left_gravity(native()) != 0 }
  /// `isLeftGravity` changed.
  public final var onNotifyLeftGravity: Signal<> { notify("left-gravity") }
  /// `GtkTextMark:name`.
  public final var name: String? { nativeOptionalText(copying: gtk_text_mark_get_name(native())) }
  /// `name` changed.
  public final var onNotifyName: Signal<> { notify("name") }
  /// `gtk_text_mark_get_buffer`.
  public final var buffer: TextBuffer? { wrapped(gtk_text_mark_get_buffer(native()), as: TextBuffer.self) }
  /// `gtk_text_mark_get_deleted`.
  public final var isDeleted: Bool { gtk_text_mark_get_deleted(native()) != 0 }
  /// `gtk_text_mark_get_visible`.
  public final var isVisible: Bool { get { gtk_text_mark_get_visible(native()) != 0 } set { withoutEcho { gtk_text_mark_set_visible(native(), newValue ? 1 : 0) } } }
}
