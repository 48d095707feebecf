// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkStringList`.
@MainActor open class StringList: Object, nonisolated ItemList, nonisolated Buildable {
  /// Adopts a GtkStringList.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_string_list_new`.
  public init(strings: [String]? = nil) { super.init(owning: UnsafeMutableRawPointer(lendTexts(strings) { p0 in gtk_string_list_new(p0) })) }
  /// `gtk_string_list_append`.
  public final func append(_ string: String) { changeItems { [self] in gtk_string_list_append(native(), string.withoutNUL) } }
  /// `gtk_string_list_get_string`.
  public final func string(at position: Int) -> String? { nativeOptionalText(copying: gtk_string_list_get_string(native(), UInt32(clamping: position))) }
  /// `gtk_string_list_remove`.
  public final func remove(_ position: Int) { changeItems { [self] in gtk_string_list_remove(native(), UInt32(clamping: position)) } }
  /// `gtk_string_list_splice`.
  public final func splice(position: Int, nRemovals: Int, additions: [String]?) { changeItems { [self] in lendTexts(additions) { p0 in gtk_string_list_splice(native(), UInt32(clamping: position), UInt32(clamping: nRemovals), p0) } } }
  /// `gtk_string_list_take`.
  public final func take(_ string: String) { changeItems { [self] in gtk_string_list_take(native(), g_strdup(string.withoutNUL)) } }
}
