// Made by scripts/generate-wrappers of scripts/support/wrappers/Interfaces.txt: edit that, not this.
import CGtk

extension Orientable {
  /// Whether its parts are side by side or one above the other.
  public var orientation: Orientation {
    get { Orientation(gtk_orientable_get_orientation(native())) }
    set { if newValue != orientation { withoutEcho { gtk_orientable_set_orientation(native(), newValue.native) } } }
  }
}

// Signals.
extension Orientable {
  /// The user, or C code, changed `orientation`.
  public var onNotifyOrientation: Signal<> { notify("orientation", delivery: .userChanges) }
}

extension Scrollable {
  /// The place scrolled to horizontally, and its limits; a `ScrolledWindow` sets it.
  public var horizontalAdjustment: Adjustment? {
    get { Object.wrap(gtk_scrollable_get_hadjustment(native()), as: Adjustment.self) }
    set {
      if newValue !== horizontalAdjustment {
        withoutEcho { gtk_scrollable_set_hadjustment(native(), newValue?.native()) }
      }
    }
  }

  /// The place scrolled to vertically, and its limits; a `ScrolledWindow` sets it.
  public var verticalAdjustment: Adjustment? {
    get { Object.wrap(gtk_scrollable_get_vadjustment(native()), as: Adjustment.self) }
    set {
      if newValue !== verticalAdjustment {
        withoutEcho { gtk_scrollable_set_vadjustment(native(), newValue?.native()) }
      }
    }
  }

  /// Which of its sizes it takes where it is scrolled horizontally.
  public var horizontalScrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(gtk_scrollable_get_hscroll_policy(native())) }
    set {
      if newValue != horizontalScrollPolicy {
        withoutEcho { gtk_scrollable_set_hscroll_policy(native(), newValue.native) }
      }
    }
  }

  /// Which of its sizes it takes where it is scrolled vertically.
  public var verticalScrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(gtk_scrollable_get_vscroll_policy(native())) }
    set {
      if newValue != verticalScrollPolicy {
        withoutEcho { gtk_scrollable_set_vscroll_policy(native(), newValue.native) }
      }
    }
  }
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

// GTK's own names of what is called otherwise here.
extension Scrollable {
  /// GTK's name of `horizontalAdjustment`.
  @available(*, unavailable, renamed: "horizontalAdjustment")
  public var hadjustment: Adjustment? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `verticalAdjustment`.
  @available(*, unavailable, renamed: "verticalAdjustment")
  public var vadjustment: Adjustment? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `horizontalScrollPolicy`.
  @available(*, unavailable, renamed: "horizontalScrollPolicy")
  public var hscrollPolicy: ScrollablePolicy {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `verticalScrollPolicy`.
  @available(*, unavailable, renamed: "verticalScrollPolicy")
  public var vscrollPolicy: ScrollablePolicy {
    get { neverCalled() }
    set {}
  }
}

extension Actionable {
  /// The action that it does and whose state it shows, such as `win.save`; nil for none.
  public var actionName: String? {
    get { gtk_actionable_get_action_name(native()).map { String(cString: $0) } }
    set { if newValue != actionName { withoutEcho { gtk_actionable_set_action_name(native(), newValue.withoutNUL) } } }
  }
}

// Signals.
extension Actionable {
  /// The user, or C code, changed `actionName`.
  public var onNotifyActionName: Signal<> { notify("action-name", delivery: .userChanges) }

  /// The user, or C code, changed `actionTarget`.
  public var onNotifyActionTarget: Signal<> { notify("action-target", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here.
extension Actionable {
  /// GTK's name of `actionTarget`.
  @available(*, unavailable, renamed: "actionTarget")
  public var getActionTargetValue: RenamedFunction { neverCalled() }

  /// GTK's name of `actionTarget`.
  @available(*, unavailable, renamed: "actionTarget")
  public var setActionTargetValue: RenamedFunction { neverCalled() }
}

extension Editable {
  /// The end of the selection that does not move with the cursor, in characters.
  public var selectionBound: Int { property("selection-bound") }

  /// Whether the user can undo typing.
  public var enablesUndo: Bool {
    get { gtk_editable_get_enable_undo(native()) != 0 }
    set { if newValue != enablesUndo { withoutEcho { gtk_editable_set_enable_undo(native(), newValue ? 1 : 0) } } }
  }

  /// The largest requested width, in characters; nil for no limit.
  public var maxWidthChars: Int? {
    get { Int.natural(gtk_editable_get_max_width_chars(native())) }
    set {
      if newValue != maxWidthChars {
        withoutEcho { gtk_editable_set_max_width_chars(native(), Int32(clamping: max(-1, newValue ?? -1))) }
      }
    }
  }

  /// The position of the text, from 0 (leading) to 1 (trailing).
  public var xalign: Double {
    get { Double(gtk_editable_get_alignment(native())) }
    set { if newValue != xalign { withoutEcho { gtk_editable_set_alignment(native(), Float(newValue)) } } }
  }
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

// GTK's own names of what is called otherwise here.
extension Editable {
  /// GTK's name of `isEditable`.
  @available(*, unavailable, renamed: "isEditable")
  public var editable: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `enablesUndo`.
  @available(*, unavailable, renamed: "enablesUndo")
  public var enableUndo: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `selection`.
  @available(*, unavailable, renamed: "selection")
  public var selectRegion: RenamedFunction { neverCalled() }

  /// GTK's name of `selection`.
  @available(*, unavailable, renamed: "selection")
  public var getSelectionBounds: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write text")
  public var insertText: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write text")
  public var deleteText: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write text")
  public var getChars: RenamedFunction { neverCalled() }
}

/// Which of its sizes a widget takes that is scrolled.
public nonisolated struct ScrollablePolicy: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkScrollablePolicy) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkScrollablePolicy { GtkScrollablePolicy(rawValue: UInt32(rawValue)) }

  /// The least one it can have.
  public static let minimum = ScrollablePolicy(GTK_SCROLL_MINIMUM)

  /// The one it would like.
  public static let natural = ScrollablePolicy(GTK_SCROLL_NATURAL)
}

/// A side.
public nonisolated struct PositionType: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkPositionType) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkPositionType { GtkPositionType(rawValue: UInt32(rawValue)) }

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
public nonisolated struct BaselinePosition: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkBaselinePosition) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkBaselinePosition { GtkBaselinePosition(rawValue: UInt32(rawValue)) }

  /// As high as it can.
  public static let top = BaselinePosition(GTK_BASELINE_POSITION_TOP)

  /// In the middle.
  public static let center = BaselinePosition(GTK_BASELINE_POSITION_CENTER)

  /// As low as it can.
  public static let bottom = BaselinePosition(GTK_BASELINE_POSITION_BOTTOM)
}

/// How rows or children are chosen.
public nonisolated struct SelectionMode: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkSelectionMode) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkSelectionMode { GtkSelectionMode(rawValue: UInt32(rawValue)) }

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
public nonisolated struct IconSize: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkIconSize) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkIconSize { GtkIconSize(rawValue: UInt32(rawValue)) }

  /// The style's choice.
  public static let inherit = IconSize(GTK_ICON_SIZE_INHERIT)

  /// As one beside text.
  public static let normal = IconSize(GTK_ICON_SIZE_NORMAL)

  /// The size of an icon on its own.
  public static let large = IconSize(GTK_ICON_SIZE_LARGE)
}

/// How several lines are aligned to each other.
public nonisolated struct Justification: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkJustification) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkJustification { GtkJustification(rawValue: UInt32(rawValue)) }

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
public nonisolated struct WrapMode: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkWrapMode) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkWrapMode { GtkWrapMode(rawValue: UInt32(rawValue)) }

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
public nonisolated struct EllipsizeMode: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoEllipsizeMode) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoEllipsizeMode { PangoEllipsizeMode(rawValue: UInt32(rawValue)) }

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
public nonisolated struct InputPurpose: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkInputPurpose) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkInputPurpose { GtkInputPurpose(rawValue: UInt32(rawValue)) }

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
public nonisolated struct InputHints: OptionSet, NativeFlags {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: GtkInputHints) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: GtkInputHints { GtkInputHints(rawValue: UInt32(rawValue)) }

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
