// Made by scripts/generate-wrappers of scripts/support/wrappers/SpinButton.txt: edit that, not this.
import CGtk

/// Every `SpinButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol SpinButtonProtocol: SpinButton {}

extension SpinButton: nonisolated SpinButtonProtocol {}

extension SpinButtonProtocol {
  /// How much faster the number changes while a button is held.
  @NativeProperty("climb-rate") public var climbRate: Double

  /// How many decimals are shown.
  @NativeProperty(gtk_spin_button_get_digits, gtk_spin_button_set_digits) public var digits: Int

  /// Whether a typed number becomes the nearest step.
  @NativeProperty(gtk_spin_button_get_snap_to_ticks, gtk_spin_button_set_snap_to_ticks) public var snapsToSteps: Bool

  /// Whether only numbers can be typed.
  @NativeProperty(gtk_spin_button_get_numeric, gtk_spin_button_set_numeric) public var takesNumbersAlone: Bool

  /// Whether the least number follows the largest one.
  @NativeProperty(gtk_spin_button_get_wrap, gtk_spin_button_set_wrap) public var wrapsAround: Bool

  /// What happens to a number out of range.
  @NativeProperty(gtk_spin_button_get_update_policy, gtk_spin_button_set_update_policy)
  public var updatePolicy: SpinButtonUpdatePolicy

  /// The number. Setting it reaches no handler of `onValueChanged`.
  @NativeProperty(gtk_spin_button_get_value, gtk_spin_button_set_value) public var value: Double
}

// Signals.
extension SpinButtonProtocol {
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
extension SpinButtonProtocol {
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
