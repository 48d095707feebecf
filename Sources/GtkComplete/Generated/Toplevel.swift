// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkToplevel`.
@MainActor public protocol Toplevel: Surface {}

extension Toplevel {
  /// `GdkToplevel:decorated`.
  public var isDecorated: Bool { get { property("decorated") } set { if newValue != isDecorated { withoutEcho { gdk_toplevel_set_decorated(native(), newValue ? 1 : 0) } } } }
  /// `isDecorated` changed.
  public var onNotifyDecorated: Signal<> { notify("decorated", delivery: .userChanges) }
  /// `GdkToplevel:deletable`.
  public var isDeletable: Bool { get { property("deletable") } set { if newValue != isDeletable { withoutEcho { gdk_toplevel_set_deletable(native(), newValue ? 1 : 0) } } } }
  /// `isDeletable` changed.
  public var onNotifyDeletable: Signal<> { notify("deletable", delivery: .userChanges) }
  /// `GdkToplevel:fullscreen-mode`.
  public var fullscreenMode: FullscreenMode { get { property("fullscreen-mode") } set { if newValue != fullscreenMode { setProperty("fullscreen-mode", to: newValue) } } }
  /// `fullscreenMode` changed.
  public var onNotifyFullscreenMode: Signal<> { notify("fullscreen-mode", delivery: .userChanges) }
  /// `GdkToplevel:modal`.
  public var isModal: Bool { get { property("modal") } set { if newValue != isModal { withoutEcho { gdk_toplevel_set_modal(native(), newValue ? 1 : 0) } } } }
  /// `isModal` changed.
  public var onNotifyModal: Signal<> { notify("modal", delivery: .userChanges) }
  /// `GdkToplevel:shortcuts-inhibited`.
  public var isShortcutsInhibited: Bool { property("shortcuts-inhibited") }
  /// `isShortcutsInhibited` changed.
  public var onNotifyShortcutsInhibited: Signal<> { notify("shortcuts-inhibited") }
  /// `GdkToplevel:startup-id`.
  public var startupId: String? { get { property("startup-id") } set { if newValue != startupId { withoutEcho { gdk_toplevel_set_startup_id(native(), newValue.withoutNUL) } } } }
  /// `startupId` changed.
  public var onNotifyStartupId: Signal<> { notify("startup-id", delivery: .userChanges) }
  /// `GdkToplevel:state`.
  public var state: ToplevelState { ToplevelState(rawValue: gdk_toplevel_get_state(native()).rawValue) }
  /// `state` changed.
  public var onNotifyState: Signal<> { notify("state") }
  /// `GdkToplevel:title`.
  public var title: String? { get { property("title") } set { if newValue != title { withoutEcho { gdk_toplevel_set_title(native(), newValue.withoutNUL) } } } }
  /// `title` changed.
  public var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GdkToplevel:transient-for`.
  public var transientFor: Surface? { get { property("transient-for") } set { if newValue !== transientFor { withoutEcho { gdk_toplevel_set_transient_for(native(), newValue?.native()) } } } }
  /// `transientFor` changed.
  public var onNotifyTransientFor: Signal<> { notify("transient-for", delivery: .userChanges) }
  /// `gdk_toplevel_begin_move`.
  public func beginMove(_ device: Device, button: Int, x: Double, y: Double, timestamp: Int) { gdk_toplevel_begin_move(native(), device.native(), Int32(clamping: button), x, y, UInt32(clamping: timestamp)) }
  /// `gdk_toplevel_begin_resize`.
  public func beginResize(_ edge: SurfaceEdge, device: Device?, button: Int, x: Double, y: Double, timestamp: Int) { gdk_toplevel_begin_resize(native(), GdkSurfaceEdge(edge.rawValue), device?.native(), Int32(clamping: button), x, y, UInt32(clamping: timestamp)) }
  /// `gdk_toplevel_focus`.
  public func focus(_ timestamp: Int) { gdk_toplevel_focus(native(), UInt32(clamping: timestamp)) }
  /// `gdk_toplevel_inhibit_system_shortcuts`.
  public func inhibitSystemShortcuts(_ event: GdkEvent?) { gdk_toplevel_inhibit_system_shortcuts(native(), borrowed(event)) }
  /// `gdk_toplevel_lower`.
  @discardableResult public func lower() -> Bool { gdk_toplevel_lower(native()) != 0 }
  /// `gdk_toplevel_minimize`.
  @discardableResult public func minimize() -> Bool { gdk_toplevel_minimize(native()) != 0 }
  /// `gdk_toplevel_present`.
  public func present(_ layout: ToplevelLayout) { gdk_toplevel_present(native(), layout.native()) }
  /// `gdk_toplevel_restore_system_shortcuts`.
  public func restoreSystemShortcuts() { gdk_toplevel_restore_system_shortcuts(native()) }
  /// `gdk_toplevel_show_window_menu`.
  @discardableResult public func showWindowMenu(_ event: GdkEvent) -> Bool { gdk_toplevel_show_window_menu(native(), event.native()) != 0 }
  /// `gdk_toplevel_supports_edge_constraints`.
  @discardableResult public func supportsEdgeConstraints() -> Bool { gdk_toplevel_supports_edge_constraints(native()) != 0 }
  /// `gdk_toplevel_titlebar_gesture`.
  @discardableResult public func titlebarGesture(_ gesture: TitlebarGesture) -> Bool { gdk_toplevel_titlebar_gesture(native(), GdkTitlebarGesture(gesture.rawValue)) != 0 }
  /// `GdkToplevel::compute-size`.
  public var onComputeSize: Signal<ToplevelSize> { Signal(inside: self, "compute-size") }
}
