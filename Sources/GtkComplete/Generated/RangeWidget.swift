// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkRange`.
@MainActor open class RangeWidget: Widget, nonisolated RangeWidgetProtocol, nonisolated Orientable {}

/// The members of `RangeWidget`, also of its subclasses in `Gtk`.
@MainActor public protocol RangeWidgetProtocol: Widget {}

extension RangeWidgetProtocol {
  /// `gtk_range_get_flippable`.
  public var isFlippable: Bool { get { gtk_range_get_flippable(native()) != 0 } set { withoutEcho { gtk_range_set_flippable(native(), newValue ? 1 : 0) } } }
  /// `gtk_range_get_range_rect`.
  public var rangeRect: Rect {
    var rangeRectOut = GdkRectangle()
    gtk_range_get_range_rect(native(), &rangeRectOut)
    return rangeRectOut.value
  }
  /// `gtk_range_get_slider_range`.
  public var sliderRange: (sliderStart: Int, sliderEnd: Int) {
    var sliderStartOut = Int32()
    var sliderEndOut = Int32()
    gtk_range_get_slider_range(native(), &sliderStartOut, &sliderEndOut)
    return (Int(sliderStartOut), Int(sliderEndOut))
  }
  /// `gtk_range_get_slider_size_fixed`.
  public var isSliderSizeFixed: Bool { get { gtk_range_get_slider_size_fixed(native()) != 0 } set { withoutEcho { gtk_range_set_slider_size_fixed(native(), newValue ? 1 : 0) } } }
  /// `gtk_range_set_range`.
  public func setRange(min: Double, max: Double) { gtk_range_set_range(native(), min, max) }
  /// `gtk_range_set_value`.
  public func setValue(_ value: Double) { gtk_range_set_value(native(), value) }
  /// `GtkRange::adjust-bounds`.
  public var onAdjustBounds: Signal<Double> { Signal(inside: self, "adjust-bounds") }
  /// `GtkRange::change-value`.
  public var onChangeValue: EventSignal<ScrollType, Double> { EventSignal(inside: self, "change-value") }
  /// `GtkRange::move-slider`.
  public var onMoveSlider: Signal<ScrollType> { Signal(inside: self, "move-slider") }
}

// What the classes of `Gtk` below it have themselves.
extension WidgetProtocol where Self: RangeWidget {
  /// `GtkRange:adjustment`.
  public var adjustment: Adjustment? { get { wrapped(gtk_range_get_adjustment(native()), as: Adjustment.self) } set { if newValue !== adjustment { withoutEcho { gtk_range_set_adjustment(native(), newValue?.native()) } } } }
  /// `adjustment` changed.
  public var onNotifyAdjustment: Signal<> { notify("adjustment", delivery: .userChanges) }
  /// `GtkRange:fill-level`.
  public var fillLevel: Double { get { gtk_range_get_fill_level(native()) } set { if newValue != fillLevel { setProperty("fill-level", to: newValue) } } }
  /// `fillLevel` changed.
  public var onNotifyFillLevel: Signal<> { notify("fill-level", delivery: .userChanges) }
  /// `GtkRange:inverted`.
  public var isInverted: Bool { get { gtk_range_get_inverted(native()) != 0 } set { if newValue != isInverted { withoutEcho { gtk_range_set_inverted(native(), newValue ? 1 : 0) } } } }
  /// `isInverted` changed.
  public var onNotifyInverted: Signal<> { notify("inverted", delivery: .userChanges) }
  /// `GtkRange:restrict-to-fill-level`.
  public var restrictsToFillLevel: Bool { get { gtk_range_get_restrict_to_fill_level(native()) != 0 } set { if newValue != restrictsToFillLevel { withoutEcho { gtk_range_set_restrict_to_fill_level(native(), newValue ? 1 : 0) } } } }
  /// `restrictsToFillLevel` changed.
  public var onNotifyRestrictToFillLevel: Signal<> { notify("restrict-to-fill-level", delivery: .userChanges) }
  /// `GtkRange:round-digits`.
  public var roundDigits: Int { get { Int(gtk_range_get_round_digits(native())) } set { if newValue != roundDigits { setProperty("round-digits", to: newValue) } } }
  /// `roundDigits` changed.
  public var onNotifyRoundDigits: Signal<> { notify("round-digits", delivery: .userChanges) }
  /// `GtkRange:show-fill-level`.
  public var showsFillLevel: Bool { get { gtk_range_get_show_fill_level(native()) != 0 } set { if newValue != showsFillLevel { withoutEcho { gtk_range_set_show_fill_level(native(), newValue ? 1 : 0) } } } }
  /// `showsFillLevel` changed.
  public var onNotifyShowFillLevel: Signal<> { notify("show-fill-level", delivery: .userChanges) }
  /// `gtk_range_get_value`.
  public var value: Double { gtk_range_get_value(native()) }
  /// `gtk_range_set_increments`.
  public func setIncrements(step: Double, page: Double) { gtk_range_set_increments(native(), step, page) }
  /// `GtkRange::value-changed`.
  public var onValueChanged: Signal<> { Signal(inside: self, "value-changed", delivery: .userChanges) }
}
