// Made by scripts/generate-wrappers of scripts/support/wrappers/SimpleAction.txt: edit that, not this.
import CGtk

extension SimpleAction {
  /// The name, without the prefix before the dot.
  public var name: String { property("name") }
}

// Signals.
extension SimpleAction {
  /// `name` changed.
  public var onNotifyName: Signal<> { notify("name") }

  /// The user, or C code, changed `isEnabled`.
  public var onNotifyEnabled: Signal<> { notify("enabled", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SimpleAction {
  @available(*, unavailable, renamed: "isEnabled")
  @NeverCalled public var enabled: Bool
  @available(*, unavailable, message: "write isOn and choice")
  @NeverCalled public var state: Any?
}
