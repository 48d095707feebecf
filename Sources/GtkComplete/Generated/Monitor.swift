// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkMonitor`.
@MainActor open class Monitor: Object {
  /// Adopts a GdkMonitor.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension Monitor {
  /// `GdkMonitor:connector`.
  public var connector: String? { nativeOptionalText(copying: gdk_monitor_get_connector(native())) }
  /// `connector` changed.
  public var onNotifyConnector: Signal<> { notify("connector") }
  /// `GdkMonitor:display`.
  public var display: Display? { wrapped(gdk_monitor_get_display(native()), as: Display.self) }
  /// `display` changed.
  public var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkMonitor:geometry`.
  public var geometry: Rect { property("geometry") }
  /// `geometry` changed.
  public var onNotifyGeometry: Signal<> { notify("geometry") }
  /// `GdkMonitor:height-mm`.
  public var heightMm: Int { Int(gdk_monitor_get_height_mm(native())) }
  /// `heightMm` changed.
  public var onNotifyHeightMm: Signal<> { notify("height-mm") }
  /// `GdkMonitor:manufacturer`.
  public var manufacturer: String? { nativeOptionalText(copying: gdk_monitor_get_manufacturer(native())) }
  /// `manufacturer` changed.
  public var onNotifyManufacturer: Signal<> { notify("manufacturer") }
  /// `GdkMonitor:model`.
  public var model: String? { nativeOptionalText(copying: gdk_monitor_get_model(native())) }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model") }
  /// `GdkMonitor:refresh-rate`.
  public var refreshRate: Int { Int(gdk_monitor_get_refresh_rate(native())) }
  /// `refreshRate` changed.
  public var onNotifyRefreshRate: Signal<> { notify("refresh-rate") }
  /// `GdkMonitor:scale-factor`.
  public var scaleFactor: Int { Int(gdk_monitor_get_scale_factor(native())) }
  /// `scaleFactor` changed.
  public var onNotifyScaleFactor: Signal<> { notify("scale-factor") }
  /// `GdkMonitor:subpixel-layout`.
  public var subpixelLayout: SubpixelLayout { SubpixelLayout(rawValue: gdk_monitor_get_subpixel_layout(native()).rawValue) }
  /// `subpixelLayout` changed.
  public var onNotifySubpixelLayout: Signal<> { notify("subpixel-layout") }
  /// `GdkMonitor:valid`.
  public var isValid: Bool { property("valid") }
  /// `isValid` changed.
  public var onNotifyValid: Signal<> { notify("valid") }
  /// `GdkMonitor:width-mm`.
  public var widthMm: Int { Int(gdk_monitor_get_width_mm(native())) }
  /// `widthMm` changed.
  public var onNotifyWidthMm: Signal<> { notify("width-mm") }
  /// `GdkMonitor::invalidate`.
  public var onInvalidate: Signal<> { Signal(inside: self, "invalidate") }
}
