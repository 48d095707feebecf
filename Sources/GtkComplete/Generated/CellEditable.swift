// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellEditable`.
@MainActor public protocol CellEditable: Widget {}

extension CellEditable {
  /// `GtkCellEditable:editing-canceled`.
  public var isEditingCanceled: Bool { get { property("editing-canceled") } set { if newValue != isEditingCanceled { setProperty("editing-canceled", to: newValue) } } }
  /// `isEditingCanceled` changed.
  public var onNotifyEditingCanceled: Signal<> { notify("editing-canceled", delivery: .userChanges) }
  /// `gtk_cell_editable_editing_done`.
  public func editingDone() { gtk_cell_editable_editing_done(native()) }
  /// `gtk_cell_editable_remove_widget`.
  public func removeWidget() { gtk_cell_editable_remove_widget(native()) }
  /// `gtk_cell_editable_start_editing`.
  public func startEditing(_ event: GdkEvent?) { gtk_cell_editable_start_editing(native(), borrowed(event)) }
  /// `GtkCellEditable::editing-done`.
  public var onEditingDone: Signal<> { Signal(inside: self, "editing-done") }
  /// `GtkCellEditable::remove-widget`.
  public var onRemoveWidget: Signal<> { Signal(inside: self, "remove-widget") }
}
