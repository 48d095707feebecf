// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkSeat`.
@MainActor open class Seat: Object {
  /// Adopts a GdkSeat.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Seat {
  /// `GdkSeat:display`.
  public var display: Display? { wrapped(gdk_seat_get_display(native()), as: Display.self) }
  /// `display` changed.
  public var onNotifyDisplay: Signal<> { notify("display") }
  /// `gdk_seat_get_capabilities`.
  public var capabilities: SeatCapabilities { SeatCapabilities(rawValue: gdk_seat_get_capabilities(native()).rawValue) }
  /// `gdk_seat_get_devices`.
  public func devices(_ capabilities: SeatCapabilities) -> [Device] { nativeObjects(of: gdk_seat_get_devices(native(), GdkSeatCapabilities(capabilities.rawValue)), as: Device.self, freeing: .list) }
  /// `gdk_seat_get_keyboard`.
  public var keyboard: Device? { wrapped(gdk_seat_get_keyboard(native()), as: Device.self) }
  /// `gdk_seat_get_pointer`.
  public var pointer: Device? { wrapped(gdk_seat_get_pointer(native()), as: Device.self) }
  /// `gdk_seat_get_tools`.
  public var tools: [DeviceTool] { nativeObjects(of: gdk_seat_get_tools(native()), as: DeviceTool.self, freeing: .list) }
  /// `GdkSeat::device-added`.
  public var onDeviceAdded: Signal<Device?> { Signal(inside: self, "device-added") }
  /// `GdkSeat::device-removed`.
  public var onDeviceRemoved: Signal<Device?> { Signal(inside: self, "device-removed") }
  /// `GdkSeat::tool-added`.
  public var onToolAdded: Signal<DeviceTool?> { Signal(inside: self, "tool-added") }
  /// `GdkSeat::tool-removed`.
  public var onToolRemoved: Signal<DeviceTool?> { Signal(inside: self, "tool-removed") }
}
