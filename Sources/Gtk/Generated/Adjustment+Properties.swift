// Made by scripts/generate-wrappers of scripts/support/wrappers/Adjustment.txt: edit that, not this.
import CGtk

extension Adjustment {
  /// The number. Setting it reaches no handler of `onValueChanged`.
  @NativeProperty(gtk_adjustment_get_value, gtk_adjustment_set_value) public var value: Double

  /// The least number.
  @NativeProperty(gtk_adjustment_get_lower, gtk_adjustment_set_lower) public var lower: Double

  /// The largest number, `pageSize` included.
  @NativeProperty(gtk_adjustment_get_upper, gtk_adjustment_set_upper) public var upper: Double

  /// How far the arrow keys move the number.
  @NativeProperty(gtk_adjustment_get_step_increment, gtk_adjustment_set_step_increment) public var stepIncrement: Double

  /// How far Page Up and Page Down move the number.
  @NativeProperty(gtk_adjustment_get_page_increment, gtk_adjustment_set_page_increment) public var pageIncrement: Double

  /// How much is shown at once.
  @NativeProperty(gtk_adjustment_get_page_size, gtk_adjustment_set_page_size) public var pageSize: Double
}

// Signals.
extension Adjustment {
  /// The user, or layout, changed the number.
  public var onValueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }

  /// The user, or layout, changed something else than the number.
  public var onChanged: Signal<> { Signal(self, "changed", delivery: .userChanges) }

  /// The user, or C code, changed `value`.
  public var onNotifyValue: Signal<> { notify("value", delivery: .userChanges) }

  /// The user, or C code, changed `lower`.
  public var onNotifyLower: Signal<> { notify("lower", delivery: .userChanges) }

  /// The user, or C code, changed `upper`.
  public var onNotifyUpper: Signal<> { notify("upper", delivery: .userChanges) }

  /// The user, or C code, changed `stepIncrement`.
  public var onNotifyStepIncrement: Signal<> { notify("step-increment", delivery: .userChanges) }

  /// The user, or C code, changed `pageIncrement`.
  public var onNotifyPageIncrement: Signal<> { notify("page-increment", delivery: .userChanges) }

  /// The user, or C code, changed `pageSize`.
  public var onNotifyPageSize: Signal<> { notify("page-size", delivery: .userChanges) }
}
