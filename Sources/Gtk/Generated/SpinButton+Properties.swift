// Made by scripts/generate-wrappers of scripts/support/wrappers/SpinButton.txt: edit that, not this.
import CGtk

extension WidgetProtocol where Self: SpinButton {
  /// How much faster the number changes while a button is held.
  public var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(native()) }
    set { if newValue != climbRate { withoutEcho { gtk_spin_button_set_climb_rate(native(), newValue) } } }
  }

  /// How many decimals are shown.
  public var digits: Int {
    get { Int(gtk_spin_button_get_digits(native())) }
    set { if newValue != digits { withoutEcho { gtk_spin_button_set_digits(native(), UInt32(clamping: newValue)) } } }
  }

  /// Whether a typed number becomes the nearest step.
  public var snapsToSteps: Bool {
    get { gtk_spin_button_get_snap_to_ticks(native()) != 0 }
    set {
      if newValue != snapsToSteps { withoutEcho { gtk_spin_button_set_snap_to_ticks(native(), newValue ? 1 : 0) } }
    }
  }

  /// Whether only numbers can be typed.
  public var takesNumbersAlone: Bool {
    get { gtk_spin_button_get_numeric(native()) != 0 }
    set { if newValue != takesNumbersAlone { withoutEcho { gtk_spin_button_set_numeric(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the least number follows the largest one.
  public var wrapsAround: Bool {
    get { gtk_spin_button_get_wrap(native()) != 0 }
    set { if newValue != wrapsAround { withoutEcho { gtk_spin_button_set_wrap(native(), newValue ? 1 : 0) } } }
  }

  /// What happens to a number out of range.
  public var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(gtk_spin_button_get_update_policy(native())) }
    set { if newValue != updatePolicy { withoutEcho { gtk_spin_button_set_update_policy(native(), newValue.native) } } }
  }

  /// The number. Setting it reaches no handler of `onValueChanged`.
  public var value: Double {
    get { gtk_spin_button_get_value(native()) }
    set { if newValue != value { withoutEcho { gtk_spin_button_set_value(native(), newValue) } } }
  }
}

// Signals.
extension WidgetProtocol where Self: SpinButton {
  /// The user changed it; read `value`.
  public var onValueChanged: Signal<> { Signal(self, "value-changed", delivery: .userChanges) }

  /// The number went on at the other end.
  public var onWrapped: Signal<> { Signal(self, "wrapped") }

  /// The user, or C code, changed `adjustment`.
  public var onNotifyAdjustment: Signal<> { notify("adjustment", delivery: .userChanges) }

  /// The user, or C code, changed `climbRate`.
  public var onNotifyClimbRate: Signal<> { notify("climb-rate", delivery: .userChanges) }

  /// The user, or C code, changed `digits`.
  public var onNotifyDigits: Signal<> { notify("digits", delivery: .userChanges) }

  /// The user, or C code, changed `snapsToSteps`.
  public var onNotifySnapToTicks: Signal<> { notify("snap-to-ticks", delivery: .userChanges) }

  /// The user, or C code, changed `takesNumbersAlone`.
  public var onNotifyNumeric: Signal<> { notify("numeric", delivery: .userChanges) }

  /// The user, or C code, changed `wrapsAround`.
  public var onNotifyWrap: Signal<> { notify("wrap", delivery: .userChanges) }

  /// The user, or C code, changed `updatePolicy`.
  public var onNotifyUpdatePolicy: Signal<> { notify("update-policy", delivery: .userChanges) }

  /// The user, or C code, changed `value`.
  public var onNotifyValue: Signal<> { notify("value", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WidgetProtocol where Self: SpinButton {
  @available(*, unavailable, renamed: "snapsToSteps")
  @NeverCalled public var snapToTicks: Bool

  @available(*, unavailable, renamed: "takesNumbersAlone")
  @NeverCalled public var numeric: Bool

  @available(*, unavailable, renamed: "wrapsAround")
  @NeverCalled public var wrap: Bool

  @available(*, unavailable, message: "write Int(value)")
  @NeverCalled public var getValueAsInt: RenamedFunction
}

/// What happens to a typed number that is out of range.
@Counterpart(of: GtkSpinButtonUpdatePolicy.self)
public nonisolated struct SpinButtonUpdatePolicy: NativeEnumeration {
  /// The nearest one in the range is taken.
  public static let always = SpinButtonUpdatePolicy(GTK_UPDATE_ALWAYS)

  /// It is not taken.
  public static let ifValid = SpinButtonUpdatePolicy(GTK_UPDATE_IF_VALID)
}
