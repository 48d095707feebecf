// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDrag`.
@MainActor open class Drag: Object {
  /// `GdkDrag:actions`.
  public final var actions: DragActions { get { DragActions(rawValue: gdk_drag_get_actions(native()).rawValue) } set { if newValue != actions { setProperty("actions", to: newValue) } } }
  /// `actions` changed.
  public final var onNotifyActions: Signal<> { notify("actions", delivery: .userChanges) }
  /// `GdkDrag:content`.
  public final var content: ContentProvider? { wrapped(gdk_drag_get_content(native()), as: ContentProvider.self) }
  /// `content` changed.
  public final var onNotifyContent: Signal<> { notify("content") }
  /// `GdkDrag:device`.
  public final var device: Device? { wrapped(gdk_drag_get_device(native()), as: Device.self) }
  /// `device` changed.
  public final var onNotifyDevice: Signal<> { notify("device") }
  /// `GdkDrag:display`.
  public final var display: Display? { wrapped(gdk_drag_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkDrag:formats`.
  public final var formats: ContentFormats { ContentFormats.copy(gdk_drag_get_formats(native()))! }
  /// `formats` changed.
  public final var onNotifyFormats: Signal<> { notify("formats") }
  /// `GdkDrag:selected-action`.
  public final var selectedAction: DragActions { get { DragActions(rawValue: gdk_drag_get_selected_action(native()).rawValue) } set { if newValue != selectedAction { setProperty("selected-action", to: newValue) } } }
  /// `selectedAction` changed.
  public final var onNotifySelectedAction: Signal<> { notify("selected-action", delivery: .userChanges) }
  /// `GdkDrag:surface`.
  public final var surface: Surface? { wrapped(gdk_drag_get_surface(native()), as: Surface.self) }
  /// `surface` changed.
  public final var onNotifySurface: Signal<> { notify("surface") }
  /// `gdk_drag_drop_done`.
  public final func dropDone(_ success: Bool) { gdk_drag_drop_done(native(), success ? 1 : 0) }
  /// `gdk_drag_get_drag_surface`.
  public final var dragSurface: Surface? { wrapped(gdk_drag_get_drag_surface(native()), as: Surface.self) }
  /// `gdk_drag_set_hotspot`.
  public final func setHotspot(hotX: Int, hotY: Int) { gdk_drag_set_hotspot(native(), Int32(clamping: hotX), Int32(clamping: hotY)) }
  /// `gdk_drag_begin`.
  public static func begin(_ surface: Surface, device: Device, content: ContentProvider, actions: DragActions, dx: Double, dy: Double) -> Drag? { taken(gdk_drag_begin(surface.native(), device.native(), content.native(), GdkDragAction(actions.rawValue), dx, dy), as: Drag.self) }
  /// `GdkDrag::cancel`.
  public final var onCancel: Signal<DragCancelReason> { Signal(inside: self, "cancel") }
  /// `GdkDrag::dnd-finished`.
  public final var onDndFinished: Signal<> { Signal(inside: self, "dnd-finished") }
  /// `GdkDrag::drop-performed`.
  public final var onDropPerformed: Signal<> { Signal(inside: self, "drop-performed") }
}
