// Made by scripts/generate-wrappers of scripts/support/wrappers/Label.txt: edit that, not this.
import CGtk

extension LabelProtocol {
  /// The text as it was set: with markup, and with underscores for mnemonics.
  public var labelText: String {
    get { property("label") }
    set { if newValue != labelText { setProperty("label", to: newValue) } }
  }

  /// Whether the text has Pango markup; `setMarkup` sets it.
  public var usesMarkup: Bool {
    get { gtk_label_get_use_markup(native()) != 0 }
    set { if newValue != usesMarkup { withoutEcho { gtk_label_set_use_markup(native(), newValue ? 1 : 0) } } }
  }

  /// Whether an underscore precedes the letter that is the mnemonic; `setMnemonic` sets it.
  public var usesUnderline: Bool {
    get { gtk_label_get_use_underline(native()) != 0 }
    set { if newValue != usesUnderline { withoutEcho { gtk_label_set_use_underline(native(), newValue ? 1 : 0) } } }
  }

  /// How several lines are aligned to each other.
  public var justification: Justification {
    get { Justification(gtk_label_get_justify(native())) }
    set { if newValue != justification { withoutEcho { gtk_label_set_justify(native(), newValue.native) } } }
  }

  /// Where a text that wraps may break; between words unless it is set.
  public var wrapMode: Label.WrapMode {
    get { Label.WrapMode(gtk_label_get_wrap_mode(native())) }
    set { if newValue != wrapMode { withoutEcho { gtk_label_set_wrap_mode(native(), newValue.native) } } }
  }

  /// How wide a text that wraps would like to be.
  public var naturalWrapMode: NaturalWrapMode {
    get { NaturalWrapMode(gtk_label_get_natural_wrap_mode(native())) }
    set {
      if newValue != naturalWrapMode { withoutEcho { gtk_label_set_natural_wrap_mode(native(), newValue.native) } }
    }
  }

  /// Whether the user can select the text.
  public var isSelectable: Bool {
    get { gtk_label_get_selectable(native()) != 0 }
    set { if newValue != isSelectable { withoutEcho { gtk_label_set_selectable(native(), newValue ? 1 : 0) } } }
  }

  /// The widget that the mnemonic activates.
  public var mnemonicWidget: Widget? {
    get { Object.wrap(gtk_label_get_mnemonic_widget(native()), as: Widget.self) }
    set {
      if newValue !== mnemonicWidget { withoutEcho { gtk_label_set_mnemonic_widget(native(), newValue?.native()) } }
    }
  }

  /// Where a text that does not fit is cut.
  public var ellipsize: EllipsizeMode {
    get { EllipsizeMode(gtk_label_get_ellipsize(native())) }
    set { if newValue != ellipsize { withoutEcho { gtk_label_set_ellipsize(native(), newValue.native) } } }
  }

  /// The least width in characters; nil leaves it to the text.
  public var widthChars: Int? {
    get { Int.natural(gtk_label_get_width_chars(native())) }
    set {
      if newValue != widthChars {
        withoutEcho { gtk_label_set_width_chars(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// Whether breaks in the text are shown as characters.
  public var hasOneLine: Bool {
    get { gtk_label_get_single_line_mode(native()) != 0 }
    set { if newValue != hasOneLine { withoutEcho { gtk_label_set_single_line_mode(native(), newValue ? 1 : 0) } } }
  }

  /// The natural width at most, in characters; nil for no limit.
  public var maxWidthChars: Int? {
    get { property("max-width-chars") }
    set {
      if newValue != maxWidthChars {
        withoutEcho { gtk_label_set_max_width_chars(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// How many lines an ellipsized text that wraps may have; nil for no limit.
  public var maxLines: Int? {
    get { Int.natural(gtk_label_get_lines(native())) }
    set {
      if newValue != maxLines {
        withoutEcho { gtk_label_set_lines(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// Where lines start, from 0 (leading) to 1 (trailing).
  public var xalign: Double {
    get { Double(gtk_label_get_xalign(native())) }
    set { if newValue != xalign { withoutEcho { gtk_label_set_xalign(native(), Float(newValue)) } } }
  }

  /// The position of the text, from 0 (top) to 1 (bottom).
  public var yalign: Double {
    get { Double(gtk_label_get_yalign(native())) }
    set { if newValue != yalign { withoutEcho { gtk_label_set_yalign(native(), Float(newValue)) } } }
  }

  /// Entries added to the menu of a text that can be selected.
  public var extraMenu: Menu? {
    get { Object.wrap(gtk_label_get_extra_menu(native()), as: Menu.self) }
    set { if newValue !== extraMenu { withoutEcho { gtk_label_set_extra_menu(native(), newValue?.native()) } } }
  }

  /// Where tabs end; none for the usual places.
  public var tabStops: TabStops {
    get { property("tabs") }
    set { if newValue != tabStops { setProperty("tabs", to: newValue) } }
  }
}

// Signals.
extension LabelProtocol {
  /// The user clicked a link; `.stop` keeps GTK from opening it.
  public var onActivateLink: EventSignal<String> { EventSignal(self, "activate-link") }

  /// The user, or C code, changed `labelText`.
  public var onNotifyLabel: Signal<> { notify("label", delivery: .userChanges) }

  /// The user, or C code, changed `usesMarkup`.
  public var onNotifyUseMarkup: Signal<> { notify("use-markup", delivery: .userChanges) }

  /// The user, or C code, changed `usesUnderline`.
  public var onNotifyUseUnderline: Signal<> { notify("use-underline", delivery: .userChanges) }

  /// The user, or C code, changed `justification`.
  public var onNotifyJustify: Signal<> { notify("justify", delivery: .userChanges) }

  /// The user, or C code, changed `wraps`.
  public var onNotifyWrap: Signal<> { notify("wrap", delivery: .userChanges) }

  /// The user, or C code, changed `wrapMode`.
  public var onNotifyWrapMode: Signal<> { notify("wrap-mode", delivery: .userChanges) }

  /// The user, or C code, changed `naturalWrapMode`.
  public var onNotifyNaturalWrapMode: Signal<> { notify("natural-wrap-mode", delivery: .userChanges) }

  /// The user, or C code, changed `isSelectable`.
  public var onNotifySelectable: Signal<> { notify("selectable", delivery: .userChanges) }

  /// `mnemonicKey` changed.
  public var onNotifyMnemonicKeyval: Signal<> { notify("mnemonic-keyval") }

  /// The user, or C code, changed `mnemonicWidget`.
  public var onNotifyMnemonicWidget: Signal<> { notify("mnemonic-widget", delivery: .userChanges) }

  /// The user, or C code, changed `ellipsize`.
  public var onNotifyEllipsize: Signal<> { notify("ellipsize", delivery: .userChanges) }

  /// The user, or C code, changed `widthChars`.
  public var onNotifyWidthChars: Signal<> { notify("width-chars", delivery: .userChanges) }

  /// The user, or C code, changed `hasOneLine`.
  public var onNotifySingleLineMode: Signal<> { notify("single-line-mode", delivery: .userChanges) }

  /// The user, or C code, changed `maxWidthChars`.
  public var onNotifyMaxWidthChars: Signal<> { notify("max-width-chars", delivery: .userChanges) }

  /// The user, or C code, changed `maxLines`.
  public var onNotifyLines: Signal<> { notify("lines", delivery: .userChanges) }

  /// The user, or C code, changed `xalign`.
  public var onNotifyXalign: Signal<> { notify("xalign", delivery: .userChanges) }

  /// The user, or C code, changed `yalign`.
  public var onNotifyYalign: Signal<> { notify("yalign", delivery: .userChanges) }

  /// The user, or C code, changed `extraMenu`.
  public var onNotifyExtraMenu: Signal<> { notify("extra-menu", delivery: .userChanges) }

  /// The user, or C code, changed `tabStops`.
  public var onNotifyTabs: Signal<> { notify("tabs", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension LabelProtocol {
  @available(*, unavailable, renamed: "labelText")
  @NeverCalled public var label: String

  @available(*, unavailable, renamed: "usesMarkup")
  @NeverCalled public var useMarkup: Bool

  @available(*, unavailable, renamed: "usesUnderline")
  @NeverCalled public var useUnderline: Bool

  @available(*, unavailable, renamed: "justification")
  @NeverCalled public var justify: Justification

  @available(*, unavailable, renamed: "wraps")
  @NeverCalled public var wrap: Bool

  @available(*, unavailable, renamed: "isSelectable")
  @NeverCalled public var selectable: Bool

  @available(*, unavailable, renamed: "mnemonicKey")
  @NeverCalled public var mnemonicKeyval: Key?

  @available(*, unavailable, renamed: "hasOneLine")
  @NeverCalled public var singleLineMode: Bool

  @available(*, unavailable, renamed: "maxLines")
  @NeverCalled public var lines: Int?

  @available(*, unavailable, renamed: "tabStops")
  @NeverCalled public var tabs: TabStops

  @available(*, unavailable, renamed: "setMnemonic(_:for:)")
  @NeverCalled public var setTextWithMnemonic: RenamedFunction
}

extension Label {
  /// Where a text that wraps may break.
  @Counterpart(of: PangoWrapMode.self)
  public nonisolated struct WrapMode: NativeEnumeration {
    /// Between words: the longest word is the least width.
    public static let word = WrapMode(PANGO_WRAP_WORD)

    /// Between any two letters.
    public static let character = WrapMode(PANGO_WRAP_CHAR)

    /// Between words, and inside of one that does not fit.
    public static let wordOrCharacter = WrapMode(PANGO_WRAP_WORD_CHAR)
  }
}

/// How wide a text that wraps would like to be.
@Counterpart(of: GtkNaturalWrapMode.self)
public nonisolated struct NaturalWrapMode: NativeEnumeration {
  /// The same as for breaking.
  public static let inherit = NaturalWrapMode(GTK_NATURAL_WRAP_INHERIT)

  /// As wide as it is in one line.
  public static let none = NaturalWrapMode(GTK_NATURAL_WRAP_NONE)

  /// As wide as its longest word.
  public static let word = NaturalWrapMode(GTK_NATURAL_WRAP_WORD)
}
