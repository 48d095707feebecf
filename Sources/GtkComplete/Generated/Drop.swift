// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDrop`.
@MainActor open class Drop: Object {
  /// Adopts a GdkDrop.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Drop {
  /// `GdkDrop:actions`.
  public var actions: DragActions { DragActions(rawValue: gdk_drop_get_actions(native()).rawValue) }
  /// `actions` changed.
  public var onNotifyActions: Signal<> { notify("actions") }
  /// `GdkDrop:device`.
  public var device: Device? { wrapped(gdk_drop_get_device(native()), as: Device.self) }
  /// `device` changed.
  public var onNotifyDevice: Signal<> { notify("device") }
  /// `GdkDrop:display`.
  public var display: Display? { wrapped(gdk_drop_get_display(native()), as: Display.self) }
  /// `display` changed.
  public var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkDrop:drag`.
  public var drag: Drag? { wrapped(gdk_drop_get_drag(native()), as: Drag.self) }
  /// `drag` changed.
  public var onNotifyDrag: Signal<> { notify("drag") }
  /// `GdkDrop:formats`.
  public var formats: ContentFormats { ContentFormats.copy(gdk_drop_get_formats(native()))! }
  /// `formats` changed.
  public var onNotifyFormats: Signal<> { notify("formats") }
  /// `GdkDrop:surface`.
  public var surface: Surface? { wrapped(gdk_drop_get_surface(native()), as: Surface.self) }
  /// `surface` changed.
  public var onNotifySurface: Signal<> { notify("surface") }
  /// `gdk_drop_finish`.
  public func finish(_ action: DragActions) { gdk_drop_finish(native(), GdkDragAction(action.rawValue)) }
  /// `gdk_drop_status`.
  public func status(_ actions: DragActions, preferred: DragActions) { gdk_drop_status(native(), GdkDragAction(actions.rawValue), GdkDragAction(preferred.rawValue)) }
}
