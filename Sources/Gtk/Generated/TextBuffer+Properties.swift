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

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextBuffer {
  @available(*, unavailable, renamed: "enablesUndo")
  @NeverCalled public var enableUndo: Bool

  @available(*, unavailable, renamed: "apply(_:to:)")
  @NeverCalled public var applyTag: RenamedFunction

  @available(*, unavailable, message: "write apply(tag, to: range), with tag(named:)")
  @NeverCalled public var applyTagByName: RenamedFunction

  @available(*, unavailable, message: "write remove(tag, from: range), with tag(named:)")
  @NeverCalled public var removeTagByName: RenamedFunction

  @available(*, unavailable, message: "write addTag(TextTag(…))")
  @NeverCalled public var createTag: RenamedFunction

  @available(*, unavailable, renamed: "insert(_:at:tags:)")
  @NeverCalled public var insertWithTags: RenamedFunction

  @available(*, unavailable, message: "write insert(text, at: selection.upperBound)")
  @NeverCalled public var insertAtCursor: RenamedFunction

  @available(*, unavailable, message: "places are numbers of characters: write 0")
  @NeverCalled public var getStartIter: RenamedFunction

  @available(*, unavailable, message: "places are numbers of characters: write count")
  @NeverCalled public var getEndIter: RenamedFunction

  @available(*, unavailable, message: "places are numbers of characters: write the number itself")
  @NeverCalled public var getIterAtOffset: RenamedFunction

  @available(*, unavailable, renamed: "count")
  @NeverCalled public var getCharCount: RenamedFunction

  @available(*, unavailable, renamed: "lineCount")
  @NeverCalled public var getLineCount: RenamedFunction

  @available(*, unavailable, renamed: "selection")
  @NeverCalled public var selectRange: RenamedFunction

  @available(*, unavailable, renamed: "selection")
  @NeverCalled public var getSelectionBounds: RenamedFunction

  @available(*, unavailable, renamed: "selection")
  @NeverCalled public var placeCursor: RenamedFunction

  @available(*, unavailable, renamed: "text(in:)")
  @NeverCalled public var getSlice: RenamedFunction
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

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension TextTag {
  @available(*, unavailable, renamed: "background")
  @NeverCalled public var backgroundRgba: RGBA?

  @available(*, unavailable, renamed: "foreground")
  @NeverCalled public var foregroundRgba: RGBA?

  @available(*, unavailable, renamed: "fontStyle")
  @NeverCalled public var style: FontStyle

  @available(*, unavailable, renamed: "fontVariant")
  @NeverCalled public var variant: FontVariant

  @available(*, unavailable, renamed: "pointSize")
  @NeverCalled public var sizePoints: Double

  @available(*, unavailable, renamed: "isEditable")
  @NeverCalled public var editable: Bool

  @available(*, unavailable, renamed: "isStruckThrough")
  @NeverCalled public var strikethrough: Bool

  @available(*, unavailable, renamed: "strikethroughColor")
  @NeverCalled public var strikethroughRgba: RGBA?

  @available(*, unavailable, renamed: "underlineColor")
  @NeverCalled public var underlineRgba: RGBA?

  @available(*, unavailable, renamed: "overlineColor")
  @NeverCalled public var overlineRgba: RGBA?

  @available(*, unavailable, renamed: "fillsLineHeight")
  @NeverCalled public var backgroundFullHeight: Bool

  @available(*, unavailable, renamed: "tabStops")
  @NeverCalled public var tabs: TabStops

  @available(*, unavailable, renamed: "isInvisible")
  @NeverCalled public var invisible: Bool

  @available(*, unavailable, renamed: "paragraphBackground")
  @NeverCalled public var paragraphBackgroundRgba: RGBA?

  @available(*, unavailable, renamed: "allowsFallback")
  @NeverCalled public var fallback: Bool

  @available(*, unavailable, renamed: "allowsBreaks")
  @NeverCalled public var allowBreaks: Bool

  @available(*, unavailable, renamed: "showsSpaces")
  @NeverCalled public var showSpaces: ShownSpaces

  @available(*, unavailable, renamed: "insertsHyphens")
  @NeverCalled public var insertHyphens: Bool

  @available(*, unavailable, renamed: "isWord")
  @NeverCalled public var word: Bool

  @available(*, unavailable, renamed: "isSentence")
  @NeverCalled public var sentence: Bool

  @available(*, unavailable, renamed: "addsMargins")
  @NeverCalled public var accumulativeMargin: Bool

  @available(*, unavailable, message: "write font")
  @NeverCalled public var fontDesc: Any?

  @available(*, unavailable, message: "write pointSize")
  @NeverCalled public var size: Int
}

/// Whether letters are slanted.
@Counterpart(of: PangoStyle.self)
public nonisolated struct FontStyle: NativeEnumeration {
  /// Upright.
  public static let normal = FontStyle(PANGO_STYLE_NORMAL)

  /// Slanted.
  public static let oblique = FontStyle(PANGO_STYLE_OBLIQUE)

  /// In letters of their own that are slanted.
  public static let italic = FontStyle(PANGO_STYLE_ITALIC)
}

/// Whether small letters are small capitals.
@Counterpart(of: PangoVariant.self)
public nonisolated struct FontVariant: NativeEnumeration {
  /// They are not.
  public static let normal = FontVariant(PANGO_VARIANT_NORMAL)

  /// They are.
  public static let smallCaps = FontVariant(PANGO_VARIANT_SMALL_CAPS)
}

/// How wide letters are.
@Counterpart(of: PangoStretch.self)
public nonisolated struct FontStretch: NativeEnumeration {
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
@Counterpart(of: PangoUnderline.self)
public nonisolated struct Underline: NativeEnumeration {
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
@Counterpart(of: PangoOverline.self)
public nonisolated struct Overline: NativeEnumeration {
  /// None.
  public static let none = Overline(PANGO_OVERLINE_NONE)

  /// One.
  public static let single = Overline(PANGO_OVERLINE_SINGLE)
}

/// Which white space is shown.
@Counterpart(of: PangoShowFlags.self)
public nonisolated struct ShownSpaces: OptionSet, NativeFlags {
  /// Spaces, tabs and the like.
  public static let spaces = ShownSpaces(PANGO_SHOW_SPACES)

  /// Ends of lines.
  public static let lineBreaks = ShownSpaces(PANGO_SHOW_LINE_BREAKS)

  /// Characters without a width.
  public static let ignorables = ShownSpaces(PANGO_SHOW_IGNORABLES)
}

/// Which letters are shown as others.
@Counterpart(of: PangoTextTransform.self)
public nonisolated struct TextTransform: NativeEnumeration {
  /// None.
  public static let none = TextTransform(PANGO_TEXT_TRANSFORM_NONE)

  /// All as small ones.
  public static let lowercase = TextTransform(PANGO_TEXT_TRANSFORM_LOWERCASE)

  /// All as capitals.
  public static let uppercase = TextTransform(PANGO_TEXT_TRANSFORM_UPPERCASE)

  /// The first of each word as a capital.
  public static let capitalize = TextTransform(PANGO_TEXT_TRANSFORM_CAPITALIZE)
}
