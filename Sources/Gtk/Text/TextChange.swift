/// What has to be replaced to make one text of another: all but what both begin and end with. Counted in Unicode scalars, as GTK does.
package struct TextChange {
  /// The part of the old text that goes.
  package let replaced: Range<Int>
  /// What comes in its place.
  package let text: String
  /// The length of the new text.
  package let length: Int

  /// Nil for equal texts.
  package init?(from old: String, to new: String) {
    guard old != new || !old.unicodeScalars.elementsEqual(new.unicodeScalars) else { return nil }
    let (before, after) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    replaced = start..<before.count - end
    var text = String.UnicodeScalarView()
    text.append(contentsOf: after[start..<after.count - end])
    self.text = String(text)
    length = after.count
  }
}
