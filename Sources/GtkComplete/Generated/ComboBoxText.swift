// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkComboBoxText`.
@MainActor open class ComboBoxText: ComboBox {
  /// Adopts a GtkComboBoxText.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_combo_box_text_new`.
  public override init() { super.init(owning: UnsafeMutableRawPointer(gtk_combo_box_text_new())) }
}

/// Every `ComboBoxText`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ComboBoxTextProtocol: ComboBoxText {}
extension ComboBoxText: nonisolated ComboBoxTextProtocol {}

extension ComboBoxTextProtocol {
  /// `gtk_combo_box_text_append`.
  public func append(_ id: String?, text: String) { gtk_combo_box_text_append(native(), id.withoutNUL, text.withoutNUL) }
  /// `gtk_combo_box_text_append_text`.
  public func appendText(_ text: String) { gtk_combo_box_text_append_text(native(), text.withoutNUL) }
  /// `gtk_combo_box_text_get_active_text`.
  public var activeText: String? { nativeOptionalText(taking: gtk_combo_box_text_get_active_text(native())) }
  /// `gtk_combo_box_text_insert`.
  public func insert(_ position: Int, id: String?, text: String) { gtk_combo_box_text_insert(native(), Int32(clamping: position), id.withoutNUL, text.withoutNUL) }
  /// `gtk_combo_box_text_insert_text`.
  public func insertText(_ position: Int, text: String) { gtk_combo_box_text_insert_text(native(), Int32(clamping: position), text.withoutNUL) }
  /// `gtk_combo_box_text_prepend`.
  public func prepend(_ id: String?, text: String) { gtk_combo_box_text_prepend(native(), id.withoutNUL, text.withoutNUL) }
  /// `gtk_combo_box_text_prepend_text`.
  public func prependText(_ text: String) { gtk_combo_box_text_prepend_text(native(), text.withoutNUL) }
  /// `gtk_combo_box_text_remove`.
  public func remove(_ position: Int) { gtk_combo_box_text_remove(native(), Int32(clamping: position)) }
  /// `gtk_combo_box_text_remove_all`.
  public func removeAll() { gtk_combo_box_text_remove_all(native()) }
}
