// Made by scripts/generate-wrappers of scripts/support/wrappers/CheckButton.txt: edit that, not this.
import CGtk

/// Every `CheckButton`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol CheckButtonProtocol: CheckButton {}

extension CheckButton: nonisolated CheckButtonProtocol {}

extension CheckButtonProtocol {
  /// Whether it is ticked. Setting it reaches no handler of `onToggled`.
  @NativeProperty(gtk_check_button_get_active, gtk_check_button_set_active) public var isActive: Bool

  /// The text beside the box; nil for a widget of one's own.
  @NativeProperty(gtk_check_button_get_label, gtk_check_button_set_label) public var label: String?

  /// Whether it shows neither of the two.
  @NativeProperty(gtk_check_button_get_inconsistent, gtk_check_button_set_inconsistent) public var isInconsistent: Bool

  /// Whether an underscore in the label precedes the letter that, with Alt, ticks it.
  @NativeProperty(gtk_check_button_get_use_underline, gtk_check_button_set_use_underline) public var usesUnderline: Bool

  /// The widget beside the box in place of a text.
  @NativeChild(gtk_check_button_get_child, gtk_check_button_set_child) public var child: Widget?
}

// Signals.
extension CheckButtonProtocol {
  /// The user ticked it; read `isActive`.
  public var onToggled: Signal<> { Signal(self, "toggled", delivery: .userChanges) }

  /// The user ticked it by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `isActive`.
  public var onNotifyActive: Signal<> { notify("active", delivery: .userChanges) }

  /// The user, or C code, changed `label`.
  public var onNotifyLabel: Signal<> { notify("label", delivery: .userChanges) }

  /// The user, or C code, changed `isInconsistent`.
  public var onNotifyInconsistent: Signal<> { notify("inconsistent", delivery: .userChanges) }

  /// The user, or C code, changed `usesUnderline`.
  public var onNotifyUseUnderline: Signal<> { notify("use-underline", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension CheckButtonProtocol {
  @available(*, unavailable, renamed: "isActive")
  @NeverCalled public var active: Bool
  @available(*, unavailable, renamed: "isInconsistent")
  @NeverCalled public var inconsistent: Bool
  @available(*, unavailable, renamed: "usesUnderline")
  @NeverCalled public var useUnderline: Bool
  @available(*, unavailable, message: "write setGroup")
  @NeverCalled public var group: Any?
}
