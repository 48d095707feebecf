import CGtk

/// A number with limits, such as the position to which a view is scrolled.
@MainActor public final class Adjustment: Object {
  /// A number with limits.
  public init(value: Double, lower: Double, upper: Double, step: Double, page: Double, pageSize: Double = 0) {
    super.init(owning: UnsafeMutableRawPointer(gtk_adjustment_new(value, lower, upper, step, page, pageSize)))
  }

  /// Adopts a GtkAdjustment.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The limits of the number: `lower` and `upper`, without `pageSize`.
  public var range: ClosedRange<Double> { lower...max(lower, upper - pageSize) }
}
