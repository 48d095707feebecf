/// A letter that knows itself: an answer that keeps it moves it, and one that only looks the same is another.
struct Letter: Equatable {
  let character: Character
  let id: Int
}

/// Letters one after the other, each with an identity of its own.
struct Letters: Equatable {
  var all: [Letter] = []
  private static var nextID = 0
  private static let marks: [Character] = ["#", "€", "\u{200F}"]
  /// The identity of the mark that comes behind a text.
  static let suffix = -2

  init(_ all: [Letter] = []) { self.all = all }

  init(new text: String) {
    all = text.map { character in
      // What answers put around a text is always the same: nobody types it.
      if let mark = Self.marks.firstIndex(of: character) { return Letter(character: character, id: -1 - mark) }
      Self.nextID += 1
      return Letter(character: character, id: Self.nextID)
    }
  }

  var text: String { String(all.map(\.character)) }
  var count: Int { all.count }

  /// The number of Unicode scalars before a letter, as GTK counts.
  func scalars(before place: Int) -> Int { all[..<place].reduce(0) { $0 + $1.character.unicodeScalars.count } }

  static func == (one: Self, other: Self) -> Bool { one.text == other.text }
}
