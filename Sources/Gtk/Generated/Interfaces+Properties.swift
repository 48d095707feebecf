// Made by scripts/generate-wrappers of scripts/support/wrappers/Interfaces.txt: edit that, not this.
import CGtk

extension Orientable {
  /// Whether its parts are side by side or one above the other.
  @NativeProperty(gtk_orientable_get_orientation, gtk_orientable_set_orientation) public var orientation: Orientation
}

// Signals.
extension Orientable {
  /// The user, or C code, changed `orientation`.
  public var onNotifyOrientation: Signal<> { notify("orientation", delivery: .userChanges) }
}

extension Scrollable {
  /// The place scrolled to horizontally, and its limits; a `ScrolledWindow` sets it.
  @NativeProperty(gtk_scrollable_get_hadjustment, gtk_scrollable_set_hadjustment)
  public var horizontalAdjustment: Adjustment?

  /// The place scrolled to vertically, and its limits; a `ScrolledWindow` sets it.
  @NativeProperty(gtk_scrollable_get_vadjustment, gtk_scrollable_set_vadjustment)
  public var verticalAdjustment: Adjustment?

  /// Which of its sizes it takes where it is scrolled horizontally.
  @NativeProperty(gtk_scrollable_get_hscroll_policy, gtk_scrollable_set_hscroll_policy)
  public var horizontalScrollPolicy: ScrollablePolicy

  /// Which of its sizes it takes where it is scrolled vertically.
  @NativeProperty(gtk_scrollable_get_vscroll_policy, gtk_scrollable_set_vscroll_policy)
  public var verticalScrollPolicy: ScrollablePolicy
}

// Signals.
extension Scrollable {
  /// The user, or C code, changed `horizontalAdjustment`.
  public var onNotifyHadjustment: Signal<> { notify("hadjustment", delivery: .userChanges) }

  /// The user, or C code, changed `verticalAdjustment`.
  public var onNotifyVadjustment: Signal<> { notify("vadjustment", delivery: .userChanges) }

  /// The user, or C code, changed `horizontalScrollPolicy`.
  public var onNotifyHscrollPolicy: Signal<> { notify("hscroll-policy", delivery: .userChanges) }

  /// The user, or C code, changed `verticalScrollPolicy`.
  public var onNotifyVscrollPolicy: Signal<> { notify("vscroll-policy", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Scrollable {
  @available(*, unavailable, renamed: "horizontalAdjustment")
  @NeverCalled public var hadjustment: Adjustment?
  @available(*, unavailable, renamed: "verticalAdjustment")
  @NeverCalled public var vadjustment: Adjustment?
  @available(*, unavailable, renamed: "horizontalScrollPolicy")
  @NeverCalled public var hscrollPolicy: ScrollablePolicy
  @available(*, unavailable, renamed: "verticalScrollPolicy")
  @NeverCalled public var vscrollPolicy: ScrollablePolicy
}

extension Actionable {
  /// The action that it does and whose state it shows, such as `win.save`; nil for none.
  @NativeProperty(gtk_actionable_get_action_name, gtk_actionable_set_action_name) public var actionName: String?
}

// Signals.
extension Actionable {
  /// The user, or C code, changed `actionName`.
  public var onNotifyActionName: Signal<> { notify("action-name", delivery: .userChanges) }

  /// The user, or C code, changed `actionTarget`.
  public var onNotifyActionTarget: Signal<> { notify("action-target", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Actionable {
  @available(*, unavailable, renamed: "actionTarget")
  @NeverCalled public var getActionTargetValue: RenamedFunction
  @available(*, unavailable, renamed: "actionTarget")
  @NeverCalled public var setActionTargetValue: RenamedFunction
}

extension Editable {
  /// The end of the selection that does not move with the cursor, in characters.
  public var selectionBound: Int { property("selection-bound") }

  /// Whether the user can undo typing.
  @NativeProperty(gtk_editable_get_enable_undo, gtk_editable_set_enable_undo) public var enablesUndo: Bool

  /// The largest requested width, in characters; nil for no limit.
  @NativeProperty(gtk_editable_get_max_width_chars, gtk_editable_set_max_width_chars) public var maxWidthChars: Int?

  /// The position of the text, from 0 (leading) to 1 (trailing).
  @NativeProperty("xalign") public var xalign: Double
}

// Signals.
extension Editable {
  /// The user changed the text.
  public var onChanged: Signal<> { Signal(self, "changed", delivery: .userChanges) }

  /// `cursorPosition` changed.
  public var onNotifyCursorPosition: Signal<> { notify("cursor-position") }

  /// `selectionBound` changed.
  public var onNotifySelectionBound: Signal<> { notify("selection-bound") }

  /// The user, or C code, changed `isEditable`.
  public var onNotifyEditable: Signal<> { notify("editable", delivery: .userChanges) }

  /// The user, or C code, changed `enablesUndo`.
  public var onNotifyEnableUndo: Signal<> { notify("enable-undo", delivery: .userChanges) }

  /// The user, or C code, changed `maxWidthChars`.
  public var onNotifyMaxWidthChars: Signal<> { notify("max-width-chars", delivery: .userChanges) }

  /// The user, or C code, changed `text`.
  public var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }

  /// The user, or C code, changed `widthChars`.
  public var onNotifyWidthChars: Signal<> { notify("width-chars", delivery: .userChanges) }

  /// The user, or C code, changed `xalign`.
  public var onNotifyXalign: Signal<> { notify("xalign", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Editable {
  @available(*, unavailable, renamed: "isEditable")
  @NeverCalled public var editable: Bool
  @available(*, unavailable, renamed: "enablesUndo")
  @NeverCalled public var enableUndo: Bool
  @available(*, unavailable, renamed: "selection")
  @NeverCalled public var selectRegion: RenamedFunction
  @available(*, unavailable, renamed: "xalign")
  @NeverCalled public var getAlignment: RenamedFunction
  @available(*, unavailable, renamed: "xalign")
  @NeverCalled public var setAlignment: RenamedFunction
  @available(*, unavailable, renamed: "selection")
  @NeverCalled public var getSelectionBounds: RenamedFunction
  @available(*, unavailable, message: "write text")
  @NeverCalled public var insertText: RenamedFunction
  @available(*, unavailable, message: "write text")
  @NeverCalled public var deleteText: RenamedFunction
  @available(*, unavailable, message: "write text")
  @NeverCalled public var getChars: RenamedFunction
}

/// Which of its sizes a widget takes that is scrolled.
@Counterpart(of: GtkScrollablePolicy.self)
public nonisolated struct ScrollablePolicy: NativeEnumeration {
  /// The least one it can have.
  public static let minimum = ScrollablePolicy(GTK_SCROLL_MINIMUM)

  /// The one it would like.
  public static let natural = ScrollablePolicy(GTK_SCROLL_NATURAL)
}

/// A side.
@Counterpart(of: GtkPositionType.self)
public nonisolated struct PositionType: NativeEnumeration {
  /// The left one.
  public static let left = PositionType(GTK_POS_LEFT)

  /// The right one.
  public static let right = PositionType(GTK_POS_RIGHT)

  /// The upper one.
  public static let top = PositionType(GTK_POS_TOP)

  /// The lower one.
  public static let bottom = PositionType(GTK_POS_BOTTOM)
}

/// Where the common baseline is in a row with spare height.
@Counterpart(of: GtkBaselinePosition.self)
public nonisolated struct BaselinePosition: NativeEnumeration {
  /// As high as it can.
  public static let top = BaselinePosition(GTK_BASELINE_POSITION_TOP)

  /// In the middle.
  public static let center = BaselinePosition(GTK_BASELINE_POSITION_CENTER)

  /// As low as it can.
  public static let bottom = BaselinePosition(GTK_BASELINE_POSITION_BOTTOM)
}

/// How rows or children are chosen.
@Counterpart(of: GtkSelectionMode.self)
public nonisolated struct SelectionMode: NativeEnumeration {
  /// Not at all.
  public static let none = SelectionMode(GTK_SELECTION_NONE)

  /// One at most.
  public static let single = SelectionMode(GTK_SELECTION_SINGLE)

  /// One always.
  public static let browse = SelectionMode(GTK_SELECTION_BROWSE)

  /// Any.
  public static let multiple = SelectionMode(GTK_SELECTION_MULTIPLE)
}

/// How large an icon is.
@Counterpart(of: GtkIconSize.self)
public nonisolated struct IconSize: NativeEnumeration {
  /// The style's choice.
  public static let inherit = IconSize(GTK_ICON_SIZE_INHERIT)

  /// As one beside text.
  public static let normal = IconSize(GTK_ICON_SIZE_NORMAL)

  /// The size of an icon on its own.
  public static let large = IconSize(GTK_ICON_SIZE_LARGE)
}

/// How several lines are aligned to each other.
@Counterpart(of: GtkJustification.self)
public nonisolated struct Justification: NativeEnumeration {
  /// Flush at the start.
  public static let left = Justification(GTK_JUSTIFY_LEFT)

  /// Flush at the end.
  public static let right = Justification(GTK_JUSTIFY_RIGHT)

  /// Around the middle.
  public static let center = Justification(GTK_JUSTIFY_CENTER)

  /// From edge to edge, but for the last line.
  public static let fill = Justification(GTK_JUSTIFY_FILL)
}

/// Where a line of a text view may break.
@Counterpart(of: GtkWrapMode.self)
public nonisolated struct WrapMode: NativeEnumeration {
  /// Nowhere.
  public static let none = WrapMode(GTK_WRAP_NONE)

  /// Between any two letters.
  public static let character = WrapMode(GTK_WRAP_CHAR)

  /// Between words.
  public static let word = WrapMode(GTK_WRAP_WORD)

  /// Between words, and inside of one that does not fit.
  public static let wordOrCharacter = WrapMode(GTK_WRAP_WORD_CHAR)
}

/// Where a text that does not fit is cut.
@Counterpart(of: PangoEllipsizeMode.self)
public nonisolated struct EllipsizeMode: NativeEnumeration {
  /// It is not cut.
  public static let none = EllipsizeMode(PANGO_ELLIPSIZE_NONE)

  /// At the start.
  public static let start = EllipsizeMode(PANGO_ELLIPSIZE_START)

  /// In the middle.
  public static let middle = EllipsizeMode(PANGO_ELLIPSIZE_MIDDLE)

  /// At the end.
  public static let end = EllipsizeMode(PANGO_ELLIPSIZE_END)
}

/// The purpose of a field, which determines an on-screen keyboard.
@Counterpart(of: GtkInputPurpose.self)
public nonisolated struct InputPurpose: NativeEnumeration {
  /// Any text.
  public static let freeForm = InputPurpose(GTK_INPUT_PURPOSE_FREE_FORM)

  /// Letters alone.
  public static let letters = InputPurpose(GTK_INPUT_PURPOSE_ALPHA)

  /// Digits alone.
  public static let digits = InputPurpose(GTK_INPUT_PURPOSE_DIGITS)

  /// A number.
  public static let number = InputPurpose(GTK_INPUT_PURPOSE_NUMBER)

  /// A telephone number.
  public static let phone = InputPurpose(GTK_INPUT_PURPOSE_PHONE)

  /// An address of the web.
  public static let address = InputPurpose(GTK_INPUT_PURPOSE_URL)

  /// An address of mail.
  public static let email = InputPurpose(GTK_INPUT_PURPOSE_EMAIL)

  /// The name of a person.
  public static let name = InputPurpose(GTK_INPUT_PURPOSE_NAME)

  /// A password.
  public static let password = InputPurpose(GTK_INPUT_PURPOSE_PASSWORD)

  /// Digits that are secret.
  public static let pin = InputPurpose(GTK_INPUT_PURPOSE_PIN)

  /// Commands.
  public static let terminal = InputPurpose(GTK_INPUT_PURPOSE_TERMINAL)
}

/// Hints for input methods in a field.
@Counterpart(of: GtkInputHints.self)
public nonisolated struct InputHints: OptionSet, NativeFlags {
  /// Mark words that are wrong.
  public static let spellcheck = InputHints(GTK_INPUT_HINT_SPELLCHECK)

  /// Mark no words.
  public static let noSpellcheck = InputHints(GTK_INPUT_HINT_NO_SPELLCHECK)

  /// Suggest words.
  public static let wordCompletion = InputHints(GTK_INPUT_HINT_WORD_COMPLETION)

  /// Small letters alone.
  public static let lowercase = InputHints(GTK_INPUT_HINT_LOWERCASE)

  /// Capital letters alone.
  public static let uppercaseCharacters = InputHints(GTK_INPUT_HINT_UPPERCASE_CHARS)

  /// A capital letter for each word.
  public static let uppercaseWords = InputHints(GTK_INPUT_HINT_UPPERCASE_WORDS)

  /// A capital letter for each sentence.
  public static let uppercaseSentences = InputHints(GTK_INPUT_HINT_UPPERCASE_SENTENCES)

  /// Leave the keyboard on the screen where it is.
  public static let inhibitsOnScreenKeyboard = InputHints(GTK_INPUT_HINT_INHIBIT_OSK)

  /// The text runs downwards.
  public static let verticalWriting = InputHints(GTK_INPUT_HINT_VERTICAL_WRITING)

  /// Suggest emoji.
  public static let emoji = InputHints(GTK_INPUT_HINT_EMOJI)

  /// Suggest no emoji.
  public static let noEmoji = InputHints(GTK_INPUT_HINT_NO_EMOJI)

  /// Do not store typed text.
  public static let isPrivate = InputHints(GTK_INPUT_HINT_PRIVATE)
}
