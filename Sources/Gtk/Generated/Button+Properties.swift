// Made by scripts/generate-wrappers of scripts/support/wrappers/Button.txt: edit that, not this.
import CGtk

extension ButtonProtocol {
  /// The text; nil for a button that shows something else.
  @NativeProperty(gtk_button_get_label, gtk_button_set_label) public var label: String?

  /// Whether it has a frame also while the pointer is elsewhere.
  @NativeProperty(gtk_button_get_has_frame, gtk_button_set_has_frame) public var hasFrame: Bool

  /// Whether an underscore in the label precedes the letter that, with Alt, presses it.
  @NativeProperty(gtk_button_get_use_underline, gtk_button_set_use_underline) public var usesUnderline: Bool

  /// The button's content.
  @NativeChild(gtk_button_get_child, gtk_button_set_child) public var child: Widget?
}

// Signals.
extension ButtonProtocol {
  /// The user pressed and let go.
  public var onClicked: Signal<> { Signal(self, "clicked") }

  /// The user pressed it by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `label`.
  public var onNotifyLabel: Signal<> { notify("label", delivery: .userChanges) }

  /// The user, or C code, changed `hasFrame`.
  public var onNotifyHasFrame: Signal<> { notify("has-frame", delivery: .userChanges) }

  /// The user, or C code, changed `usesUnderline`.
  public var onNotifyUseUnderline: Signal<> { notify("use-underline", delivery: .userChanges) }

  /// The user, or C code, changed `iconName`.
  public var onNotifyIconName: Signal<> { notify("icon-name", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ButtonProtocol {
  @available(*, unavailable, renamed: "usesUnderline")
  @NeverCalled public var useUnderline: Bool
}
