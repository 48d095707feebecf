// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkScaleButton`.
@MainActor open class ScaleButton: Widget, nonisolated Orientable {
  /// Adopts a GtkScaleButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_scale_button_new`.
  public init(min: Double, max: Double, step: Double, icons: [String]? = nil) { super.init(owning: UnsafeMutableRawPointer(lendTexts(icons) { p0 in gtk_scale_button_new(min, max, step, p0) })) }
}

/// Every `ScaleButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol ScaleButtonProtocol: ScaleButton {}
extension ScaleButton: nonisolated ScaleButtonProtocol {}

extension ScaleButtonProtocol {
  /// `GtkScaleButton:adjustment`.
  public var adjustment: Adjustment? { get { wrapped(gtk_scale_button_get_adjustment(native()), as: Adjustment.self) } set { if newValue !== adjustment { withoutEcho { gtk_scale_button_set_adjustment(native(), newValue?.native()) } } } }
  /// `adjustment` changed.
  public var onNotifyAdjustment: Signal<> { notify("adjustment", delivery: .userChanges) }
  /// `GtkScaleButton:value`.
  public var value: Double { get { gtk_scale_button_get_value(native()) } set { if newValue != value { setProperty("value", to: newValue) } } }
  /// `value` changed.
  public var onNotifyValue: Signal<> { notify("value", delivery: .userChanges) }
  /// `gtk_scale_button_get_minus_button`.
  public var minusButton: Button { wrapped(gtk_scale_button_get_minus_button(native()), as: Button.self)! }
  /// `gtk_scale_button_get_plus_button`.
  public var plusButton: Button { wrapped(gtk_scale_button_get_plus_button(native()), as: Button.self)! }
  /// `gtk_scale_button_get_popup`.
  public var popupWidget: Widget { wrapped(gtk_scale_button_get_popup(native()), as: Widget.self)! }
  /// `GtkScaleButton::popdown`.
  public var onPopdown: Signal<> { Signal(inside: self, "popdown") }
  /// `GtkScaleButton::popup`.
  public var onPopup: Signal<> { Signal(inside: self, "popup") }
  /// `GtkScaleButton::value-changed`.
  public var onValueChanged: Signal<Double> { Signal(inside: self, "value-changed", delivery: .userChanges) }
}
