// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension Editable {
  /// `gtk_editable_delete_selection`.
  public func deleteSelection() { gtk_editable_delete_selection(native()) }
  /// `gtk_editable_finish_delegate`.
  public func finishDelegate() { gtk_editable_finish_delegate(native()) }
  /// `gtk_editable_init_delegate`.
  public func initDelegate() { gtk_editable_init_delegate(native()) }
  /// `GtkEditable::delete-text`.
  public var onDeleteText: Signal<Int, Int> { Signal(inside: textWidget ?? self, "delete-text") }
  /// `GtkEditable::insert-text`.
  public var onInsertText: Signal<String, Int, ChangeableNumber> { Signal(inside: textWidget ?? self, "insert-text") }
}
