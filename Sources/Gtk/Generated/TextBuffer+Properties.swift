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
  @NativeProperty(gtk_text_buffer_get_enable_undo, gtk_text_buffer_set_enable_undo) public var enablesUndo: Bool
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
  @NativeProperty("background-rgba") public var background: RGBA?

  /// The colour of the text.
  @NativeProperty("foreground-rgba") public var foreground: RGBA?

  /// The font by Pango's name for it, such as `Sans Bold 12`.
  @NativeProperty("font") public var font: String?

  /// The name of the font's family.
  @NativeProperty("family") public var family: String?

  /// Whether the letters are slanted.
  @NativeProperty("style") public var fontStyle: FontStyle

  /// Whether small letters are small capitals.
  @NativeProperty("variant") public var fontVariant: FontVariant

  /// How heavy the letters are, from 100 to 1000; 400 is usual.
  @NativeProperty("weight") public var weight: Int

  /// How wide the letters are.
  @NativeProperty("stretch") public var stretch: FontStretch

  /// The size in points.
  @NativeProperty("size-points") public var pointSize: Double

  /// How many times as large as the font otherwise is.
  @NativeProperty("scale") public var scale: Double

  /// The space above a paragraph, in logical pixels.
  @NativeProperty("pixels-above-lines") public var pixelsAboveLines: Int

  /// The space below a paragraph, in logical pixels.
  @NativeProperty("pixels-below-lines") public var pixelsBelowLines: Int

  /// The space between the lines of a paragraph, in logical pixels.
  @NativeProperty("pixels-inside-wrap") public var pixelsInsideWrap: Int

  /// How many times as high as usual lines are.
  @NativeProperty("line-height") public var lineHeight: Double

  /// Whether the user can change the text.
  @NativeProperty("editable") public var isEditable: Bool

  /// Where lines may break.
  @NativeProperty("wrap-mode") public var wrapMode: WrapMode

  /// How lines are aligned to each other.
  @NativeProperty("justification") public var justification: Justification

  /// The space to the left, in logical pixels.
  @NativeProperty("left-margin") public var leftMargin: Int

  /// The space to the right, in logical pixels.
  @NativeProperty("right-margin") public var rightMargin: Int

  /// How far the first line begins after the others, in logical pixels.
  @NativeProperty("indent") public var indent: Int

  /// Whether there is a line through the text.
  @NativeProperty("strikethrough") public var isStruckThrough: Bool

  /// The colour of the line through the text.
  @NativeProperty("strikethrough-rgba") public var strikethroughColor: RGBA?

  /// The line below the text.
  @NativeProperty("underline") public var underline: Underline

  /// The colour of the line below the text.
  @NativeProperty("underline-rgba") public var underlineColor: RGBA?

  /// The line above the text.
  @NativeProperty("overline") public var overline: Overline

  /// The colour of the line above the text.
  @NativeProperty("overline-rgba") public var overlineColor: RGBA?

  /// How far the text is raised, in Pango's units, of which 1024 are a point.
  @NativeProperty("rise") public var rise: Int

  /// Whether the colour behind the text fills the whole height of the line.
  @NativeProperty("background-full-height") public var fillsLineHeight: Bool

  /// The language, such as `de`.
  @NativeProperty("language") public var language: String?

  /// Where tabs end.
  @NativeProperty("tabs") public var tabStops: TabStops

  /// Whether the text is hidden.
  @NativeProperty("invisible") public var isInvisible: Bool

  /// The colour behind whole paragraphs.
  @NativeProperty("paragraph-background-rgba") public var paragraphBackground: RGBA?

  /// Whether other fonts help out with missing letters.
  @NativeProperty("fallback") public var allowsFallback: Bool

  /// The space between letters, in Pango's units, of which 1024 are a point.
  @NativeProperty("letter-spacing") public var letterSpacing: Int

  /// Features of the font, as OpenType names them.
  @NativeProperty("font-features") public var fontFeatures: String?

  /// Whether lines may break.
  @NativeProperty("allow-breaks") public var allowsBreaks: Bool

  /// Which white space is shown.
  @NativeProperty("show-spaces") public var showsSpaces: ShownSpaces

  /// Whether a hyphen is shown where a word breaks.
  @NativeProperty("insert-hyphens") public var insertsHyphens: Bool

  /// Which letters are shown as capitals.
  @NativeProperty("text-transform") public var textTransform: TextTransform

  /// Whether the text is one word for selection and cursor.
  @NativeProperty("word") public var isWord: Bool

  /// Whether the text is one sentence for selection and cursor.
  @NativeProperty("sentence") public var isSentence: Bool

  /// Whether margins of several tags add up.
  @NativeProperty("accumulative-margin") public var addsMargins: Bool
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
