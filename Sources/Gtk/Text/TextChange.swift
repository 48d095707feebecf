/// What to replace to turn one text into another: everything except their common start and end. Counted in Unicode scalars, as GTK does.
package struct TextChange {
  /// The part of the old text that is removed.
  package let replaced: Range<Int>
  /// The text that replaces it.
  package let text: String
  /// The length of the new text.
  package let length: Int

  /// By how much the text grows.
  var growth: Int { text.unicodeScalars.count - replaced.count }

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

extension TextChange {
  private init(replaced: Range<Int>, text: String, length: Int) {
    (self.replaced, self.text, self.length) = (replaced, text, length)
  }

  /// The same change without the unchanged lines in its middle; in order, with all positions in the old text.
  package static func byLines(from old: String, to new: String) -> [TextChange] {
    guard let whole = TextChange(from: old, to: new) else { return [] }
    let gone = lines(of: old.scalars(whole.replaced))
    let come = lines(of: whole.text)
    guard gone.count > 1, come.count > 1 else { return [whole] }
    // Lines that only one text has need no comparison, whose time grows with the square of the differences.
    let shared = Set(gone).intersection(come)
    let (kept, keptNew) = (
      gone.indices.filter { shared.contains(gone[$0]) }, come.indices.filter { shared.contains(come[$0]) }
    )
    // Another text altogether, with some blank lines or brackets in common.
    if kept.count < gone.count / 2, gone.count * come.count > 1_000_000 { return [whole] }
    var (removed, inserted) = (Set(gone.indices).subtracting(kept), Set(come.indices).subtracting(keptNew))
    for change in keptNew.map({ come[$0] }).difference(from: kept.map { gone[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(kept[offset])
      case .insert(let offset, _, _): inserted.insert(keptNew[offset])
      }
    }
    var changes: [TextChange] = []
    var (from, to, place) = (0, 0, whole.replaced.lowerBound)
    while from < gone.count || to < come.count {
      var (length, text) = (0, "")
      while true {
        if removed.contains(from) {
          length += gone[from].unicodeScalars.count
          from += 1
        } else if inserted.contains(to) {
          text += come[to]
          to += 1
        } else {
          break
        }
      }
      if length > 0 || !text.isEmpty {
        changes.append(TextChange(replaced: place..<place + length, text: text, length: whole.length))
        place += length
      }
      guard from < gone.count else { break }
      place += gone[from].unicodeScalars.count
      (from, to) = (from + 1, to + 1)
    }
    return changes
  }

  /// The lines, each with its line break.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(after: "\n").map { String($0) }
  }
}

extension String.UnicodeScalarView {
  fileprivate func split(after separator: Unicode.Scalar) -> [SubSequence] {
    var (parts, start) = ([SubSequence](), startIndex)
    for index in indices where self[index] == separator {
      let next = self.index(after: index)
      parts.append(self[start..<next])
      start = next
    }
    if start < endIndex { parts.append(self[start...]) }
    return parts
  }
}
