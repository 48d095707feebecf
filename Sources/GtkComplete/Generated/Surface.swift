// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkSurface`.
@MainActor open class Surface: Object, nonisolated DragSurface, nonisolated Popup, nonisolated Toplevel {
  /// Adopts a GdkSurface.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gdk_surface_new_popup`.
  public init(parent: Surface, autohide: Bool) { super.init(owning: UnsafeMutableRawPointer(gdk_surface_new_popup(parent.native(), autohide ? 1 : 0))) }
  /// `gdk_surface_new_toplevel`.
  public init(toplevel display: Display) { super.init(owning: UnsafeMutableRawPointer(gdk_surface_new_toplevel(display.native()))) }
}

extension Surface {
  /// `GdkSurface:cursor`.
  public var cursor: Cursor? { get { wrapped(gdk_surface_get_cursor(native()), as: Cursor.self) } set { if newValue !== cursor { withoutEcho { gdk_surface_set_cursor(native(), newValue?.native()) } } } }
  /// `cursor` changed.
  public var onNotifyCursor: Signal<> { notify("cursor", delivery: .userChanges) }
  /// `GdkSurface:display`.
  public var display: Display? { wrapped(gdk_surface_get_display(native()), as: Display.self) }
  /// `display` changed.
  public var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkSurface:frame-clock`.
  public var frameClock: FrameClock? { wrapped(gdk_surface_get_frame_clock(native()), as: FrameClock.self) }
  /// `frameClock` changed.
  public var onNotifyFrameClock: Signal<> { notify("frame-clock") }
  /// `GdkSurface:height`.
  public var height: Int { Int(gdk_surface_get_height(native())) }
  /// `height` changed.
  public var onNotifyHeight: Signal<> { notify("height") }
  /// `GdkSurface:mapped`.
  public var isMapped: Bool { gdk_surface_get_mapped(native()) != 0 }
  /// `isMapped` changed.
  public var onNotifyMapped: Signal<> { notify("mapped") }
  /// `GdkSurface:scale-factor`.
  public var scaleFactor: Int { Int(gdk_surface_get_scale_factor(native())) }
  /// `scaleFactor` changed.
  public var onNotifyScaleFactor: Signal<> { notify("scale-factor") }
  /// `GdkSurface:width`.
  public var width: Int { Int(gdk_surface_get_width(native())) }
  /// `width` changed.
  public var onNotifyWidth: Signal<> { notify("width") }
  /// `gdk_surface_beep`.
  public func beep() { gdk_surface_beep(native()) }
  /// `gdk_surface_create_cairo_context`.
  public func createCairoContext() -> GdkCairoContext { taken(gdk_surface_create_cairo_context(native()), as: GdkCairoContext.self)! }
  /// `gdk_surface_create_gl_context`.
  public func createGlContext() throws(GLibError) -> GLContext {
    let result = try attempt { error in gdk_surface_create_gl_context(native(), error) }
    return taken(result, as: GLContext.self)!
  }
  /// `gdk_surface_create_vulkan_context`.
  public func createVulkanContext() throws(GLibError) -> VulkanContext? {
    let result = try attempt { error in gdk_surface_create_vulkan_context(native(), error) }
    return taken(result, as: VulkanContext.self)
  }
  /// `gdk_surface_destroy`.
  public func destroy() { gdk_surface_destroy(native()) }
  /// `gdk_surface_get_device_cursor`.
  public func deviceCursor(of device: Device) -> Cursor? { wrapped(gdk_surface_get_device_cursor(native(), device.native()), as: Cursor.self) }
  /// `gdk_surface_get_device_position`.
  public func devicePosition(of device: Device) -> (x: Double, y: Double, mask: Modifiers)? {
    var xOut = Double()
    var yOut = Double()
    var maskOut = GdkModifierType(0)
    guard gdk_surface_get_device_position(native(), device.native(), &xOut, &yOut, &maskOut) != 0 else { return nil }
    return (xOut, yOut, Modifiers(rawValue: maskOut.rawValue))
  }
  /// `gdk_surface_hide`.
  public func hide() { gdk_surface_hide(native()) }
  /// `gdk_surface_is_destroyed`.
  public var isDestroyed: Bool { gdk_surface_is_destroyed(native()) != 0 }
  /// `gdk_surface_queue_render`.
  public func queueRender() { gdk_surface_queue_render(native()) }
  /// `gdk_surface_request_layout`.
  public func requestLayout() { gdk_surface_request_layout(native()) }
  /// `gdk_surface_set_device_cursor`.
  public func setDeviceCursor(_ device: Device, cursor: Cursor) { gdk_surface_set_device_cursor(native(), device.native(), cursor.native()) }
  /// `gdk_surface_set_input_region`.
  public func setInputRegion(_ region: [Rect]) { lendRegion(region) { p0 in gdk_surface_set_input_region(native(), p0) } }
  /// `gdk_surface_set_opaque_region`.
  public func setOpaqueRegion(_ region: [Rect]?) { lendRegion(region) { p0 in gdk_surface_set_opaque_region(native(), p0) } }
  /// `GdkSurface::enter-monitor`.
  public var onEnterMonitor: Signal<Monitor?> { Signal(inside: self, "enter-monitor") }
  /// `GdkSurface::event`.
  public var onEvent: EventSignal<GdkEvent?> { EventSignal(inside: self, "event") }
  /// `GdkSurface::layout`.
  public var onLayout: Signal<Int, Int> { Signal(inside: self, "layout") }
  /// `GdkSurface::leave-monitor`.
  public var onLeaveMonitor: Signal<Monitor?> { Signal(inside: self, "leave-monitor") }
  /// `GdkSurface::render`.
  public var onRender: EventSignal<[Rect]> { EventSignal(inside: self, "render") }
}
