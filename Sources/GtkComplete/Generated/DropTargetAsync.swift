// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension DropTargetAsync {
  /// `GtkDropTargetAsync:actions`.
  public var actions: DragActions { get { DragActions(rawValue: gtk_drop_target_async_get_actions(native()).rawValue) } set { if newValue != actions { withoutEcho { gtk_drop_target_async_set_actions(native(), GdkDragAction(newValue.rawValue)) } } } }
  /// `actions` changed.
  public var onNotifyActions: Signal<> { notify("actions", delivery: .userChanges) }
  /// `GtkDropTargetAsync:formats`.
  public var formats: ContentFormats? { get { ContentFormats.copy(gtk_drop_target_async_get_formats(native())) } set { withoutEcho { gtk_drop_target_async_set_formats(native(), borrowed(newValue)) } } }
  /// `formats` changed.
  public var onNotifyFormats: Signal<> { notify("formats", delivery: .userChanges) }
  /// `gtk_drop_target_async_reject_drop`.
  public func rejectDrop(_ drop: Drop) { gtk_drop_target_async_reject_drop(native(), drop.native()) }
  /// `GtkDropTargetAsync::drag-motion`.
  public var onDragMotion: AnswerSignal<DragActions, Drop?, Double, Double> { AnswerSignal(inside: self, "drag-motion") }
}
