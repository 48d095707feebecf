/// Where a position in a text moves when a program replaces what was typed (C-245).
///
/// A field that groups digits by fours shows `1234 5` for `12345`. A user who has typed the 5 continues after it, not at the fifth position. So a
/// position stays with the letters that both texts have. In this order:
///
/// 1. the end stays the end;
/// 2. a position stays after the same letters, if all letters before it are unchanged;
/// 3. otherwise before the same letters, if all letters after it are unchanged;
/// 4. otherwise it keeps its number, if other letters have replaced these one by one;
/// 5. otherwise it stays with the nearest letter that was kept: after the one before it, or before the one after it.
///
/// Positions are counted in Unicode scalars, as GTK counts them; letters are compared as users see them, ignoring case.
package struct KeptPlaces {
  private let old: [Character]
  private let new: [Character]
  /// How many letters both texts begin and end with.
  private let head: Int
  private let tail: Int
  /// Made for the first position between `head` and `tail`.
  private lazy var kept = keptLetters()

  package init(from old: String, to new: String) {
    (self.old, self.new) = (Array(old), Array(new))
    let shorter = min(self.old.count, self.new.count)
    var (head, tail) = (0, 0)
    while head < shorter, self.old[head] == self.new[head] { head += 1 }
    while tail < shorter, self.old[self.old.count - 1 - tail] == self.new[self.new.count - 1 - tail] { tail += 1 }
    (self.head, self.tail) = (head, tail)
  }

  /// The new position of a position in the old text.
  package mutating func place(of scalar: Int) -> Int {
    let place = letter(at: scalar)
    return new[..<newPlace(of: place)].reduce(0) { $0 + $1.unicodeScalars.count }
  }

  /// The number of letters up to a position; one inside a letter counts as after it.
  private func letter(at scalar: Int) -> Int {
    var (letters, scalars) = (0, 0)
    while scalars < scalar, letters < old.count {
      scalars += old[letters].unicodeScalars.count
      letters += 1
    }
    return letters
  }

  private mutating func newPlace(of place: Int) -> Int {
    if place == old.count { return new.count }
    if place <= head { return place }
    if old.count - place <= tail { return new.count - (old.count - place) }
    if kept.keepsNumbers { return min(place, new.count) }
    let before = kept.letters.last { $0.old < place }
    let behind = kept.letters.first { $0.old >= place }
    let (left, right) = (before ?? (-1, -1), behind ?? (old.count, new.count))
    if left.old == place - 1 { return left.new + 1 }
    if right.old == place { return right.new }
    // Among letters that are gone: as far behind the last that was kept, within what has come.
    return min(left.new + place - left.old, right.new)
  }

  /// The letters that both texts have in the same order, as many as possible.
  private func keptLetters() -> (letters: [(old: Int, new: Int)], keepsNumbers: Bool) {
    let ends = tail - max(0, head + tail - min(old.count, new.count))
    let (rows, columns) = (old.count - head - ends, new.count - head - ends)
    let outer =
      (0..<head).map { (old: $0, new: $0) }
      + (0..<ends).reversed().map { (old: old.count - 1 - $0, new: new.count - 1 - $0) }
    // What is in the middle of a long text was replaced as a whole.
    guard rows > 0, columns > 0, rows * columns <= 250_000 else { return (outer, false) }
    let from = old[head..<head + rows].map { $0.lowercased() }
    let to = new[head..<head + columns].map { $0.lowercased() }
    // Letters, digits and pictures count more than what is between them: a group of digits may move over a space.
    let weights = old[head..<head + rows].map { $0.standsBetween ? 1 : 4 }
    var sums = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let skipped = max(sums[(row + 1) * (columns + 1) + column], sums[row * (columns + 1) + column + 1])
        let taken = from[row] == to[column] ? sums[(row + 1) * (columns + 1) + column + 1] + weights[row] : 0
        sums[row * (columns + 1) + column] = max(skipped, taken)
      }
    }
    var inner: [(old: Int, new: Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let sum = sums[row * (columns + 1) + column]
      if from[row] == to[column], sum == sums[(row + 1) * (columns + 1) + column + 1] + weights[row] {
        inner.append((head + row, head + column))
        (row, column) = (row + 1, column + 1)
      } else if sum == sums[(row + 1) * (columns + 1) + column] {
        row += 1
      } else {
        column += 1
      }
    }
    let letters = outer[..<head] + inner + outer[head...]
    guard rows == columns else { return (Array(letters), false) }
    // Other letters in the same places, such as capitals, or all of them enciphered; not digits that have moved by one.
    let staying = zip(zip(from, to), weights).reduce(0) { $0 + ($1.0.0 == $1.0.1 ? $1.1 : 0) }
    return (Array(letters), sums[0] <= staying)
  }
}

extension Character {
  /// Whether it is a character that programs insert between and around typed ones.
  fileprivate var standsBetween: Bool {
    isWhitespace && !isNewline || isPunctuation || isCurrencySymbol
      || unicodeScalars.first!.properties.generalCategory == .format
  }
}
