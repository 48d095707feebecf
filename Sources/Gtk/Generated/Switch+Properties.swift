// Made by scripts/generate-wrappers of scripts/support/wrappers/Switch.txt: edit that, not this.
import CGtk

extension SwitchProtocol {
  /// Whether it is on. Setting it reaches no handler of `onNotifyActive`.
  @NativeProperty(gtk_switch_get_active, gtk_switch_set_active) public var isOn: Bool

  /// Whether the setting it represents is on, which may happen later; setting `isOn` sets both.
  @NativeProperty(gtk_switch_get_state, gtk_switch_set_state) public var isInEffect: Bool
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
