// Made by scripts/generate-wrappers of scripts/support/wrappers/Switch.txt: edit that, not this.
import CGtk

extension SwitchProtocol {
  /// Whether it is on. Setting it reaches no handler of `onNotifyActive`.
  public var isOn: Bool {
    get { gtk_switch_get_active(native()) != 0 }
    set { if newValue != isOn { withoutEcho { gtk_switch_set_active(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the setting it represents is on, which may happen later; setting `isOn` sets both.
  public var isInEffect: Bool {
    get { gtk_switch_get_state(native()) != 0 }
    set { if newValue != isInEffect { withoutEcho { gtk_switch_set_state(native(), newValue ? 1 : 0) } } }
  }
}

// Signals.
extension SwitchProtocol {
  /// The user turned it by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `isOn`.
  public var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }

  /// The user, or C code, changed `isInEffect`.
  public var onNotifyState: Signal<> { notify("state", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SwitchProtocol {
  @available(*, unavailable, renamed: "isOn")
  @NeverCalled public var active: Bool

  @available(*, unavailable, renamed: "isInEffect")
  @NeverCalled public var state: Bool
}
