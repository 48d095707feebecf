// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkStringObject`.
@MainActor open class StringObject: Object {
  /// Adopts a GtkStringObject.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_string_object_new`.
  public init(string: String) { super.init(owning: UnsafeMutableRawPointer(gtk_string_object_new(string.withoutNUL))) }
  /// `GtkStringObject:string`.
  public final var string: String { nativeText(copying: gtk_string_object_get_string(native())) }
  /// `string` changed.
  public final var onNotifyString: Signal<> { notify("string") }
}
