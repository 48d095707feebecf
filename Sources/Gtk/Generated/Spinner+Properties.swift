// Made by scripts/generate-wrappers of scripts/support/wrappers/Spinner.txt: edit that, not this.
import CGtk

extension SpinnerProtocol {
  /// Whether it moves.
  @NativeProperty(gtk_spinner_get_spinning, gtk_spinner_set_spinning) public var isSpinning: Bool
}

// Signals.
extension SpinnerProtocol {
  /// The user, or C code, changed `isSpinning`.
  public var onNotifySpinning: Signal<> { notify("spinning", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension SpinnerProtocol {
  @available(*, unavailable, renamed: "isSpinning")
  @NeverCalled public var spinning: Bool
  @available(*, unavailable, renamed: "isSpinning")
  @NeverCalled public var start: RenamedFunction
  @available(*, unavailable, renamed: "isSpinning")
  @NeverCalled public var stop: RenamedFunction
}
