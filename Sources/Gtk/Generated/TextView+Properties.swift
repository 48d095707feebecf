// Made by scripts/generate-wrappers of scripts/support/wrappers/TextView.txt: edit that, not this.
import CGtk

extension TextViewProtocol {
  /// The space above a paragraph, in logical pixels.
  public var pixelsAboveLines: Int {
    get { Int(gtk_text_view_get_pixels_above_lines(native())) }
    set {
      if newValue != pixelsAboveLines {
        withoutEcho { gtk_text_view_set_pixels_above_lines(native(), Int32(clamping: newValue)) }
      }
    }
  }

  /// The space below a paragraph, in logical pixels.
  public var pixelsBelowLines: Int {
    get { Int(gtk_text_view_get_pixels_below_lines(native())) }
    set {
      if newValue != pixelsBelowLines {
        withoutEcho { gtk_text_view_set_pixels_below_lines(native(), Int32(clamping: newValue)) }
      }
    }
  }

  /// The space between the lines of a paragraph, in logical pixels.
  public var pixelsInsideWrap: Int {
    get { Int(gtk_text_view_get_pixels_inside_wrap(native())) }
    set {
      if newValue != pixelsInsideWrap {
        withoutEcho { gtk_text_view_set_pixels_inside_wrap(native(), Int32(clamping: newValue)) }
      }
    }
  }

  /// Whether the user can change the text.
  public var isEditable: Bool {
    get { gtk_text_view_get_editable(native()) != 0 }
    set { if newValue != isEditable { withoutEcho { gtk_text_view_set_editable(native(), newValue ? 1 : 0) } } }
  }

  /// Where lines may break.
  public var wrapMode: WrapMode {
    get { WrapMode(gtk_text_view_get_wrap_mode(native())) }
    set { if newValue != wrapMode { withoutEcho { gtk_text_view_set_wrap_mode(native(), newValue.native) } } }
  }

  /// How lines are aligned to each other.
  public var justification: Justification {
    get { Justification(gtk_text_view_get_justification(native())) }
    set { if newValue != justification { withoutEcho { gtk_text_view_set_justification(native(), newValue.native) } } }
  }

  /// The space to the left, in logical pixels.
  public var leftMargin: Int {
    get { Int(gtk_text_view_get_left_margin(native())) }
    set {
      if newValue != leftMargin { withoutEcho { gtk_text_view_set_left_margin(native(), Int32(clamping: newValue)) } }
    }
  }

  /// The space to the right, in logical pixels.
  public var rightMargin: Int {
    get { Int(gtk_text_view_get_right_margin(native())) }
    set {
      if newValue != rightMargin { withoutEcho { gtk_text_view_set_right_margin(native(), Int32(clamping: newValue)) } }
    }
  }

  /// The space above the text, in logical pixels.
  public var topMargin: Int {
    get { Int(gtk_text_view_get_top_margin(native())) }
    set {
      if newValue != topMargin { withoutEcho { gtk_text_view_set_top_margin(native(), Int32(clamping: newValue)) } }
    }
  }

  /// The space below the text, in logical pixels.
  public var bottomMargin: Int {
    get { Int(gtk_text_view_get_bottom_margin(native())) }
    set {
      if newValue != bottomMargin {
        withoutEcho { gtk_text_view_set_bottom_margin(native(), Int32(clamping: newValue)) }
      }
    }
  }

  /// How far the first line of a paragraph begins after the others, in logical pixels.
  public var indent: Int {
    get { Int(gtk_text_view_get_indent(native())) }
    set { if newValue != indent { withoutEcho { gtk_text_view_set_indent(native(), Int32(clamping: newValue)) } } }
  }

  /// Where tabs end; none for the usual places.
  public var tabStops: TabStops {
    get { property("tabs") }
    set { if newValue != tabStops { setProperty("tabs", to: newValue) } }
  }

  /// Whether the cursor is shown.
  public var showsCursor: Bool {
    get { gtk_text_view_get_cursor_visible(native()) != 0 }
    set { if newValue != showsCursor { withoutEcho { gtk_text_view_set_cursor_visible(native(), newValue ? 1 : 0) } } }
  }

  /// Whether typing overwrites existing text.
  public var overwrites: Bool {
    get { gtk_text_view_get_overwrite(native()) != 0 }
    set { if newValue != overwrites { withoutEcho { gtk_text_view_set_overwrite(native(), newValue ? 1 : 0) } } }
  }

  /// Whether the Tab key makes a tab, and does not go to the next widget.
  public var acceptsTab: Bool {
    get { gtk_text_view_get_accepts_tab(native()) != 0 }
    set { if newValue != acceptsTab { withoutEcho { gtk_text_view_set_accepts_tab(native(), newValue ? 1 : 0) } } }
  }

  /// The name of the input method; nil for the desktop's.
  public var inputMethod: String? {
    get { property("im-module") }
    set { if newValue != inputMethod { setProperty("im-module", to: newValue) } }
  }

  /// The purpose of the text, which determines an on-screen keyboard.
  public var inputPurpose: InputPurpose {
    get { InputPurpose(gtk_text_view_get_input_purpose(native())) }
    set { if newValue != inputPurpose { withoutEcho { gtk_text_view_set_input_purpose(native(), newValue.native) } } }
  }

  /// Hints for input methods.
  public var inputHints: InputHints {
    get { InputHints(gtk_text_view_get_input_hints(native())) }
    set { if newValue != inputHints { withoutEcho { gtk_text_view_set_input_hints(native(), newValue.native) } } }
  }

  /// Whether all characters are as wide.
  public var isMonospace: Bool {
    get { gtk_text_view_get_monospace(native()) != 0 }
    set { if newValue != isMonospace { withoutEcho { gtk_text_view_set_monospace(native(), newValue ? 1 : 0) } } }
  }

  /// Entries added to the menu of the right button.
  public var extraMenu: Menu? {
    get { Object.wrap(gtk_text_view_get_extra_menu(native()), as: Menu.self) }
    set { if newValue !== extraMenu { withoutEcho { gtk_text_view_set_extra_menu(native(), newValue?.native()) } } }
  }
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
