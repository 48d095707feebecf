// Made by scripts/generate-wrappers of scripts/support/wrappers/Expander.txt: edit that, not this.
import CGtk

extension ExpanderProtocol {
  /// Whether the child is shown. Setting it reaches no handler of `onNotifyExpanded`.
  public var isExpanded: Bool {
    get { gtk_expander_get_expanded(native()) != 0 }
    set { if newValue != isExpanded { withoutEcho { gtk_expander_set_expanded(native(), newValue ? 1 : 0) } } }
  }

  /// The text beside the arrow; nil for a widget of one's own.
  public var label: String? {
    get { gtk_expander_get_label(native()).map { String(cString: $0) } }
    set { if newValue != label { withoutEcho { gtk_expander_set_label(native(), newValue.withoutNUL) } } }
  }

  /// Whether an underscore in the label precedes the letter that opens it.
  public var usesUnderline: Bool {
    get { gtk_expander_get_use_underline(native()) != 0 }
    set { if newValue != usesUnderline { withoutEcho { gtk_expander_set_use_underline(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the label has Pango markup.
  public var usesMarkup: Bool {
    get { gtk_expander_get_use_markup(native()) != 0 }
    set { if newValue != usesMarkup { withoutEcho { gtk_expander_set_use_markup(native(), newValue ? 1 : 0) } } }
  }

  /// The widget beside the arrow in place of a text.
  public var labelWidget: Widget? {
    get { Object.wrap(gtk_expander_get_label_widget(native()), as: Widget.self) }
    set { if newValue !== labelWidget { withoutEcho { gtk_expander_set_label_widget(native(), incoming(newValue)) } } }
  }

  /// Whether the window grows and shrinks with it.
  public var resizesWindow: Bool {
    get { gtk_expander_get_resize_toplevel(native()) != 0 }
    set {
      if newValue != resizesWindow { withoutEcho { gtk_expander_set_resize_toplevel(native(), newValue ? 1 : 0) } }
    }
  }

  /// The widget that is shown and hidden.
  public var child: Widget? {
    get { Object.wrap(gtk_expander_get_child(native()), as: Widget.self) }
    set { if newValue !== child { withoutEcho { gtk_expander_set_child(native(), incoming(newValue)) } } }
  }
}

// Signals.
extension ExpanderProtocol {
  /// The user opened or closed it by the keyboard.
  public var onActivate: Signal<> { Signal(self, "activate") }

  /// The user, or C code, changed `isExpanded`.
  public var onNotifyExpanded: Signal<> { notify("expanded", delivery: .userChanges) }

  /// The user, or C code, changed `label`.
  public var onNotifyLabel: Signal<> { notify("label", delivery: .userChanges) }

  /// The user, or C code, changed `usesUnderline`.
  public var onNotifyUseUnderline: Signal<> { notify("use-underline", delivery: .userChanges) }

  /// The user, or C code, changed `usesMarkup`.
  public var onNotifyUseMarkup: Signal<> { notify("use-markup", delivery: .userChanges) }

  /// The user, or C code, changed `labelWidget`.
  public var onNotifyLabelWidget: Signal<> { notify("label-widget", delivery: .userChanges) }

  /// The user, or C code, changed `resizesWindow`.
  public var onNotifyResizeToplevel: Signal<> { notify("resize-toplevel", delivery: .userChanges) }

  /// The user, or C code, changed `child`.
  public var onNotifyChild: Signal<> { notify("child", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension ExpanderProtocol {
  @available(*, unavailable, renamed: "isExpanded")
  @NeverCalled public var expanded: Bool

  @available(*, unavailable, renamed: "usesUnderline")
  @NeverCalled public var useUnderline: Bool

  @available(*, unavailable, renamed: "usesMarkup")
  @NeverCalled public var useMarkup: Bool

  @available(*, unavailable, renamed: "resizesWindow")
  @NeverCalled public var resizeToplevel: Bool
}
