import Gtk

/// The text of a field or view as the user last left it, to find out what their next change replaces.
struct EditedText {
  private(set) var text = ""

  /// The program has set it.
  mutating func wasSet(_ text: String) { self.text = text }

  /// The range that the user has replaced, in UTF-16, as UIKit counts, and its new text; nil if nothing.
  func change(to newText: String) -> (range: Range<Int>, text: String)? {
    guard let change = TextChange(from: text, to: newText) else { return nil }
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: change.replaced.lowerBound)
    let end = scalars.index(start, offsetBy: change.replaced.count)
    let lower = text.utf16.distance(from: text.startIndex, to: start)
    return (lower..<lower + text.utf16.distance(from: start, to: end), change.text)
  }
}

extension String {
  /// A place in UTF-16 as one in Unicode scalars, as GTK counts; within the text.
  func scalarOffset(ofUTF16 offset: Int) -> Int {
    let index = utf16.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), utf16.count))
    return unicodeScalars.distance(from: startIndex, to: index)
  }

  /// A place in Unicode scalars as one in UTF-16.
  func utf16Offset(ofScalar offset: Int) -> Int {
    let scalars = unicodeScalars
    let index = scalars.index(startIndex, offsetBy: Swift.min(Swift.max(offset, 0), scalars.count))
    return utf16.distance(from: startIndex, to: index)
  }

  /// A part in UTF-16 as one in Unicode scalars.
  func scalarRange(ofUTF16 range: Range<Int>) -> Range<Int> {
    scalarOffset(ofUTF16: range.lowerBound)..<scalarOffset(ofUTF16: range.upperBound)
  }

  /// A part in Unicode scalars as one in UTF-16.
  func utf16Range(ofScalars range: Range<Int>) -> Range<Int> {
    utf16Offset(ofScalar: range.lowerBound)..<utf16Offset(ofScalar: range.upperBound)
  }
}
