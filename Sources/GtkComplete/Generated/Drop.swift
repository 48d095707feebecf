// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDrop`.
@MainActor open class Drop: Object {
  /// `GdkDrop:actions`.
  public final var actions: DragActions { DragActions(rawValue: gdk_drop_get_actions(native()).rawValue) }
  /// `actions` changed.
  public final var onNotifyActions: Signal<> { notify("actions") }
  /// `GdkDrop:device`.
  public final var device: Device? { wrapped(gdk_drop_get_device(native()), as: Device.self) }
  /// `device` changed.
  public final var onNotifyDevice: Signal<> { notify("device") }
  /// `GdkDrop:display`.
  public final var display: Display? { wrapped(gdk_drop_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkDrop:drag`.
  public final var drag: Drag? { wrapped(gdk_drop_get_drag(native()), as: Drag.self) }
  /// `drag` changed.
  public final var onNotifyDrag: Signal<> { notify("drag") }
  /// `GdkDrop:formats`.
  public final var formats: ContentFormats { ContentFormats.copy(gdk_drop_get_formats(native()))! }
  /// `formats` changed.
  public final var onNotifyFormats: Signal<> { notify("formats") }
  /// `GdkDrop:surface`.
  public final var surface: Surface? { wrapped(gdk_drop_get_surface(native()), as: Surface.self) }
  /// `surface` changed.
  public final var onNotifySurface: Signal<> { notify("surface") }
  /// `gdk_drop_finish`.
  public final func finish(_ action: DragActions) { gdk_drop_finish(native(), GdkDragAction(action.rawValue)) }
  /// `gdk_drop_status`.
  public final func status(_ actions: DragActions, preferred: DragActions) { gdk_drop_status(native(), GdkDragAction(actions.rawValue), GdkDragAction(preferred.rawValue)) }
}
