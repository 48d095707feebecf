// Made by scripts/generate-wrappers of scripts/support/wrappers/Label.txt: edit that, not this.
import CGtk

extension LabelProtocol {
  /// The text as it was set: with markup, and with underscores for mnemonics.
  @NativeProperty("label") public var labelText: String

  /// Whether the text has Pango markup; `setMarkup` sets it.
  @NativeProperty(gtk_label_get_use_markup, gtk_label_set_use_markup) public var usesMarkup: Bool

  /// Whether an underscore precedes the letter that is the mnemonic; `setMnemonic` sets it.
  @NativeProperty(gtk_label_get_use_underline, gtk_label_set_use_underline) public var usesUnderline: Bool

  /// How several lines are aligned to each other.
  @NativeProperty(gtk_label_get_justify, gtk_label_set_justify) public var justification: Justification

  /// Where a text that wraps may break; between words unless it is set.
  @NativeProperty(gtk_label_get_wrap_mode, gtk_label_set_wrap_mode) public var wrapMode: Label.WrapMode

  /// How wide a text that wraps would like to be.
  @NativeProperty(gtk_label_get_natural_wrap_mode, gtk_label_set_natural_wrap_mode)
  public var naturalWrapMode: NaturalWrapMode

  /// Whether the user can select the text.
  @NativeProperty(gtk_label_get_selectable, gtk_label_set_selectable) public var isSelectable: Bool

  /// The widget that the mnemonic activates.
  @NativeProperty(gtk_label_get_mnemonic_widget, gtk_label_set_mnemonic_widget) public var mnemonicWidget: Widget?

  /// Where a text that does not fit is cut.
  @NativeProperty(gtk_label_get_ellipsize, gtk_label_set_ellipsize) public var ellipsize: EllipsizeMode

  /// The least width in characters; nil leaves it to the text.
  @NativeProperty(gtk_label_get_width_chars, gtk_label_set_width_chars) public var widthChars: Int?

  /// Whether breaks in the text are shown as characters.
  @NativeProperty(gtk_label_get_single_line_mode, gtk_label_set_single_line_mode) public var hasOneLine: Bool

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
  @NativeProperty(gtk_label_get_lines, gtk_label_set_lines) public var maxLines: Int?

  /// Where lines start, from 0 (leading) to 1 (trailing).
  @NativeProperty(gtk_label_get_xalign, gtk_label_set_xalign) public var xalign: Double

  /// The position of the text, from 0 (top) to 1 (bottom).
  @NativeProperty(gtk_label_get_yalign, gtk_label_set_yalign) public var yalign: Double

  /// Entries added to the menu of a text that can be selected.
  @NativeProperty(gtk_label_get_extra_menu, gtk_label_set_extra_menu) public var extraMenu: Menu?

  /// Where tabs end; none for the usual places.
  @NativeProperty("tabs") public var tabStops: TabStops
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
