// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDevice`.
@MainActor open class Device: Object, nonisolated DevicePad {
  /// `GdkDevice:caps-lock-state`.
  public final var isCapsLockState: Bool { gdk_device_get_caps_lock_state(native()) != 0 }
  /// `isCapsLockState` changed.
  public final var onNotifyCapsLockState: Signal<> { notify("caps-lock-state") }
  /// `GdkDevice:direction`.
  public final var direction: Direction { Direction(rawValue: gdk_device_get_direction(native()).rawValue) }
  /// `direction` changed.
  public final var onNotifyDirection: Signal<> { notify("direction") }
  /// `GdkDevice:display`.
  public final var display: Display? { wrapped(gdk_device_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkDevice:has-bidi-layouts`.
  public final var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(native()) != 0 }
  /// `hasBidiLayouts` changed.
  public final var onNotifyHasBidiLayouts: Signal<> { notify("has-bidi-layouts") }
  /// `GdkDevice:has-cursor`.
  public final var hasCursor: Bool { gdk_device_get_has_cursor(native()) != 0 }
  /// `hasCursor` changed.
  public final var onNotifyHasCursor: Signal<> { notify("has-cursor") }
  /// `GdkDevice:modifier-state`.
  public final var modifierState: Modifiers { Modifiers(rawValue: gdk_device_get_modifier_state(native()).rawValue) }
  /// `modifierState` changed.
  public final var onNotifyModifierState: Signal<> { notify("modifier-state") }
  /// `GdkDevice:n-axes`.
  public final var nAxes: Int { property("n-axes") }
  /// `nAxes` changed.
  public final var onNotifyNAxes: Signal<> { notify("n-axes") }
  /// `GdkDevice:name`.
  public final var name: String { nativeText(copying: gdk_device_get_name(native())) }
  /// `name` changed.
  public final var onNotifyName: Signal<> { notify("name") }
  /// `GdkDevice:num-lock-state`.
  public final var isNumLockState: Bool { gdk_device_get_num_lock_state(native()) != 0 }
  /// `isNumLockState` changed.
  public final var onNotifyNumLockState: Signal<> { notify("num-lock-state") }
  /// `GdkDevice:num-touches`.
  public final var numTouches: Int { Int(gdk_device_get_num_touches(native())) }
  /// `numTouches` changed.
  public final var onNotifyNumTouches: Signal<> { notify("num-touches") }
  /// `GdkDevice:product-id`.
  public final var productId: String? { nativeOptionalText(copying: gdk_device_get_product_id(native())) }
  /// `productId` changed.
  public final var onNotifyProductId: Signal<> { notify("product-id") }
  /// `GdkDevice:scroll-lock-state`.
  public final var isScrollLockState: Bool { gdk_device_get_scroll_lock_state(native()) != 0 }
  /// `isScrollLockState` changed.
  public final var onNotifyScrollLockState: Signal<> { notify("scroll-lock-state") }
  /// `GdkDevice:seat`.
  public final var seat: Seat? { get { wrapped(gdk_device_get_seat(native()), as: Seat.self) } set { if newValue !== seat { setProperty("seat", to: newValue) } } }
  /// `seat` changed.
  public final var onNotifySeat: Signal<> { notify("seat", delivery: .userChanges) }
  /// `GdkDevice:source`.
  public final var source: InputSource { InputSource(rawValue: gdk_device_get_source(native()).rawValue) }
  /// `source` changed.
  public final var onNotifySource: Signal<> { notify("source") }
  /// `GdkDevice:tool`.
  public final var tool: DeviceTool? { property("tool") }
  /// `tool` changed.
  public final var onNotifyTool: Signal<> { notify("tool") }
  /// `GdkDevice:vendor-id`.
  public final var vendorId: String? { nativeOptionalText(copying: gdk_device_get_vendor_id(native())) }
  /// `vendorId` changed.
  public final var onNotifyVendorId: Signal<> { notify("vendor-id") }
  /// `gdk_device_get_device_tool`.
  public final var deviceTool: DeviceTool? { wrapped(gdk_device_get_device_tool(native()), as: DeviceTool.self) }
  /// `gdk_device_get_surface_at_position`.
  public final var surfaceAtPosition: (result: Surface?, winX: Double, winY: Double) {
    var winXOut = Double()
    var winYOut = Double()
    let result = wrapped(gdk_device_get_surface_at_position(native(), &winXOut, &winYOut), as: Surface.self)
    return (result, winXOut, winYOut)
  }
  /// `gdk_device_get_timestamp`.
  public final var timestamp: Int { Int(gdk_device_get_timestamp(native())) }
  /// `GdkDevice::changed`.
  public final var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
  /// `GdkDevice::tool-changed`.
  public final var onToolChanged: Signal<DeviceTool?> { Signal(inside: self, "tool-changed", delivery: .userChanges) }
}
