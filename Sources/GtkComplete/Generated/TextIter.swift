// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTextIter`.
@MainActor public final class TextIter: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { gtk_text_iter_get_type() }
  /// Takes a structure over from C, and keeps what it points into.
  public required init(taking pointer: UnsafeMutableRawPointer) {
    super.init(taking: pointer)
    kept = wrapped(gtk_text_iter_get_buffer(native()), as: Object.self)
  }
  /// `gtk_text_iter_assign`.
  public func assign(_ other: TextIter) {
    gtk_text_iter_assign(native(), other.native())
    kept = other.kept
  }
  /// `gtk_text_iter_backward_char`.
  @discardableResult public func backwardChar() -> Bool { gtk_text_iter_backward_char(native()) != 0 }
  /// `gtk_text_iter_backward_chars`.
  @discardableResult public func backwardChars(_ count: Int) -> Bool { gtk_text_iter_backward_chars(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_cursor_position`.
  @discardableResult public func backwardCursorPosition() -> Bool { gtk_text_iter_backward_cursor_position(native()) != 0 }
  /// `gtk_text_iter_backward_cursor_positions`.
  @discardableResult public func backwardCursorPositions(_ count: Int) -> Bool { gtk_text_iter_backward_cursor_positions(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_find_char`.
  @discardableResult public func backwardFindChar(_ pred: @escaping (Unicode.Scalar) -> Bool, limit: TextIter?) -> Bool { lendCallee(pred) { p0 in gtk_text_iter_backward_find_char(native(), { a0, data in let answer = duringCall(data) { callee(data, as: ((Unicode.Scalar) -> Bool).self)(Unicode.Scalar(a0) ?? "\u{FFFD}") }; return answer ? 1 : 0 }, p0, borrowed(limit)) } != 0 }
  /// `gtk_text_iter_backward_line`.
  @discardableResult public func backwardLine() -> Bool { gtk_text_iter_backward_line(native()) != 0 }
  /// `gtk_text_iter_backward_lines`.
  @discardableResult public func backwardLines(_ count: Int) -> Bool { gtk_text_iter_backward_lines(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_search`.
  public func backwardSearch(_ str: String, flags: TextSearchFlags, limit: TextIter?) -> (matchStart: TextIter, matchEnd: TextIter)? {
    var matchStartOut = GtkTextIter()
    var matchEndOut = GtkTextIter()
    guard gtk_text_iter_backward_search(native(), str.withoutNUL, GtkTextSearchFlags(flags.rawValue), &matchStartOut, &matchEndOut, borrowed(limit)) != 0 else { return nil }
    return (TextIter.copy(&matchStartOut)!, TextIter.copy(&matchEndOut)!)
  }
  /// `gtk_text_iter_backward_sentence_start`.
  @discardableResult public func backwardSentenceStart() -> Bool { gtk_text_iter_backward_sentence_start(native()) != 0 }
  /// `gtk_text_iter_backward_sentence_starts`.
  @discardableResult public func backwardSentenceStarts(_ count: Int) -> Bool { gtk_text_iter_backward_sentence_starts(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_to_tag_toggle`.
  @discardableResult public func backward(toTagToggle tag: TextTag?) -> Bool { gtk_text_iter_backward_to_tag_toggle(native(), tag?.native()) != 0 }
  /// `gtk_text_iter_backward_visible_cursor_position`.
  @discardableResult public func backwardVisibleCursorPosition() -> Bool { gtk_text_iter_backward_visible_cursor_position(native()) != 0 }
  /// `gtk_text_iter_backward_visible_cursor_positions`.
  @discardableResult public func backwardVisibleCursorPositions(_ count: Int) -> Bool { gtk_text_iter_backward_visible_cursor_positions(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_visible_line`.
  @discardableResult public func backwardVisibleLine() -> Bool { gtk_text_iter_backward_visible_line(native()) != 0 }
  /// `gtk_text_iter_backward_visible_lines`.
  @discardableResult public func backwardVisibleLines(_ count: Int) -> Bool { gtk_text_iter_backward_visible_lines(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_visible_word_start`.
  @discardableResult public func backwardVisibleWordStart() -> Bool { gtk_text_iter_backward_visible_word_start(native()) != 0 }
  /// `gtk_text_iter_backward_visible_word_starts`.
  @discardableResult public func backwardVisibleWordStarts(_ count: Int) -> Bool { gtk_text_iter_backward_visible_word_starts(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_backward_word_start`.
  @discardableResult public func backwardWordStart() -> Bool { gtk_text_iter_backward_word_start(native()) != 0 }
  /// `gtk_text_iter_backward_word_starts`.
  @discardableResult public func backwardWordStarts(_ count: Int) -> Bool { gtk_text_iter_backward_word_starts(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_can_insert`.
  @discardableResult public func canInsert(_ defaultEditability: Bool) -> Bool { gtk_text_iter_can_insert(native(), defaultEditability ? 1 : 0) != 0 }
  /// `gtk_text_iter_compare`.
  public func compare(_ rhs: TextIter) -> Int { Int(gtk_text_iter_compare(native(), rhs.native())) }
  /// `gtk_text_iter_copy`.
  public func copy() -> TextIter { TextIter.take(gtk_text_iter_copy(native()))!.keeping(kept) }
  /// `gtk_text_iter_editable`.
  @discardableResult public func editable(_ defaultSetting: Bool) -> Bool { gtk_text_iter_editable(native(), defaultSetting ? 1 : 0) != 0 }
  /// `gtk_text_iter_ends_line`.
  @discardableResult public func endsLine() -> Bool { gtk_text_iter_ends_line(native()) != 0 }
  /// `gtk_text_iter_ends_sentence`.
  @discardableResult public func endsSentence() -> Bool { gtk_text_iter_ends_sentence(native()) != 0 }
  /// `gtk_text_iter_ends_tag`.
  @discardableResult public func endsTag(_ tag: TextTag?) -> Bool { gtk_text_iter_ends_tag(native(), tag?.native()) != 0 }
  /// `gtk_text_iter_ends_word`.
  @discardableResult public func endsWord() -> Bool { gtk_text_iter_ends_word(native()) != 0 }
  /// `gtk_text_iter_equal`.
  @discardableResult public func isEqual(to rhs: TextIter) -> Bool { gtk_text_iter_equal(native(), rhs.native()) != 0 }
  /// `gtk_text_iter_forward_char`.
  @discardableResult public func forwardChar() -> Bool { gtk_text_iter_forward_char(native()) != 0 }
  /// `gtk_text_iter_forward_chars`.
  @discardableResult public func forwardChars(_ count: Int) -> Bool { gtk_text_iter_forward_chars(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_cursor_position`.
  @discardableResult public func forwardCursorPosition() -> Bool { gtk_text_iter_forward_cursor_position(native()) != 0 }
  /// `gtk_text_iter_forward_cursor_positions`.
  @discardableResult public func forwardCursorPositions(_ count: Int) -> Bool { gtk_text_iter_forward_cursor_positions(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_find_char`.
  @discardableResult public func forwardFindChar(_ pred: @escaping (Unicode.Scalar) -> Bool, limit: TextIter?) -> Bool { lendCallee(pred) { p0 in gtk_text_iter_forward_find_char(native(), { a0, data in let answer = duringCall(data) { callee(data, as: ((Unicode.Scalar) -> Bool).self)(Unicode.Scalar(a0) ?? "\u{FFFD}") }; return answer ? 1 : 0 }, p0, borrowed(limit)) } != 0 }
  /// `gtk_text_iter_forward_line`.
  @discardableResult public func forwardLine() -> Bool { gtk_text_iter_forward_line(native()) != 0 }
  /// `gtk_text_iter_forward_lines`.
  @discardableResult public func forwardLines(_ count: Int) -> Bool { gtk_text_iter_forward_lines(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_search`.
  public func forwardSearch(_ str: String, flags: TextSearchFlags, limit: TextIter?) -> (matchStart: TextIter, matchEnd: TextIter)? {
    var matchStartOut = GtkTextIter()
    var matchEndOut = GtkTextIter()
    guard gtk_text_iter_forward_search(native(), str.withoutNUL, GtkTextSearchFlags(flags.rawValue), &matchStartOut, &matchEndOut, borrowed(limit)) != 0 else { return nil }
    return (TextIter.copy(&matchStartOut)!, TextIter.copy(&matchEndOut)!)
  }
  /// `gtk_text_iter_forward_sentence_end`.
  @discardableResult public func forwardSentenceEnd() -> Bool { gtk_text_iter_forward_sentence_end(native()) != 0 }
  /// `gtk_text_iter_forward_sentence_ends`.
  @discardableResult public func forwardSentenceEnds(_ count: Int) -> Bool { gtk_text_iter_forward_sentence_ends(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_to_end`.
  public func forwardToEnd() { gtk_text_iter_forward_to_end(native()) }
  /// `gtk_text_iter_forward_to_line_end`.
  @discardableResult public func forwardToLineEnd() -> Bool { gtk_text_iter_forward_to_line_end(native()) != 0 }
  /// `gtk_text_iter_forward_to_tag_toggle`.
  @discardableResult public func forward(toTagToggle tag: TextTag?) -> Bool { gtk_text_iter_forward_to_tag_toggle(native(), tag?.native()) != 0 }
  /// `gtk_text_iter_forward_visible_cursor_position`.
  @discardableResult public func forwardVisibleCursorPosition() -> Bool { gtk_text_iter_forward_visible_cursor_position(native()) != 0 }
  /// `gtk_text_iter_forward_visible_cursor_positions`.
  @discardableResult public func forwardVisibleCursorPositions(_ count: Int) -> Bool { gtk_text_iter_forward_visible_cursor_positions(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_visible_line`.
  @discardableResult public func forwardVisibleLine() -> Bool { gtk_text_iter_forward_visible_line(native()) != 0 }
  /// `gtk_text_iter_forward_visible_lines`.
  @discardableResult public func forwardVisibleLines(_ count: Int) -> Bool { gtk_text_iter_forward_visible_lines(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_visible_word_end`.
  @discardableResult public func forwardVisibleWordEnd() -> Bool { gtk_text_iter_forward_visible_word_end(native()) != 0 }
  /// `gtk_text_iter_forward_visible_word_ends`.
  @discardableResult public func forwardVisibleWordEnds(_ count: Int) -> Bool { gtk_text_iter_forward_visible_word_ends(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_forward_word_end`.
  @discardableResult public func forwardWordEnd() -> Bool { gtk_text_iter_forward_word_end(native()) != 0 }
  /// `gtk_text_iter_forward_word_ends`.
  @discardableResult public func forwardWordEnds(_ count: Int) -> Bool { gtk_text_iter_forward_word_ends(native(), Int32(clamping: count)) != 0 }
  /// `gtk_text_iter_get_buffer`.
  public var buffer: TextBuffer? { wrapped(gtk_text_iter_get_buffer(native()), as: TextBuffer.self) }
  /// `gtk_text_iter_get_bytes_in_line`.
  public var bytesInLine: Int { Int(gtk_text_iter_get_bytes_in_line(native())) }
  /// `gtk_text_iter_get_char`.
  public var char: Unicode.Scalar { Unicode.Scalar(gtk_text_iter_get_char(native())) ?? "\u{FFFD}" }
  /// `gtk_text_iter_get_chars_in_line`.
  public var charsInLine: Int { Int(gtk_text_iter_get_chars_in_line(native())) }
  /// `gtk_text_iter_get_child_anchor`.
  public var childAnchor: TextChildAnchor? { wrapped(gtk_text_iter_get_child_anchor(native()), as: TextChildAnchor.self) }
  /// `gtk_text_iter_get_language`.
  public var language: Language { Language.take(gtk_text_iter_get_language(native()))! }
  /// `gtk_text_iter_get_line`.
  public var line: Int { get { Int(gtk_text_iter_get_line(native())) } set { gtk_text_iter_set_line(native(), Int32(clamping: newValue)) } }
  /// `gtk_text_iter_get_line_index`.
  public var lineIndex: Int { get { Int(gtk_text_iter_get_line_index(native())) } set { gtk_text_iter_set_line_index(native(), Int32(clamping: newValue)) } }
  /// `gtk_text_iter_get_line_offset`.
  public var lineOffset: Int { get { Int(gtk_text_iter_get_line_offset(native())) } set { gtk_text_iter_set_line_offset(native(), Int32(clamping: newValue)) } }
  /// `gtk_text_iter_get_marks`.
  public var marks: [TextMark] { nativeObjects(of: gtk_text_iter_get_marks(native()), as: TextMark.self, freeing: .list) }
  /// `gtk_text_iter_get_offset`.
  public var offset: Int { get { Int(gtk_text_iter_get_offset(native())) } set { gtk_text_iter_set_offset(native(), Int32(clamping: newValue)) } }
  /// `gtk_text_iter_get_paintable`.
  public var paintable: (any Paintable)? { wrapped(gtk_text_iter_get_paintable(native()), as: (any Paintable).self) }
  /// `gtk_text_iter_get_slice`.
  public func slice(_ end: TextIter) -> String { nativeText(taking: gtk_text_iter_get_slice(native(), end.native())) }
  /// `gtk_text_iter_get_tags`.
  public var tags: [TextTag] { nativeObjects(of: gtk_text_iter_get_tags(native()), as: TextTag.self, freeing: .list) }
  /// `gtk_text_iter_get_text`.
  public func text(_ end: TextIter) -> String { nativeText(taking: gtk_text_iter_get_text(native(), end.native())) }
  /// `gtk_text_iter_get_toggled_tags`.
  public func toggledTags(_ toggledOn: Bool) -> [TextTag] { nativeObjects(of: gtk_text_iter_get_toggled_tags(native(), toggledOn ? 1 : 0), as: TextTag.self, freeing: .list) }
  /// `gtk_text_iter_get_visible_line_index`.
  public var visibleLineIndex: Int { get { Int(gtk_text_iter_get_visible_line_index(native())) } set { gtk_text_iter_set_visible_line_index(native(), Int32(clamping: newValue)) } }
  /// `gtk_text_iter_get_visible_line_offset`.
  public var visibleLineOffset: Int { get { Int(gtk_text_iter_get_visible_line_offset(native())) } set { gtk_text_iter_set_visible_line_offset(native(), Int32(clamping: newValue)) } }
  /// `gtk_text_iter_get_visible_slice`.
  public func visibleSlice(_ end: TextIter) -> String { nativeText(taking: gtk_text_iter_get_visible_slice(native(), end.native())) }
  /// `gtk_text_iter_get_visible_text`.
  public func visibleText(_ end: TextIter) -> String { nativeText(taking: gtk_text_iter_get_visible_text(native(), end.native())) }
  /// `gtk_text_iter_has_tag`.
  @discardableResult public func hasTag(_ tag: TextTag) -> Bool { gtk_text_iter_has_tag(native(), tag.native()) != 0 }
  /// `gtk_text_iter_in_range`.
  @discardableResult public func inRange(_ start: TextIter, end: TextIter) -> Bool { gtk_text_iter_in_range(native(), start.native(), end.native()) != 0 }
  /// `gtk_text_iter_inside_sentence`.
  @discardableResult public func insideSentence() -> Bool { gtk_text_iter_inside_sentence(native()) != 0 }
  /// `gtk_text_iter_inside_word`.
  @discardableResult public func insideWord() -> Bool { gtk_text_iter_inside_word(native()) != 0 }
  /// `gtk_text_iter_is_cursor_position`.
  public var isCursorPosition: Bool { gtk_text_iter_is_cursor_position(native()) != 0 }
  /// `gtk_text_iter_is_end`.
  public var isEnd: Bool { gtk_text_iter_is_end(native()) != 0 }
  /// `gtk_text_iter_is_start`.
  public var isStart: Bool { gtk_text_iter_is_start(native()) != 0 }
  /// `gtk_text_iter_order`.
  public func order(_ second: TextIter) { gtk_text_iter_order(native(), second.native()) }
  /// `gtk_text_iter_starts_line`.
  @discardableResult public func startsLine() -> Bool { gtk_text_iter_starts_line(native()) != 0 }
  /// `gtk_text_iter_starts_sentence`.
  @discardableResult public func startsSentence() -> Bool { gtk_text_iter_starts_sentence(native()) != 0 }
  /// `gtk_text_iter_starts_tag`.
  @discardableResult public func startsTag(_ tag: TextTag?) -> Bool { gtk_text_iter_starts_tag(native(), tag?.native()) != 0 }
  /// `gtk_text_iter_starts_word`.
  @discardableResult public func startsWord() -> Bool { gtk_text_iter_starts_word(native()) != 0 }
  /// `gtk_text_iter_toggles_tag`.
  @discardableResult public func togglesTag(_ tag: TextTag?) -> Bool { gtk_text_iter_toggles_tag(native(), tag?.native()) != 0 }
}
