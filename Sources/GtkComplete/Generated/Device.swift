// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDevice`.
@MainActor open class Device: Object, nonisolated DevicePad {
  /// Adopts a GdkDevice.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Device {
  /// `GdkDevice:caps-lock-state`.
  public var isCapsLockState: Bool { gdk_device_get_caps_lock_state(native()) != 0 }
  /// `isCapsLockState` changed.
  public var onNotifyCapsLockState: Signal<> { notify("caps-lock-state") }
  /// `GdkDevice:direction`.
  public var direction: Direction { Direction(rawValue: gdk_device_get_direction(native()).rawValue) }
  /// `direction` changed.
  public var onNotifyDirection: Signal<> { notify("direction") }
  /// `GdkDevice:display`.
  public var display: Display? { wrapped(gdk_device_get_display(native()), as: Display.self) }
  /// `display` changed.
  public var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkDevice:has-bidi-layouts`.
  public var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(native()) != 0 }
  /// `hasBidiLayouts` changed.
  public var onNotifyHasBidiLayouts: Signal<> { notify("has-bidi-layouts") }
  /// `GdkDevice:has-cursor`.
  public var hasCursor: Bool { gdk_device_get_has_cursor(native()) != 0 }
  /// `hasCursor` changed.
  public var onNotifyHasCursor: Signal<> { notify("has-cursor") }
  /// `GdkDevice:modifier-state`.
  public var modifierState: Modifiers { Modifiers(rawValue: gdk_device_get_modifier_state(native()).rawValue) }
  /// `modifierState` changed.
  public var onNotifyModifierState: Signal<> { notify("modifier-state") }
  /// `GdkDevice:n-axes`.
  public var nAxes: Int { property("n-axes") }
  /// `nAxes` changed.
  public var onNotifyNAxes: Signal<> { notify("n-axes") }
  /// `GdkDevice:name`.
  public var name: String { nativeText(copying: gdk_device_get_name(native())) }
  /// `name` changed.
  public var onNotifyName: Signal<> { notify("name") }
  /// `GdkDevice:num-lock-state`.
  public var isNumLockState: Bool { gdk_device_get_num_lock_state(native()) != 0 }
  /// `isNumLockState` changed.
  public var onNotifyNumLockState: Signal<> { notify("num-lock-state") }
  /// `GdkDevice:num-touches`.
  public var numTouches: Int { Int(gdk_device_get_num_touches(native())) }
  /// `numTouches` changed.
  public var onNotifyNumTouches: Signal<> { notify("num-touches") }
  /// `GdkDevice:product-id`.
  public var productId: String? { nativeOptionalText(copying: gdk_device_get_product_id(native())) }
  /// `productId` changed.
  public var onNotifyProductId: Signal<> { notify("product-id") }
  /// `GdkDevice:scroll-lock-state`.
  public var isScrollLockState: Bool { gdk_device_get_scroll_lock_state(native()) != 0 }
  /// `isScrollLockState` changed.
  public var onNotifyScrollLockState: Signal<> { notify("scroll-lock-state") }
  /// `GdkDevice:seat`.
  public var seat: Seat? { get { wrapped(gdk_device_get_seat(native()), as: Seat.self) } set { if newValue !== seat { setProperty("seat", to: newValue) } } }
  /// `seat` changed.
  public var onNotifySeat: Signal<> { notify("seat", delivery: .userChanges) }
  /// `GdkDevice:source`.
  public var source: InputSource { InputSource(rawValue: gdk_device_get_source(native()).rawValue) }
  /// `source` changed.
  public var onNotifySource: Signal<> { notify("source") }
  /// `GdkDevice:tool`.
  public var tool: DeviceTool? { property("tool") }
  /// `tool` changed.
  public var onNotifyTool: Signal<> { notify("tool") }
  /// `GdkDevice:vendor-id`.
  public var vendorId: String? { nativeOptionalText(copying: gdk_device_get_vendor_id(native())) }
  /// `vendorId` changed.
  public var onNotifyVendorId: Signal<> { notify("vendor-id") }
  /// `gdk_device_get_device_tool`.
  public var deviceTool: DeviceTool? { wrapped(gdk_device_get_device_tool(native()), as: DeviceTool.self) }
  /// `gdk_device_get_surface_at_position`.
  public var surfaceAtPosition: (result: Surface?, winX: Double, winY: Double) {
    var winXOut = Double()
    var winYOut = Double()
    let result = wrapped(gdk_device_get_surface_at_position(native(), &winXOut, &winYOut), as: Surface.self)
    return (result, winXOut, winYOut)
  }
  /// `gdk_device_get_timestamp`.
  public var timestamp: Int { Int(gdk_device_get_timestamp(native())) }
  /// `GdkDevice::changed`.
  public var onChanged: Signal<> { Signal(inside: self, "changed", delivery: .userChanges) }
  /// `GdkDevice::tool-changed`.
  public var onToolChanged: Signal<DeviceTool?> { Signal(inside: self, "tool-changed", delivery: .userChanges) }
}
