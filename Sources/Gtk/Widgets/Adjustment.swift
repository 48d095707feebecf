import CGtk

/// A number with limits, such as the place a view is scrolled to.
@MainActor public final class Adjustment: Object {
  /// The number.
  public var value: Double {
    get { gtk_adjustment_get_value(native()) }
    set { if newValue != value { withoutEcho { gtk_adjustment_set_value(native(), newValue) } } }
  }

  /// The least number.
  public var lower: Double { gtk_adjustment_get_lower(native()) }

  /// The largest number, `pageSize` included.
  public var upper: Double { gtk_adjustment_get_upper(native()) }

  /// How much is shown at once.
  public var pageSize: Double { gtk_adjustment_get_page_size(native()) }

  /// The user, or layout, changed the number.
  public var valueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }
}
