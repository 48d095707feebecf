// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension DragSource: nonisolated GestureProtocol {}
extension DragSource {
  /// `gtk_drag_source_drag_cancel`.
  public func dragCancel() { gtk_drag_source_drag_cancel(native()) }
  /// `gtk_drag_source_get_drag`.
  public var drag: Drag? { wrapped(gtk_drag_source_get_drag(native()), as: Drag.self) }
  /// `gtk_drag_source_set_icon`.
  public func setIcon(_ paintable: (any Paintable)?, hotX: Int, hotY: Int) { gtk_drag_source_set_icon(native(), paintable?.native(), Int32(clamping: hotX), Int32(clamping: hotY)) }
  /// `GtkDragSource::drag-begin`.
  public var onDragBegin: Signal<Drag?> { Signal(inside: self, "drag-begin") }
  /// `GtkDragSource::drag-cancel`.
  public var onDragCancel: EventSignal<Drag?, DragCancelReason> { EventSignal(inside: self, "drag-cancel") }
  /// `GtkDragSource::drag-end`.
  public var onDragEnd: Signal<Drag?, Bool> { Signal(inside: self, "drag-end") }
}
