import CGtk

/// A number to type or step.
@MainActor open class SpinButton: Widget {
  /// A number within a range.
  public init(range: ClosedRange<Double>, step: Double) {
    super.init(
      owning: UnsafeMutableRawPointer(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step)))
  }

  /// Adopts a GtkSpinButton.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The number. Setting it reaches no handler of `valueChanged`.
  public var value: Double {
    get { gtk_spin_button_get_value(native()) }
    set { if newValue != value { withoutEcho { gtk_spin_button_set_value(native(), newValue) } } }
  }

  /// The limits of the number.
  public func setRange(_ range: ClosedRange<Double>) {
    withoutEcho { gtk_spin_button_set_range(native(), range.lowerBound, range.upperBound) }
  }

  /// How many decimals are shown.
  public var digits: Int {
    get { Int(gtk_spin_button_get_digits(native())) }
    set { if newValue != digits { gtk_spin_button_set_digits(native(), UInt32(newValue)) } }
  }

  /// The user changed it; read `value`.
  public var valueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }
}
