// Made by scripts/generate-wrappers of scripts/support/wrappers/Adjustment.txt: edit that, not this.
import CGtk

extension Adjustment {
  /// The number. Setting it reaches no handler of `onValueChanged`.
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
    set { if newValue != stepIncrement { withoutEcho { gtk_adjustment_set_step_increment(native(), newValue) } } }
  }

  /// How far Page Up and Page Down move the number.
  public var pageIncrement: Double {
    get { gtk_adjustment_get_page_increment(native()) }
    set { if newValue != pageIncrement { withoutEcho { gtk_adjustment_set_page_increment(native(), newValue) } } }
  }

  /// How much is shown at once.
  public var pageSize: Double {
    get { gtk_adjustment_get_page_size(native()) }
    set { if newValue != pageSize { withoutEcho { gtk_adjustment_set_page_size(native(), newValue) } } }
  }
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
