// Made by scripts/generate-wrappers of scripts/support/wrappers/TextBuffer.txt: edit that, not this.
import CGtk

extension TextBuffer {
  /// Whether some of the text is selected.
  public var hasSelection: Bool { property("has-selection") }

  /// Where the cursor is, in characters.
  public var cursorPosition: Int { property("cursor-position") }

  /// Whether there is a change to take back.
  public var canUndo: Bool { gtk_text_buffer_get_can_undo(native()) != 0 }

  /// Whether there is a change to make again.
  public var canRedo: Bool { gtk_text_buffer_get_can_redo(native()) != 0 }

  /// Whether changes can be taken back.
  public var enablesUndo: Bool {
    get { gtk_text_buffer_get_enable_undo(native()) != 0 }
    set { if newValue != enablesUndo { withoutEcho { gtk_text_buffer_set_enable_undo(native(), newValue ? 1 : 0) } } }
  }
}

// Signals.
extension TextBuffer {
  /// The user changed the text.
  public var onChanged: Signal<> { Signal(self, "changed", delivery: .userChanges) }

  /// `isModified` has changed.
  public var onModifiedChanged: Signal<> { Signal(self, "modified-changed", delivery: .userChanges) }

  /// A change is taken back.
  public var onUndo: Signal<> { Signal(self, "undo") }

  /// A change is made again.
  public var onRedo: Signal<> { Signal(self, "redo") }

  /// The user begins to change something.
  public var onBeginUserAction: Signal<> { Signal(self, "begin-user-action") }

  /// The user has changed something.
  public var onEndUserAction: Signal<> { Signal(self, "end-user-action") }

  /// The user, or C code, changed `text`.
  public var onNotifyText: Signal<> { notify("text", delivery: .userChanges) }

  /// `hasSelection` changed.
  public var onNotifyHasSelection: Signal<> { notify("has-selection") }

  /// `cursorPosition` changed.
  public var onNotifyCursorPosition: Signal<> { notify("cursor-position") }

  /// `canUndo` changed.
  public var onNotifyCanUndo: Signal<> { notify("can-undo") }

  /// `canRedo` changed.
  public var onNotifyCanRedo: Signal<> { notify("can-redo") }

  /// The user, or C code, changed `enablesUndo`.
  public var onNotifyEnableUndo: Signal<> { notify("enable-undo", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here.
extension TextBuffer {
  /// GTK's name of `enablesUndo`.
  @available(*, unavailable, renamed: "enablesUndo")
  public var enableUndo: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `apply(_:to:)`.
  @available(*, unavailable, renamed: "apply(_:to:)")
  public var applyTag: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write apply(tag, to: range), with tag(named:)")
  public var applyTagByName: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write remove(tag, from: range), with tag(named:)")
  public var removeTagByName: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write addTag(TextTag(…))")
  public var createTag: RenamedFunction { neverCalled() }

  /// GTK's name of `insert(_:at:tags:)`.
  @available(*, unavailable, renamed: "insert(_:at:tags:)")
  public var insertWithTags: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "write insert(text, at: selection.upperBound)")
  public var insertAtCursor: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "places are numbers of characters: write 0")
  public var getStartIter: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "places are numbers of characters: write count")
  public var getEndIter: RenamedFunction { neverCalled() }

  /// GTK's name of what is written otherwise here.
  @available(*, unavailable, message: "places are numbers of characters: write the number itself")
  public var getIterAtOffset: RenamedFunction { neverCalled() }

  /// GTK's name of `count`.
  @available(*, unavailable, renamed: "count")
  public var getCharCount: RenamedFunction { neverCalled() }

  /// GTK's name of `lineCount`.
  @available(*, unavailable, renamed: "lineCount")
  public var getLineCount: RenamedFunction { neverCalled() }

  /// GTK's name of `selection`.
  @available(*, unavailable, renamed: "selection")
  public var selectRange: RenamedFunction { neverCalled() }

  /// GTK's name of `selection`.
  @available(*, unavailable, renamed: "selection")
  public var getSelectionBounds: RenamedFunction { neverCalled() }

  /// GTK's name of `selection`.
  @available(*, unavailable, renamed: "selection")
  public var placeCursor: RenamedFunction { neverCalled() }

  /// GTK's name of `text(in:)`.
  @available(*, unavailable, renamed: "text(in:)")
  public var getSlice: RenamedFunction { neverCalled() }
}

extension TextTag {
  /// The name it was made with.
  public var name: String? { property("name") }

  /// The colour behind the text.
  public var background: RGBA? {
    get { property("background-rgba") }
    set { if newValue != background { setProperty("background-rgba", to: newValue) } }
  }

  /// The colour of the text.
  public var foreground: RGBA? {
    get { property("foreground-rgba") }
    set { if newValue != foreground { setProperty("foreground-rgba", to: newValue) } }
  }

  /// The font by Pango's name for it, such as `Sans Bold 12`.
  public var font: String? {
    get { property("font") }
    set { if newValue != font { setProperty("font", to: newValue) } }
  }

  /// The name of the font's family.
  public var family: String? {
    get { property("family") }
    set { if newValue != family { setProperty("family", to: newValue) } }
  }

  /// Whether the letters are slanted.
  public var fontStyle: FontStyle {
    get { property("style") }
    set { if newValue != fontStyle { setProperty("style", to: newValue) } }
  }

  /// Whether small letters are small capitals.
  public var fontVariant: FontVariant {
    get { property("variant") }
    set { if newValue != fontVariant { setProperty("variant", to: newValue) } }
  }

  /// How heavy the letters are, from 100 to 1000; 400 is usual.
  public var weight: Int {
    get { property("weight") }
    set { if newValue != weight { setProperty("weight", to: newValue) } }
  }

  /// How wide the letters are.
  public var stretch: FontStretch {
    get { property("stretch") }
    set { if newValue != stretch { setProperty("stretch", to: newValue) } }
  }

  /// The size in points.
  public var pointSize: Double {
    get { property("size-points") }
    set { if newValue != pointSize { setProperty("size-points", to: newValue) } }
  }

  /// How many times as large as the font otherwise is.
  public var scale: Double {
    get { property("scale") }
    set { if newValue != scale { setProperty("scale", to: newValue) } }
  }

  /// The space above a paragraph, in logical pixels.
  public var pixelsAboveLines: Int {
    get { property("pixels-above-lines") }
    set { if newValue != pixelsAboveLines { setProperty("pixels-above-lines", to: newValue) } }
  }

  /// The space below a paragraph, in logical pixels.
  public var pixelsBelowLines: Int {
    get { property("pixels-below-lines") }
    set { if newValue != pixelsBelowLines { setProperty("pixels-below-lines", to: newValue) } }
  }

  /// The space between the lines of a paragraph, in logical pixels.
  public var pixelsInsideWrap: Int {
    get { property("pixels-inside-wrap") }
    set { if newValue != pixelsInsideWrap { setProperty("pixels-inside-wrap", to: newValue) } }
  }

  /// How many times as high as usual lines are.
  public var lineHeight: Double {
    get { property("line-height") }
    set { if newValue != lineHeight { setProperty("line-height", to: newValue) } }
  }

  /// Whether the user can change the text.
  public var isEditable: Bool {
    get { property("editable") }
    set { if newValue != isEditable { setProperty("editable", to: newValue) } }
  }

  /// Where lines may break.
  public var wrapMode: WrapMode {
    get { property("wrap-mode") }
    set { if newValue != wrapMode { setProperty("wrap-mode", to: newValue) } }
  }

  /// How lines are aligned to each other.
  public var justification: Justification {
    get { property("justification") }
    set { if newValue != justification { setProperty("justification", to: newValue) } }
  }

  /// The space to the left, in logical pixels.
  public var leftMargin: Int {
    get { property("left-margin") }
    set { if newValue != leftMargin { setProperty("left-margin", to: newValue) } }
  }

  /// The space to the right, in logical pixels.
  public var rightMargin: Int {
    get { property("right-margin") }
    set { if newValue != rightMargin { setProperty("right-margin", to: newValue) } }
  }

  /// How far the first line begins after the others, in logical pixels.
  public var indent: Int {
    get { property("indent") }
    set { if newValue != indent { setProperty("indent", to: newValue) } }
  }

  /// Whether there is a line through the text.
  public var isStruckThrough: Bool {
    get { property("strikethrough") }
    set { if newValue != isStruckThrough { setProperty("strikethrough", to: newValue) } }
  }

  /// The colour of the line through the text.
  public var strikethroughColor: RGBA? {
    get { property("strikethrough-rgba") }
    set { if newValue != strikethroughColor { setProperty("strikethrough-rgba", to: newValue) } }
  }

  /// The line below the text.
  public var underline: Underline {
    get { property("underline") }
    set { if newValue != underline { setProperty("underline", to: newValue) } }
  }

  /// The colour of the line below the text.
  public var underlineColor: RGBA? {
    get { property("underline-rgba") }
    set { if newValue != underlineColor { setProperty("underline-rgba", to: newValue) } }
  }

  /// The line above the text.
  public var overline: Overline {
    get { property("overline") }
    set { if newValue != overline { setProperty("overline", to: newValue) } }
  }

  /// The colour of the line above the text.
  public var overlineColor: RGBA? {
    get { property("overline-rgba") }
    set { if newValue != overlineColor { setProperty("overline-rgba", to: newValue) } }
  }

  /// How far the text is raised, in Pango's units, of which 1024 are a point.
  public var rise: Int {
    get { property("rise") }
    set { if newValue != rise { setProperty("rise", to: newValue) } }
  }

  /// Whether the colour behind the text fills the whole height of the line.
  public var fillsLineHeight: Bool {
    get { property("background-full-height") }
    set { if newValue != fillsLineHeight { setProperty("background-full-height", to: newValue) } }
  }

  /// The language, such as `de`.
  public var language: String? {
    get { property("language") }
    set { if newValue != language { setProperty("language", to: newValue) } }
  }

  /// Where tabs end.
  public var tabStops: TabStops {
    get { property("tabs") }
    set { if newValue != tabStops { setProperty("tabs", to: newValue) } }
  }

  /// Whether the text is hidden.
  public var isInvisible: Bool {
    get { property("invisible") }
    set { if newValue != isInvisible { setProperty("invisible", to: newValue) } }
  }

  /// The colour behind whole paragraphs.
  public var paragraphBackground: RGBA? {
    get { property("paragraph-background-rgba") }
    set { if newValue != paragraphBackground { setProperty("paragraph-background-rgba", to: newValue) } }
  }

  /// Whether other fonts help out with missing letters.
  public var allowsFallback: Bool {
    get { property("fallback") }
    set { if newValue != allowsFallback { setProperty("fallback", to: newValue) } }
  }

  /// The space between letters, in Pango's units, of which 1024 are a point.
  public var letterSpacing: Int {
    get { property("letter-spacing") }
    set { if newValue != letterSpacing { setProperty("letter-spacing", to: newValue) } }
  }

  /// Features of the font, as OpenType names them.
  public var fontFeatures: String? {
    get { property("font-features") }
    set { if newValue != fontFeatures { setProperty("font-features", to: newValue) } }
  }

  /// Whether lines may break.
  public var allowsBreaks: Bool {
    get { property("allow-breaks") }
    set { if newValue != allowsBreaks { setProperty("allow-breaks", to: newValue) } }
  }

  /// Which white space is shown.
  public var showsSpaces: ShownSpaces {
    get { property("show-spaces") }
    set { if newValue != showsSpaces { setProperty("show-spaces", to: newValue) } }
  }

  /// Whether a hyphen is shown where a word breaks.
  public var insertsHyphens: Bool {
    get { property("insert-hyphens") }
    set { if newValue != insertsHyphens { setProperty("insert-hyphens", to: newValue) } }
  }

  /// Which letters are shown as capitals.
  public var textTransform: TextTransform {
    get { property("text-transform") }
    set { if newValue != textTransform { setProperty("text-transform", to: newValue) } }
  }

  /// Whether the text is one word for selection and cursor.
  public var isWord: Bool {
    get { property("word") }
    set { if newValue != isWord { setProperty("word", to: newValue) } }
  }

  /// Whether the text is one sentence for selection and cursor.
  public var isSentence: Bool {
    get { property("sentence") }
    set { if newValue != isSentence { setProperty("sentence", to: newValue) } }
  }

  /// Whether margins of several tags add up.
  public var addsMargins: Bool {
    get { property("accumulative-margin") }
    set { if newValue != addsMargins { setProperty("accumulative-margin", to: newValue) } }
  }
}

// Signals.
extension TextTag {
  /// `name` changed.
  public var onNotifyName: Signal<> { notify("name") }
}

// GTK's own names of what is called otherwise here.
extension TextTag {
  /// GTK's name of `background`.
  @available(*, unavailable, renamed: "background")
  public var backgroundRgba: RGBA? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `foreground`.
  @available(*, unavailable, renamed: "foreground")
  public var foregroundRgba: RGBA? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontStyle`.
  @available(*, unavailable, renamed: "fontStyle")
  public var style: FontStyle {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fontVariant`.
  @available(*, unavailable, renamed: "fontVariant")
  public var variant: FontVariant {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `pointSize`.
  @available(*, unavailable, renamed: "pointSize")
  public var sizePoints: Double {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `isEditable`.
  @available(*, unavailable, renamed: "isEditable")
  public var editable: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `isStruckThrough`.
  @available(*, unavailable, renamed: "isStruckThrough")
  public var strikethrough: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `strikethroughColor`.
  @available(*, unavailable, renamed: "strikethroughColor")
  public var strikethroughRgba: RGBA? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `underlineColor`.
  @available(*, unavailable, renamed: "underlineColor")
  public var underlineRgba: RGBA? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `overlineColor`.
  @available(*, unavailable, renamed: "overlineColor")
  public var overlineRgba: RGBA? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `fillsLineHeight`.
  @available(*, unavailable, renamed: "fillsLineHeight")
  public var backgroundFullHeight: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `tabStops`.
  @available(*, unavailable, renamed: "tabStops")
  public var tabs: TabStops {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `isInvisible`.
  @available(*, unavailable, renamed: "isInvisible")
  public var invisible: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `paragraphBackground`.
  @available(*, unavailable, renamed: "paragraphBackground")
  public var paragraphBackgroundRgba: RGBA? {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `allowsFallback`.
  @available(*, unavailable, renamed: "allowsFallback")
  public var fallback: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `allowsBreaks`.
  @available(*, unavailable, renamed: "allowsBreaks")
  public var allowBreaks: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `showsSpaces`.
  @available(*, unavailable, renamed: "showsSpaces")
  public var showSpaces: ShownSpaces {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `insertsHyphens`.
  @available(*, unavailable, renamed: "insertsHyphens")
  public var insertHyphens: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `isWord`.
  @available(*, unavailable, renamed: "isWord")
  public var word: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `isSentence`.
  @available(*, unavailable, renamed: "isSentence")
  public var sentence: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's name of `addsMargins`.
  @available(*, unavailable, renamed: "addsMargins")
  public var accumulativeMargin: Bool {
    get { neverCalled() }
    set {}
  }

  /// GTK's property, covered here by font.
  @available(*, unavailable, message: "write font")
  public var fontDesc: Any? {
    get { neverCalled() }
    set {}
  }

  /// GTK's property, covered here by pointSize.
  @available(*, unavailable, message: "write pointSize")
  public var size: Int {
    get { neverCalled() }
    set {}
  }
}

/// Whether letters are slanted.
public nonisolated struct FontStyle: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoStyle) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoStyle { PangoStyle(rawValue: UInt32(rawValue)) }

  /// Upright.
  public static let normal = FontStyle(PANGO_STYLE_NORMAL)

  /// Slanted.
  public static let oblique = FontStyle(PANGO_STYLE_OBLIQUE)

  /// In letters of their own that are slanted.
  public static let italic = FontStyle(PANGO_STYLE_ITALIC)
}

/// Whether small letters are small capitals.
public nonisolated struct FontVariant: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoVariant) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoVariant { PangoVariant(rawValue: UInt32(rawValue)) }

  /// They are not.
  public static let normal = FontVariant(PANGO_VARIANT_NORMAL)

  /// They are.
  public static let smallCaps = FontVariant(PANGO_VARIANT_SMALL_CAPS)
}

/// How wide letters are.
public nonisolated struct FontStretch: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoStretch) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoStretch { PangoStretch(rawValue: UInt32(rawValue)) }

  /// Narrowest.
  public static let ultraCondensed = FontStretch(PANGO_STRETCH_ULTRA_CONDENSED)

  /// Very narrow.
  public static let extraCondensed = FontStretch(PANGO_STRETCH_EXTRA_CONDENSED)

  /// Narrow.
  public static let condensed = FontStretch(PANGO_STRETCH_CONDENSED)

  /// A little narrow.
  public static let semiCondensed = FontStretch(PANGO_STRETCH_SEMI_CONDENSED)

  /// As usual.
  public static let normal = FontStretch(PANGO_STRETCH_NORMAL)

  /// A little wide.
  public static let semiExpanded = FontStretch(PANGO_STRETCH_SEMI_EXPANDED)

  /// Wide.
  public static let expanded = FontStretch(PANGO_STRETCH_EXPANDED)

  /// Very wide.
  public static let extraExpanded = FontStretch(PANGO_STRETCH_EXTRA_EXPANDED)

  /// Widest.
  public static let ultraExpanded = FontStretch(PANGO_STRETCH_ULTRA_EXPANDED)
}

/// A line below text.
public nonisolated struct Underline: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoUnderline) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoUnderline { PangoUnderline(rawValue: UInt32(rawValue)) }

  /// None.
  public static let none = Underline(PANGO_UNDERLINE_NONE)

  /// One.
  public static let single = Underline(PANGO_UNDERLINE_SINGLE)

  /// Two.
  public static let double = Underline(PANGO_UNDERLINE_DOUBLE)

  /// One below all letters.
  public static let low = Underline(PANGO_UNDERLINE_LOW)

  /// A wave.
  public static let error = Underline(PANGO_UNDERLINE_ERROR)
}

/// A line above text.
public nonisolated struct Overline: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoOverline) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoOverline { PangoOverline(rawValue: UInt32(rawValue)) }

  /// None.
  public static let none = Overline(PANGO_OVERLINE_NONE)

  /// One.
  public static let single = Overline(PANGO_OVERLINE_SINGLE)
}

/// Which white space is shown.
public nonisolated struct ShownSpaces: OptionSet, NativeFlags {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoShowFlags) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoShowFlags { PangoShowFlags(rawValue: UInt32(rawValue)) }

  /// Spaces, tabs and the like.
  public static let spaces = ShownSpaces(PANGO_SHOW_SPACES)

  /// Ends of lines.
  public static let lineBreaks = ShownSpaces(PANGO_SHOW_LINE_BREAKS)

  /// Characters without a width.
  public static let ignorables = ShownSpaces(PANGO_SHOW_IGNORABLES)
}

/// Which letters are shown as others.
public nonisolated struct TextTransform: NativeEnumeration {
  /// GTK's number.
  public let rawValue: UInt32

  /// A value by GTK's number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ native: PangoTextTransform) { self.init(rawValue: UInt32(native.rawValue)) }

  var native: PangoTextTransform { PangoTextTransform(rawValue: UInt32(rawValue)) }

  /// None.
  public static let none = TextTransform(PANGO_TEXT_TRANSFORM_NONE)

  /// All as small ones.
  public static let lowercase = TextTransform(PANGO_TEXT_TRANSFORM_LOWERCASE)

  /// All as capitals.
  public static let uppercase = TextTransform(PANGO_TEXT_TRANSFORM_UPPERCASE)

  /// The first of each word as a capital.
  public static let capitalize = TextTransform(PANGO_TEXT_TRANSFORM_CAPITALIZE)
}
