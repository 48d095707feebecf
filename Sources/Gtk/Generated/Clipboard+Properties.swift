// Made by scripts/generate-wrappers of scripts/support/wrappers/Clipboard.txt: edit that, not this.
import CGtk

extension Clipboard {
  /// Whether its content comes from this program.
  public var isLocal: Bool { gdk_clipboard_is_local(native()) != 0 }
}

// Signals.
extension Clipboard {
  /// Somebody else put something in.
  public var onChanged: Signal<> { Signal(self, "changed", delivery: .userChanges) }

  /// `isLocal` changed.
  public var onNotifyLocal: Signal<> { notify("local") }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Clipboard {
  @available(*, unavailable, renamed: "isLocal")
  @NeverCalled public var local: Bool
}
