// Made by scripts/generate-wrappers of scripts/support/wrappers/TextView.txt: edit that, not this.
import CGtk

extension TextViewProtocol {
  /// The space above a paragraph, in logical pixels.
  @NativeProperty(gtk_text_view_get_pixels_above_lines, gtk_text_view_set_pixels_above_lines)
  public var pixelsAboveLines: Int

  /// The space below a paragraph, in logical pixels.
  @NativeProperty(gtk_text_view_get_pixels_below_lines, gtk_text_view_set_pixels_below_lines)
  public var pixelsBelowLines: Int

  /// The space between the lines of a paragraph, in logical pixels.
  @NativeProperty(gtk_text_view_get_pixels_inside_wrap, gtk_text_view_set_pixels_inside_wrap)
  public var pixelsInsideWrap: Int

  /// Whether the user can change the text.
  @NativeProperty(gtk_text_view_get_editable, gtk_text_view_set_editable) public var isEditable: Bool

  /// Where lines may break.
  @NativeProperty(gtk_text_view_get_wrap_mode, gtk_text_view_set_wrap_mode) public var wrapMode: WrapMode

  /// How lines are aligned to each other.
  @NativeProperty(gtk_text_view_get_justification, gtk_text_view_set_justification)
  public var justification: Justification

  /// The space to the left, in logical pixels.
  @NativeProperty(gtk_text_view_get_left_margin, gtk_text_view_set_left_margin) public var leftMargin: Int

  /// The space to the right, in logical pixels.
  @NativeProperty(gtk_text_view_get_right_margin, gtk_text_view_set_right_margin) public var rightMargin: Int

  /// The space above the text, in logical pixels.
  @NativeProperty(gtk_text_view_get_top_margin, gtk_text_view_set_top_margin) public var topMargin: Int

  /// The space below the text, in logical pixels.
  @NativeProperty(gtk_text_view_get_bottom_margin, gtk_text_view_set_bottom_margin) public var bottomMargin: Int

  /// How far the first line of a paragraph begins after the others, in logical pixels.
  @NativeProperty(gtk_text_view_get_indent, gtk_text_view_set_indent) public var indent: Int

  /// Where tabs end; none for the usual places.
  @NativeProperty("tabs") public var tabStops: TabStops

  /// Whether the cursor is shown.
  @NativeProperty(gtk_text_view_get_cursor_visible, gtk_text_view_set_cursor_visible) public var showsCursor: Bool

  /// Whether typing overwrites existing text.
  @NativeProperty(gtk_text_view_get_overwrite, gtk_text_view_set_overwrite) public var overwrites: Bool

  /// Whether the Tab key makes a tab, and does not go to the next widget.
  @NativeProperty(gtk_text_view_get_accepts_tab, gtk_text_view_set_accepts_tab) public var acceptsTab: Bool

  /// The name of the input method; nil for the desktop's.
  @NativeProperty("im-module") public var inputMethod: String?

  /// The purpose of the text, which determines an on-screen keyboard.
  @NativeProperty(gtk_text_view_get_input_purpose, gtk_text_view_set_input_purpose)
  public var inputPurpose: InputPurpose

  /// Hints for input methods.
  @NativeProperty(gtk_text_view_get_input_hints, gtk_text_view_set_input_hints) public var inputHints: InputHints

  /// Whether all characters are as wide.
  @NativeProperty(gtk_text_view_get_monospace, gtk_text_view_set_monospace) public var isMonospace: Bool

  /// Entries added to the menu of the right button.
  @NativeProperty(gtk_text_view_get_extra_menu, gtk_text_view_set_extra_menu) public var extraMenu: Menu?
}

// Signals.
extension TextViewProtocol {
  /// The user, or C code, changed `pixelsAboveLines`.
  public var onNotifyPixelsAboveLines: Signal<> { notify("pixels-above-lines", delivery: .userChanges) }

  /// The user, or C code, changed `pixelsBelowLines`.
  public var onNotifyPixelsBelowLines: Signal<> { notify("pixels-below-lines", delivery: .userChanges) }

  /// The user, or C code, changed `pixelsInsideWrap`.
  public var onNotifyPixelsInsideWrap: Signal<> { notify("pixels-inside-wrap", delivery: .userChanges) }

  /// The user, or C code, changed `isEditable`.
  public var onNotifyEditable: Signal<> { notify("editable", delivery: .userChanges) }

  /// The user, or C code, changed `wrapMode`.
  public var onNotifyWrapMode: Signal<> { notify("wrap-mode", delivery: .userChanges) }

  /// The user, or C code, changed `justification`.
  public var onNotifyJustification: Signal<> { notify("justification", delivery: .userChanges) }

  /// The user, or C code, changed `leftMargin`.
  public var onNotifyLeftMargin: Signal<> { notify("left-margin", delivery: .userChanges) }

  /// The user, or C code, changed `rightMargin`.
  public var onNotifyRightMargin: Signal<> { notify("right-margin", delivery: .userChanges) }

  /// The user, or C code, changed `topMargin`.
  public var onNotifyTopMargin: Signal<> { notify("top-margin", delivery: .userChanges) }

  /// The user, or C code, changed `bottomMargin`.
  public var onNotifyBottomMargin: Signal<> { notify("bottom-margin", delivery: .userChanges) }

  /// The user, or C code, changed `indent`.
  public var onNotifyIndent: Signal<> { notify("indent", delivery: .userChanges) }

  /// The user, or C code, changed `tabStops`.
  public var onNotifyTabs: Signal<> { notify("tabs", delivery: .userChanges) }

  /// The user, or C code, changed `showsCursor`.
  public var onNotifyCursorVisible: Signal<> { notify("cursor-visible", delivery: .userChanges) }

  /// The user, or C code, changed `buffer`.
  public var onNotifyBuffer: Signal<> { notify("buffer", delivery: .userChanges) }

  /// The user, or C code, changed `overwrites`.
  public var onNotifyOverwrite: Signal<> { notify("overwrite", delivery: .userChanges) }

  /// The user, or C code, changed `acceptsTab`.
  public var onNotifyAcceptsTab: Signal<> { notify("accepts-tab", delivery: .userChanges) }

  /// The user, or C code, changed `inputMethod`.
  public var onNotifyImModule: Signal<> { notify("im-module", delivery: .userChanges) }

  /// The user, or C code, changed `inputPurpose`.
  public var onNotifyInputPurpose: Signal<> { notify("input-purpose", delivery: .userChanges) }

  /// The user, or C code, changed `inputHints`.
  public var onNotifyInputHints: Signal<> { notify("input-hints", delivery: .userChanges) }

  /// The user, or C code, changed `isMonospace`.
  public var onNotifyMonospace: Signal<> { notify("monospace", delivery: .userChanges) }

  /// The user, or C code, changed `extraMenu`.
  public var onNotifyExtraMenu: Signal<> { notify("extra-menu", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextViewProtocol {
  @available(*, unavailable, renamed: "isEditable")
  @NeverCalled public var editable: Bool
  @available(*, unavailable, renamed: "tabStops")
  @NeverCalled public var tabs: TabStops
  @available(*, unavailable, renamed: "showsCursor")
  @NeverCalled public var cursorVisible: Bool
  @available(*, unavailable, renamed: "overwrites")
  @NeverCalled public var overwrite: Bool
  @available(*, unavailable, renamed: "inputMethod")
  @NeverCalled public var imModule: String?
  @available(*, unavailable, renamed: "isMonospace")
  @NeverCalled public var monospace: Bool
}
