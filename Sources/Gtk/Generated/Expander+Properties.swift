// Made by scripts/generate-wrappers of scripts/support/wrappers/Expander.txt: edit that, not this.
import CGtk

extension ExpanderProtocol {
  /// Whether the child is shown. Setting it reaches no handler of `onNotifyExpanded`.
  @NativeProperty(gtk_expander_get_expanded, gtk_expander_set_expanded) public var isExpanded: Bool

  /// The text beside the arrow; nil for a widget of one's own.
  @NativeProperty(gtk_expander_get_label, gtk_expander_set_label) public var label: String?

  /// Whether an underscore in the label precedes the letter that opens it.
  @NativeProperty(gtk_expander_get_use_underline, gtk_expander_set_use_underline) public var usesUnderline: Bool

  /// Whether the label has Pango markup.
  @NativeProperty(gtk_expander_get_use_markup, gtk_expander_set_use_markup) public var usesMarkup: Bool

  /// The widget beside the arrow in place of a text.
  @NativeChild(gtk_expander_get_label_widget, gtk_expander_set_label_widget) public var labelWidget: Widget?

  /// Whether the window grows and shrinks with it.
  @NativeProperty(gtk_expander_get_resize_toplevel, gtk_expander_set_resize_toplevel) public var resizesWindow: Bool

  /// The widget that is shown and hidden.
  @NativeChild(gtk_expander_get_child, gtk_expander_set_child) public var child: Widget?
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
