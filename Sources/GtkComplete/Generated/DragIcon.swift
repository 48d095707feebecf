// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkDragIcon`.
@MainActor open class DragIcon: Widget, nonisolated Native, nonisolated Root {}

/// Every `DragIcon`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol DragIconProtocol: DragIcon {}
extension DragIcon: nonisolated DragIconProtocol {}

extension DragIconProtocol {
  /// `GtkDragIcon:child`.
  public var child: Widget? { get { wrapped(gtk_drag_icon_get_child(native()), as: Widget.self) } set { exchange(self.child, for: newValue) { gtk_drag_icon_set_child(self.native(), $0) } } }
  /// `child` changed.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
  /// `gtk_drag_icon_create_widget_for_value`.
  public static func createWidget(forValue value: any ValueRepresentable) -> Widget? {
    let result = lendValue(value) { p0 in gtk_drag_icon_create_widget_for_value(p0) }
    return taken(result, as: Widget.self)
  }
  /// `gtk_drag_icon_get_for_drag`.
  public static func get(forDrag drag: Drag) -> Widget { wrapped(gtk_drag_icon_get_for_drag(drag.native()), as: Widget.self)! }
  /// `gtk_drag_icon_set_from_paintable`.
  public static func set(_ drag: Drag, fromPaintable paintable: any Paintable, hotX: Int, hotY: Int) { gtk_drag_icon_set_from_paintable(drag.native(), paintable.native(), Int32(clamping: hotX), Int32(clamping: hotY)) }
}
