// Made by scripts/generate-wrappers of scripts/support/wrappers/ActionBar.txt: edit that, not this.
import CGtk

extension ActionBarProtocol {
  /// Whether the bar is shown.
  @NativeProperty(gtk_action_bar_get_revealed, gtk_action_bar_set_revealed) public var isRevealed: Bool
}

// Signals.
extension ActionBarProtocol {
  /// The user, or C code, changed `isRevealed`.
  public var onNotifyRevealed: Signal<> { notify("revealed", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ActionBarProtocol {
  @available(*, unavailable, renamed: "isRevealed")
  @NeverCalled public var revealed: Bool
}
