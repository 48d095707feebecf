import CGtk

/// A number with limits, such as the place a view is scrolled to.
@MainActor public final class Adjustment: Object {
  /// A number with limits.
  public init(value: Double, lower: Double, upper: Double, step: Double, page: Double, pageSize: Double = 0) {
    super.init(owning: UnsafeMutableRawPointer(gtk_adjustment_new(value, lower, upper, step, page, pageSize)))
  }

  /// Adopts a GtkAdjustment.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The number.
  public var value: Double {
    get { gtk_adjustment_get_value(native()) }
    set { if newValue != value { withoutEcho { gtk_adjustment_set_value(native(), newValue) } } }
  }

  /// The least number.
  public var lower: Double {
    get { gtk_adjustment_get_lower(native()) }
    set { if newValue != lower { withoutEcho { gtk_adjustment_set_lower(native(), newValue) } } }
  }

  /// The largest number, `pageSize` included.
  public var upper: Double {
    get { gtk_adjustment_get_upper(native()) }
    set { if newValue != upper { withoutEcho { gtk_adjustment_set_upper(native(), newValue) } } }
  }

  /// How far the arrow keys move the number.
  public var stepIncrement: Double {
    get { gtk_adjustment_get_step_increment(native()) }
    set { if newValue != stepIncrement { gtk_adjustment_set_step_increment(native(), newValue) } }
  }

  /// How far Page Up and Page Down move the number.
  public var pageIncrement: Double {
    get { gtk_adjustment_get_page_increment(native()) }
    set { if newValue != pageIncrement { gtk_adjustment_set_page_increment(native(), newValue) } }
  }

  /// How much is shown at once.
  public var pageSize: Double { gtk_adjustment_get_page_size(native()) }

  /// The user, or layout, changed the number.
  public var valueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }
}
