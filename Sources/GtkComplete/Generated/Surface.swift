// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkSurface`.
@MainActor open class Surface: Object, nonisolated DragSurface, nonisolated Popup, nonisolated Toplevel {
  /// Adopts a GdkSurface.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gdk_surface_new_popup`.
  public init(parent: Surface, autohide: Bool) { super.init(owning: UnsafeMutableRawPointer(g_object_ref(UnsafeMutableRawPointer(gdk_surface_new_popup(parent.native(), autohide ? 1 : 0))))) }
  /// `gdk_surface_new_toplevel`.
  public init(toplevel display: Display) { super.init(owning: UnsafeMutableRawPointer(g_object_ref(UnsafeMutableRawPointer(gdk_surface_new_toplevel(display.native()))))) }
  /// `GdkSurface:cursor`.
  public final var cursor: Cursor? { get { wrapped(gdk_surface_get_cursor(native()), as: Cursor.self) } set { if newValue !== cursor { withoutEcho { gdk_surface_set_cursor(native(), newValue?.native()) } } } }
  /// `cursor` changed.
  public final var onNotifyCursor: Signal<> { notify("cursor", delivery: .userChanges) }
  /// `GdkSurface:display`.
  public final var display: Display? { wrapped(gdk_surface_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkSurface:frame-clock`.
  public final var frameClock: FrameClock? { wrapped(gdk_surface_get_frame_clock(native()), as: FrameClock.self) }
  /// `frameClock` changed.
  public final var onNotifyFrameClock: Signal<> { notify("frame-clock") }
  /// `GdkSurface:height`.
  public final var height: Int { Int(gdk_surface_get_height(native())) }
  /// `height` changed.
  public final var onNotifyHeight: Signal<> { notify("height") }
  /// `GdkSurface:mapped`.
  public final var isMapped: Bool { gdk_surface_get_mapped(native()) != 0 }
  /// `isMapped` changed.
  public final var onNotifyMapped: Signal<> { notify("mapped") }
  /// `GdkSurface:scale-factor`.
  public final var scaleFactor: Int { Int(gdk_surface_get_scale_factor(native())) }
  /// `scaleFactor` changed.
  public final var onNotifyScaleFactor: Signal<> { notify("scale-factor") }
  /// `GdkSurface:width`.
  public final var width: Int { Int(gdk_surface_get_width(native())) }
  /// `width` changed.
  public final var onNotifyWidth: Signal<> { notify("width") }
  /// `gdk_surface_beep`.
  public final func beep() { gdk_surface_beep(native()) }
  /// `gdk_surface_create_cairo_context`.
  public final func createCairoContext() -> GdkCairoContext { taken(gdk_surface_create_cairo_context(native()), as: GdkCairoContext.self)! }
  /// `gdk_surface_create_gl_context`.
  public final func createGlContext() throws(GLibError) -> GLContext {
    let result = try attempt { error in gdk_surface_create_gl_context(native(), error) }
    return taken(result, as: GLContext.self)!
  }
  /// `gdk_surface_create_vulkan_context`.
  public final func createVulkanContext() throws(GLibError) -> VulkanContext? {
    let result = try attempt { error in gdk_surface_create_vulkan_context(native(), error) }
    return taken(result, as: VulkanContext.self)
  }
  /// `gdk_surface_destroy`.
  public final func destroy() { gdk_surface_destroy(native()) }
  /// `gdk_surface_get_device_cursor`.
  public final func deviceCursor(of device: Device) -> Cursor? { wrapped(gdk_surface_get_device_cursor(native(), device.native()), as: Cursor.self) }
  /// `gdk_surface_get_device_position`.
  public final func devicePosition(of device: Device) -> (x: Double, y: Double, mask: Modifiers)? {
    var xOut = Double()
    var yOut = Double()
    var maskOut = GdkModifierType(0)
    guard gdk_surface_get_device_position(native(), device.native(), &xOut, &yOut, &maskOut) != 0 else { return nil }
    return (xOut, yOut, Modifiers(rawValue: maskOut.rawValue))
  }
  /// `gdk_surface_hide`.
  public final func hide() { gdk_surface_hide(native()) }
  /// `gdk_surface_is_destroyed`.
  public final var isDestroyed: Bool { gdk_surface_is_destroyed(native()) != 0 }
  /// `gdk_surface_queue_render`.
  public final func queueRender() { gdk_surface_queue_render(native()) }
  /// `gdk_surface_request_layout`.
  public final func requestLayout() { gdk_surface_request_layout(native()) }
  /// `gdk_surface_set_device_cursor`.
  public final func setDeviceCursor(_ device: Device, cursor: Cursor) { gdk_surface_set_device_cursor(native(), device.native(), cursor.native()) }
  /// `gdk_surface_set_input_region`.
  public final func setInputRegion(_ region: [Rect]) { lendRegion(region) { p0 in gdk_surface_set_input_region(native(), p0) } }
  /// `gdk_surface_set_opaque_region`.
  public final func setOpaqueRegion(_ region: [Rect]?) { lendRegion(region) { p0 in gdk_surface_set_opaque_region(native(), p0) } }
  /// `GdkSurface::enter-monitor`.
  public final var onEnterMonitor: Signal<Monitor?> { Signal(inside: self, "enter-monitor") }
  /// `GdkSurface::event`.
  public final var onEvent: EventSignal<GdkEvent?> { EventSignal(inside: self, "event") }
  /// `GdkSurface::layout`.
  public final var onLayout: Signal<Int, Int> { Signal(inside: self, "layout") }
  /// `GdkSurface::leave-monitor`.
  public final var onLeaveMonitor: Signal<Monitor?> { Signal(inside: self, "leave-monitor") }
  /// `GdkSurface::render`.
  public final var onRender: EventSignal<[Rect]> { EventSignal(inside: self, "render") }
}
