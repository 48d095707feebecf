// Made by scripts/generate-wrappers of scripts/support/wrappers/PasswordEntry.txt: edit that, not this.
import CGtk

extension PasswordEntryProtocol {
  /// Whether Enter activates the window's default widget.
  @NativeProperty("activates-default") public var activatesDefault: Bool

  /// Whether there is an icon that lets the text be read.
  @NativeProperty(gtk_password_entry_get_show_peek_icon, gtk_password_entry_set_show_peek_icon)
  public var showsPeekIcon: Bool
}

// Signals.
extension PasswordEntryProtocol {
  /// The user pressed Enter.
  public var onActivate: Signal<> { Signal(self, "activate").whenDone }

  /// The user, or C code, changed `placeholder`.
  public var onNotifyPlaceholderText: Signal<> { notify("placeholder-text", delivery: .userChanges) }

  /// The user, or C code, changed `activatesDefault`.
  public var onNotifyActivatesDefault: Signal<> { notify("activates-default", delivery: .userChanges) }

  /// The user, or C code, changed `showsPeekIcon`.
  public var onNotifyShowPeekIcon: Signal<> { notify("show-peek-icon", delivery: .userChanges) }

  /// The user, or C code, changed `extraMenu`.
  public var onNotifyExtraMenu: Signal<> { notify("extra-menu", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension PasswordEntryProtocol {
  @available(*, unavailable, renamed: "placeholder")
  @NeverCalled public var placeholderText: String?
  @available(*, unavailable, renamed: "showsPeekIcon")
  @NeverCalled public var showPeekIcon: Bool
}
