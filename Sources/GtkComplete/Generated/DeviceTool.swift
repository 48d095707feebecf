// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkDeviceTool`.
@MainActor open class DeviceTool: Object {
  /// Adopts a GdkDeviceTool.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension DeviceTool {
  /// `GdkDeviceTool:axes`.
  public var axes: AxisFlags { AxisFlags(rawValue: gdk_device_tool_get_axes(native()).rawValue) }
  /// `axes` changed.
  public var onNotifyAxes: Signal<> { notify("axes") }
  /// `GdkDeviceTool:hardware-id`.
  public var hardwareId: Int { Int(clamping: gdk_device_tool_get_hardware_id(native())) }
  /// `hardwareId` changed.
  public var onNotifyHardwareId: Signal<> { notify("hardware-id") }
  /// `GdkDeviceTool:serial`.
  public var serial: Int { Int(clamping: gdk_device_tool_get_serial(native())) }
  /// `serial` changed.
  public var onNotifySerial: Signal<> { notify("serial") }
  /// `GdkDeviceTool:tool-type`.
  public var toolType: DeviceToolType { DeviceToolType(rawValue: gdk_device_tool_get_tool_type(native()).rawValue) }
  /// `toolType` changed.
  public var onNotifyToolType: Signal<> { notify("tool-type") }
}
