import Gtk

/// A place in the text of a field or text view, between two letters.
public nonisolated final class TextPosition: Hashable, Sendable {
  /// Counted in UTF-16 from the text's beginning.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  /// Whether both are the same place.
  public static func == (left: TextPosition, right: TextPosition) -> Bool { left.offset == right.offset }

  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(offset) }
}

/// A part of the text of a field or text view.
public nonisolated final class TextRange: Hashable, Sendable {
  /// Where it begins.
  public let start: TextPosition
  /// Where it ends.
  public let end: TextPosition

  init(_ range: Range<Int>) { (start, end) = (TextPosition(range.lowerBound), TextPosition(range.upperBound)) }

  /// Whether it is empty: a caret.
  public var isEmpty: Bool { start == end }

  var range: Range<Int> { start.offset..<end.offset }

  /// Whether both are the same part.
  public static func == (left: TextRange, right: TextRange) -> Bool { left.range == right.range }

  /// Hashes both places.
  public func hash(into hasher: inout Hasher) { hasher.combine(range) }
}

/// Positions in the texts of fields and text views, and editing by the program as by the user: UIKit's `UITextInput`, as far
/// as it makes sense on a desktop.
@MainActor public protocol TextInput: AnyObject {
  /// The text.
  var inputText: String { get }
  /// The selection, or the caret's position, counted in UTF-16.
  var inputSelection: Range<Int> { get set }
  /// Replaces a part, counted in UTF-16, with a text.
  func replaceInput(_ range: Range<Int>, with text: String)
  /// Deletes the selection, or the letter before the caret. The delegate is asked only if the user has pressed the key for it.
  func deleteBackward()
}

extension TextInput {
  /// Where the text begins.
  public var beginningOfDocument: TextPosition { TextPosition(0) }

  /// Where the text ends.
  public var endOfDocument: TextPosition { TextPosition(inputText.utf16.count) }

  /// The selection, or the caret's position. Setting nil clears the selection and leaves the caret at its end.
  public var selectedTextRange: TextRange? {
    get { TextRange(inputSelection) }
    set {
      let end = inputSelection.upperBound
      inputSelection = newValue?.range ?? end..<end
    }
  }

  /// The part between two places, whichever comes first; nil if one is not in the text.
  public func textRange(from start: TextPosition, to end: TextPosition) -> TextRange? {
    let (lower, upper) = (min(start.offset, end.offset), max(start.offset, end.offset))
    guard lower >= 0, upper <= inputText.utf16.count else { return nil }
    return TextRange(lower..<upper)
  }

  /// The place that is some units of UTF-16 away, before it if negative; nil if that is not in the text.
  public func position(from position: TextPosition, offset: Int) -> TextPosition? {
    let place = position.offset + offset
    return place >= 0 && place <= inputText.utf16.count ? TextPosition(place) : nil
  }

  /// The place in a part's beginning from which on it is as far as `offset` says; nil if that is not in the text.
  public func position(within range: TextRange, atCharacterOffset offset: Int) -> TextPosition? {
    let place = range.start.offset + offset
    return place >= range.start.offset && place <= range.end.offset ? TextPosition(place) : nil
  }

  /// How many units of UTF-16 lie between two places; negative if the second comes first.
  public func offset(from: TextPosition, to toPosition: TextPosition) -> Int { toPosition.offset - from.offset }

  /// Which of two places comes first.
  ///
  /// - Returns: below 0 if the first does, above if the second does, 0 for the same place.
  public func compare(_ position: TextPosition, to other: TextPosition) -> Int { position.offset - other.offset }

  /// The text of a part; nil if that is not in the text any more.
  public func text(in range: TextRange) -> String? {
    let text = inputText
    return Range(range.range, in: text).map { String(text[$0]) }
  }

  /// Replaces a part; the caret is behind it then. The delegate is not asked.
  public func replace(_ range: TextRange, withText text: String) {
    let upper = min(range.end.offset, inputText.utf16.count)
    let lower = min(range.start.offset, upper)
    replaceInput(lower..<upper, with: text)
    let caret = lower + text.utf16.count
    inputSelection = caret..<caret
  }

  /// Replaces the selection, or inserts at the caret. The delegate is not asked.
  public func insertText(_ text: String) { replace(TextRange(inputSelection), withText: text) }

  /// Deletes the selection, or the letter before the caret. The delegate is not asked.
  public func deleteBackward() { eraseBackward() }

  func eraseBackward() {
    let selection = inputSelection
    guard selection.isEmpty else { return replace(TextRange(selection), withText: "") }
    let units = inputText.utf16
    let caret = units.index(units.startIndex, offsetBy: selection.lowerBound)
    guard caret > inputText.startIndex else { return }
    let before = inputText.index(before: caret)
    let start = units.distance(from: units.startIndex, to: before)
    replace(TextRange(start..<selection.lowerBound), withText: "")
  }
}

extension TextField: TextInput {
  /// The text.
  public final var inputText: String { text ?? "" }

  /// The selection, or the caret's position, counted in UTF-16.
  public final var inputSelection: Range<Int> {
    get { inputText.utf16Range(ofScalars: selection) }
    set { selection = inputText.scalarRange(ofUTF16: newValue) }
  }

  /// Replaces a part, counted in UTF-16, with a text.
  public final func replaceInput(_ range: Range<Int>, with replacement: String) {
    text = inputText.replacingCharacters(in: range, with: replacement)
    sendActions(for: .editingChanged)
  }
}

extension TextView: TextInput {
  /// The text.
  public final var inputText: String { text }

  /// The selection, or the caret's position, counted in UTF-16.
  public final var inputSelection: Range<Int> {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  /// Replaces a part, counted in UTF-16, with a text; parts that look differently keep their looks.
  public final func replaceInput(_ range: Range<Int>, with replacement: String) {
    if rich != nil {
      textStorage.replaceCharacters(in: range, with: replacement)
    } else {
      text = inputText.replacingCharacters(in: range, with: replacement)
    }
    delegate?.textViewDidChange(self)
  }
}
