// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDeviceTool`.
@MainActor open class DeviceTool: Object {
  /// `GdkDeviceTool:axes`.
  public final var axes: AxisFlags { AxisFlags(rawValue: gdk_device_tool_get_axes(native()).rawValue) }
  /// `axes` changed.
  public final var onNotifyAxes: Signal<> { notify("axes") }
  /// `GdkDeviceTool:hardware-id`.
  public final var hardwareId: Int { Int(clamping: gdk_device_tool_get_hardware_id(native())) }
  /// `hardwareId` changed.
  public final var onNotifyHardwareId: Signal<> { notify("hardware-id") }
  /// `GdkDeviceTool:serial`.
  public final var serial: Int { Int(clamping: gdk_device_tool_get_serial(native())) }
  /// `serial` changed.
  public final var onNotifySerial: Signal<> { notify("serial") }
  /// `GdkDeviceTool:tool-type`.
  public final var toolType: DeviceToolType { DeviceToolType(rawValue: gdk_device_tool_get_tool_type(native()).rawValue) }
  /// `toolType` changed.
  public final var onNotifyToolType: Signal<> { notify("tool-type") }
}
