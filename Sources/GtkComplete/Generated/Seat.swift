// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkSeat`.
@MainActor open class Seat: Object {
  /// `GdkSeat:display`.
  public final var display: Display? { wrapped(gdk_seat_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `gdk_seat_get_capabilities`.
  public final var capabilities: SeatCapabilities { SeatCapabilities(rawValue: gdk_seat_get_capabilities(native()).rawValue) }
  /// `gdk_seat_get_devices`.
  public final func devices(_ capabilities: SeatCapabilities) -> [Device] { nativeObjects(of: gdk_seat_get_devices(native(), GdkSeatCapabilities(capabilities.rawValue)), as: Device.self, freeing: .list) }
  /// `gdk_seat_get_keyboard`.
  public final var keyboard: Device? { wrapped(gdk_seat_get_keyboard(native()), as: Device.self) }
  /// `gdk_seat_get_pointer`.
  public final var pointer: Device? { wrapped(gdk_seat_get_pointer(native()), as: Device.self) }
  /// `gdk_seat_get_tools`.
  public final var tools: [DeviceTool] { nativeObjects(of: gdk_seat_get_tools(native()), as: DeviceTool.self, freeing: .list) }
  /// `GdkSeat::device-added`.
  public final var onDeviceAdded: Signal<Device?> { Signal(inside: self, "device-added") }
  /// `GdkSeat::device-removed`.
  public final var onDeviceRemoved: Signal<Device?> { Signal(inside: self, "device-removed") }
  /// `GdkSeat::tool-added`.
  public final var onToolAdded: Signal<DeviceTool?> { Signal(inside: self, "tool-added") }
  /// `GdkSeat::tool-removed`.
  public final var onToolRemoved: Signal<DeviceTool?> { Signal(inside: self, "tool-removed") }
}
