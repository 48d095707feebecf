// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkEditableLabel`.
@MainActor open class EditableLabel: Widget, nonisolated Editable {
  /// Adopts a GtkEditableLabel.
  public override init(owning pointer: UnsafeMutableRawPointer) {
    super.init(owning: pointer)
    stayWhenLeft()
  }
  /// `gtk_editable_label_new`.
  public init(str: String) {
    super.init(owning: UnsafeMutableRawPointer(gtk_editable_label_new(str.withoutNUL)))
    stayWhenLeft()
  }
}

/// Every `EditableLabel`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol EditableLabelProtocol: EditableLabel {}
extension EditableLabel: nonisolated EditableLabelProtocol {}

extension EditableLabelProtocol {
  /// `GtkEditableLabel:editing`.
  public var isEditing: Bool { get { gtk_editable_label_get_editing(native()) != 0 } set { if newValue != isEditing { setProperty("editing", to: newValue) } } }
  /// `isEditing` changed.
  public var onNotifyEditing: Signal<> { notify("editing", delivery: .userChanges) }
  /// `gtk_editable_label_start_editing`.
  public func startEditing() { gtk_editable_label_start_editing(native()) }
  /// `gtk_editable_label_stop_editing`.
  public func stopEditing(_ commit: Bool) { gtk_editable_label_stop_editing(native(), commit ? 1 : 0) }
}
