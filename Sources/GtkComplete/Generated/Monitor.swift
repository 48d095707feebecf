// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GdkMonitor`.
@MainActor open class Monitor: Object {
  /// `GdkMonitor:connector`.
  public final var connector: String? { nativeOptionalText(copying: gdk_monitor_get_connector(native())) }
  /// `connector` changed.
  public final var onNotifyConnector: Signal<> { notify("connector") }
  /// `GdkMonitor:display`.
  public final var display: Display? { wrapped(gdk_monitor_get_display(native()), as: Display.self) }
  /// `display` changed.
  public final var onNotifyDisplay: Signal<> { notify("display") }
  /// `GdkMonitor:geometry`.
  public final var geometry: Rect { property("geometry") }
  /// `geometry` changed.
  public final var onNotifyGeometry: Signal<> { notify("geometry") }
  /// `GdkMonitor:height-mm`.
  public final var heightMm: Int { Int(gdk_monitor_get_height_mm(native())) }
  /// `heightMm` changed.
  public final var onNotifyHeightMm: Signal<> { notify("height-mm") }
  /// `GdkMonitor:manufacturer`.
  public final var manufacturer: String? { nativeOptionalText(copying: gdk_monitor_get_manufacturer(native())) }
  /// `manufacturer` changed.
  public final var onNotifyManufacturer: Signal<> { notify("manufacturer") }
  /// `GdkMonitor:model`.
  public final var model: String? { nativeOptionalText(copying: gdk_monitor_get_model(native())) }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model") }
  /// `GdkMonitor:refresh-rate`.
  public final var refreshRate: Int { Int(gdk_monitor_get_refresh_rate(native())) }
  /// `refreshRate` changed.
  public final var onNotifyRefreshRate: Signal<> { notify("refresh-rate") }
  /// `GdkMonitor:scale-factor`.
  public final var scaleFactor: Int { Int(gdk_monitor_get_scale_factor(native())) }
  /// `scaleFactor` changed.
  public final var onNotifyScaleFactor: Signal<> { notify("scale-factor") }
  /// `GdkMonitor:subpixel-layout`.
  public final var subpixelLayout: SubpixelLayout { SubpixelLayout(rawValue: gdk_monitor_get_subpixel_layout(native()).rawValue) }
  /// `subpixelLayout` changed.
  public final var onNotifySubpixelLayout: Signal<> { notify("subpixel-layout") }
  /// `GdkMonitor:valid`.
  public final var isValid: Bool { property("valid") }
  /// `isValid` changed.
  public final var onNotifyValid: Signal<> { notify("valid") }
  /// `GdkMonitor:width-mm`.
  public final var widthMm: Int { Int(gdk_monitor_get_width_mm(native())) }
  /// `widthMm` changed.
  public final var onNotifyWidthMm: Signal<> { notify("width-mm") }
  /// `GdkMonitor::invalidate`.
  public final var onInvalidate: Signal<> { Signal(inside: self, "invalidate") }
}
