import TrackedKit

/// A note. Its first line is its title.
@Observable final class Note: Identifiable {
  let id: UUID
  var text: String { didSet { if text != oldValue { changed = .now } } }
  private(set) var changed: Date

  init(id: UUID = UUID(), text: String = "", changed: Date = .now) {
    (self.id, self.text, self.changed) = (id, text, changed)
  }

  /// The first line that is not empty.
  var title: String { lines.first.map(String.init) ?? "" }

  /// The line below the title.
  var summary: String { lines.dropFirst().first.map(String.init) ?? "" }

  private var lines: [Substring] {
    text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
  }
}
