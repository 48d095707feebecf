// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDisplay`.
@MainActor open class Display: Object {
  /// `GdkDisplay:composited`.
  public final var isComposited: Bool { property("composited") }
  /// `isComposited` changed.
  public final var onNotifyComposited: Signal<> { notify("composited") }
  /// `GdkDisplay:input-shapes`.
  public final var isInputShapes: Bool { property("input-shapes") }
  /// `isInputShapes` changed.
  public final var onNotifyInputShapes: Signal<> { notify("input-shapes") }
  /// `GdkDisplay:rgba`.
  public final var isRgba: Bool { property("rgba") }
  /// `isRgba` changed.
  public final var onNotifyRgba: Signal<> { notify("rgba") }
  /// `gdk_display_beep`.
  public final func beep() { gdk_display_beep(native()) }
  /// `gdk_display_close`.
  public final func close() { gdk_display_close(native()) }
  /// `gdk_display_create_gl_context`.
  public final func createGlContext() throws(GLibError) -> GLContext {
    let result = try attempt { error in gdk_display_create_gl_context(native(), error) }
    return taken(result, as: GLContext.self)!
  }
  /// `gdk_display_device_is_grabbed`.
  @discardableResult public final func deviceIsGrabbed(_ device: Device) -> Bool { gdk_display_device_is_grabbed(native(), device.native()) != 0 }
  /// `gdk_display_flush`.
  public final func flush() { gdk_display_flush(native()) }
  /// `gdk_display_get_app_launch_context`.
  public final var appLaunchContext: AppLaunchContext { taken(gdk_display_get_app_launch_context(native()), as: AppLaunchContext.self)! }
  /// `gdk_display_get_clipboard`.
  public final var clipboard: Clipboard { wrapped(gdk_display_get_clipboard(native()), as: Clipboard.self)! }
  /// `gdk_display_get_default_seat`.
  public final var defaultSeat: Seat? { wrapped(gdk_display_get_default_seat(native()), as: Seat.self) }
  /// `gdk_display_get_monitor_at_surface`.
  public final func monitor(atSurface surface: Surface) -> Monitor? { wrapped(gdk_display_get_monitor_at_surface(native(), surface.native()), as: Monitor.self) }
  /// `gdk_display_get_monitors`.
  public final var monitors: any ItemList { wrapped(gdk_display_get_monitors(native()), as: (any ItemList).self)! }
  /// `gdk_display_get_name`.
  public final var name: String { nativeText(copying: gdk_display_get_name(native())) }
  /// `gdk_display_get_primary_clipboard`.
  public final var primaryClipboard: Clipboard { wrapped(gdk_display_get_primary_clipboard(native()), as: Clipboard.self)! }
  /// `gdk_display_get_startup_notification_id`.
  public final var startupNotificationId: String? { nativeOptionalText(copying: gdk_display_get_startup_notification_id(native())) }
  /// `gdk_display_is_closed`.
  public final var isClosed: Bool { gdk_display_is_closed(native()) != 0 }
  /// `gdk_display_list_seats`.
  public final func listSeats() -> [Seat] { nativeObjects(of: gdk_display_list_seats(native()), as: Seat.self, freeing: .list) }
  /// `gdk_display_notify_startup_complete`.
  public final func notifyStartupComplete(_ startupId: String) { gdk_display_notify_startup_complete(native(), startupId.withoutNUL) }
  /// `gdk_display_prepare_gl`.
  public final func prepareGl() throws(GLibError) { _ = try attempt { error in gdk_display_prepare_gl(native(), error) } }
  /// `gdk_display_put_event`.
  public final func putEvent(_ event: GdkEvent) { gdk_display_put_event(native(), event.native()) }
  /// `gdk_display_supports_input_shapes`.
  @discardableResult public final func supportsInputShapes() -> Bool { gdk_display_supports_input_shapes(native()) != 0 }
  /// `gdk_display_sync`.
  public final func sync() { gdk_display_sync(native()) }
  /// `gdk_display_translate_key`.
  public final func translateKey(_ keycode: Int, state: Modifiers, group: Int) -> (keyval: Int, effectiveGroup: Int, level: Int, consumed: Modifiers)? {
    var keyvalOut = UInt32()
    var effectiveGroupOut = Int32()
    var levelOut = Int32()
    var consumedOut = GdkModifierType(0)
    guard gdk_display_translate_key(native(), UInt32(clamping: keycode), GdkModifierType(state.rawValue), Int32(clamping: group), &keyvalOut, &effectiveGroupOut, &levelOut, &consumedOut) != 0 else { return nil }
    return (Int(keyvalOut), Int(effectiveGroupOut), Int(levelOut), Modifiers(rawValue: consumedOut.rawValue))
  }
  /// `gdk_display_get_default`.
  public static func `default`() -> Display? { wrapped(gdk_display_get_default(), as: Display.self) }
  /// `gdk_display_open`.
  public static func `open`(_ displayName: String) -> Display? { wrapped(gdk_display_open(displayName.withoutNUL), as: Display.self) }
  /// `GdkDisplay::closed`.
  public final var onClosed: Signal<Bool> { Signal(inside: self, "closed") }
  /// `GdkDisplay::opened`.
  public final var onOpened: Signal<> { Signal(inside: self, "opened") }
  /// `GdkDisplay::seat-added`.
  public final var onSeatAdded: Signal<Seat?> { Signal(inside: self, "seat-added") }
  /// `GdkDisplay::seat-removed`.
  public final var onSeatRemoved: Signal<Seat?> { Signal(inside: self, "seat-removed") }
  /// `GdkDisplay::setting-changed`.
  public final var onSettingChanged: Signal<String> { Signal(inside: self, "setting-changed", delivery: .userChanges) }
}
