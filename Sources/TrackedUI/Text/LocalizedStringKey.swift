/// The text of a literal in the user's language, from the program's gettext translations, with simple markdown: `**bold**`, `*italic*`, code between
/// backticks, `~~struck through~~`, links, and English nouns that agree with the number before them: `^[\(count) message](inflect: true)`.
///
/// Pieces put in with `\(…)` are shown as they are; translators write `%@` for each.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let runs: [Text.Run]

  /// A text with markdown.
  public init(_ value: String) { runs = Markdown.runs(Self.translated([.markdown(value)])) }

  /// A literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// A literal with pieces put in.
  public init(stringInterpolation: StringInterpolation) {
    runs = Markdown.runs(Self.translated(stringInterpolation.pieces))
  }

  /// The pieces in the language of whoever's hook runs, from the program's translations.
  private static func translated(_ pieces: [Markdown.Piece]) -> [Markdown.Piece] {
    guard Translations.isInUse else { return pieces }
    var (literals, values) = ([""], [Markdown.Piece]())
    for piece in pieces {
      if case .markdown(let text) = piece {
        literals[literals.count - 1] += text
      } else {
        values.append(piece)
        literals.append("")
      }
    }
    return Translations.parts(of: literals)?
      .map {
        switch $0 {
        case .text(let text): .markdown(text)
        case .value(let index): values[index]
        }
      } ?? pieces
  }

  /// The pieces of a literal.
  public nonisolated struct StringInterpolation: StringInterpolationProtocol {
    var pieces: [Markdown.Piece] = []

    /// No pieces yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// A part of the literal.
    public mutating func appendLiteral(_ literal: String) { pieces.append(.markdown(literal)) }

    /// A value's description.
    public mutating func appendInterpolation<Value>(_ value: Value) { pieces.append(.plain("\(value)")) }

    /// A text with its look.
    @MainActor public mutating func appendInterpolation(_ text: Text) { pieces.append(.runs(text.runs)) }

    /// A picture of the size of the letters.
    public mutating func appendInterpolation(_ image: Image) { pieces.append(.runs([Text.Run(image)])) }

    /// A text with the looks of its parts.
    @MainActor public mutating func appendInterpolation(_ text: AttributedString) {
      pieces.append(.runs(Text(text).runs))
    }
  }

  /// The text without any look.
  var plain: String { runs.map(\.text).joined() }
}

/// A text that is looked up when it is shown.
public nonisolated struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  private let value: String.LocalizationValue
  private let defaultValue: String?
  private let table: String?

  /// What translations are found by: `%lld unread` for `"\(count) unread"`.
  public var key: String { value.key }

  /// A literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  /// A literal with pieces put in.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
  /// A text, and what translators are told.
  ///
  /// - Parameters:
  ///   - defaultValue: the text where there is no translation; nil for the key.
  ///   - table: the domain of the translations; nil for the program's.
  public init(_ key: StaticString, defaultValue: String? = nil, table: String? = nil, comment: StaticString? = nil) {
    self.init(String.LocalizationValue("\(key)" as String), defaultValue, table)
  }

  private init(_ value: String.LocalizationValue, _ defaultValue: String? = nil, _ table: String? = nil) {
    (self.value, self.defaultValue, self.table) = (value, defaultValue, table)
  }

  /// The text in the language of the hook that is running; elsewhere in that of the window in front.
  fileprivate var text: String {
    let found = String(localized: value, table: table)
    return found == value.key ? defaultValue ?? found : found
  }
}

extension Text {
  /// A text, with markdown.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(runs: Markdown.runs([.markdown(resource.text)])) }
}

nonisolated extension String {
  /// The text of a resource in the user's language; a literal is a `LocalizationValue`.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// The simplest part of markdown.
nonisolated enum Markdown {
  enum Piece: Sendable {
    case markdown(String)
    case plain(String)
    case runs([Text.Run])
  }

  /// The texts of pieces, each with its look; a look that begins in one piece ends in the same or a later one.
  static func runs(_ pieces: [Piece]) -> [Text.Run] {
    if pieces.count == 1, case .markdown(let text) = pieces[0], !text.contains(where: { "*_`~[".contains($0) }) {
      return [Text.Run(text: text)]
    }
    var reader = Reader()
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .markdown(let text): reader.read(text, closers: pieces[(index + 1)...].map(\.markdown).joined())
      case .plain(let text): reader.append(text)
      case .runs(let runs): reader.append(runs)
      }
    }
    return reader.runs.isEmpty ? [Text.Run(text: "")] : reader.runs
  }

  private struct Reader {
    var runs: [Text.Run] = []
    private var open: [String] = []
    /// How many characters are before what is to agree with its number.
    private var inflected: Int?

    private var changes: TextChanges {
      var changes = TextChanges()
      if open.contains("**") { changes.isBold = true }
      if open.contains("*") || open.contains("_") { changes.isItalic = true }
      if open.contains("`") { changes.isMonospaced = true }
      if open.contains("~~") { changes.isStruckThrough = true }
      return changes
    }

    mutating func append(_ text: String) {
      guard !text.isEmpty else { return }
      let changes = changes
      // What stands for a moment, a value, a picture or a link is written again when it is shown.
      if let last = runs.last, last == Text.Run(text: last.text, changes: changes) {
        runs[runs.count - 1].text += text
      } else {
        runs.append(Text.Run(text: text, changes: changes))
      }
    }

    mutating func append(_ other: [Text.Run]) {
      let changes = changes
      runs += other.map { run in
        var run = run
        run.changes = run.changes.over(changes)
        return run
      }
    }

    /// `[text](address)` at the start of what is left.
    private func link(in rest: Substring, closers: String) -> (runs: [Text.Run], rest: Substring)? {
      guard let middle = rest.firstRange(of: "]("), let end = rest[middle.upperBound...].firstIndex(of: ")") else {
        return nil
      }
      let title = rest[rest.index(after: rest.startIndex)..<middle.lowerBound]
      let address = String(rest[middle.upperBound..<end])
      guard !title.isEmpty, !title.contains("["), !address.isEmpty, !address.contains(where: \.isWhitespace) else {
        return nil
      }
      var inside = Reader()
      inside.open = open
      inside.read(String(title), closers: closers)
      let runs = inside.runs.map { run in
        var run = run
        run.link = address
        return run
      }
      return (runs, rest[rest.index(after: end)...])
    }

    mutating func read(_ text: String, closers: String) {
      var rest = Substring(text)
      var plain = ""
      while let character = rest.first {
        if character == "\\", !open.contains("`"), let next = rest.dropFirst().first, "\\*_`~[]()^".contains(next) {
          plain.append(next)
          rest = rest.dropFirst(2)
          continue
        }
        if character == "^", rest.hasPrefix("^["), !open.contains("`"), Self.isInflected(rest.dropFirst(2), closers) {
          append(plain)
          plain = ""
          inflected = runs.reduce(0) { $0 + $1.text.count }
          rest = rest.dropFirst(2)
          continue
        }
        if character == "]", let start = inflected, rest.hasPrefix(Self.inflects) {
          append(plain)
          plain = ""
          inflected = nil
          agree(from: start)
          rest = rest.dropFirst(Self.inflects.count)
          continue
        }
        if character == "[", !open.contains("`"), let linked = link(in: rest, closers: closers) {
          append(plain)
          plain = ""
          runs += linked.runs
          rest = linked.rest
          continue
        }
        let marker = ["**", "~~", "*", "_", "`"].first { rest.hasPrefix($0) }
        guard let marker, isMarker(marker, after: plain.last ?? runs.last?.text.last, rest, closers) else {
          plain.append(character)
          rest = rest.dropFirst()
          continue
        }
        append(plain)
        plain = ""
        if let index = open.lastIndex(of: marker) { open.remove(at: index) } else { open.append(marker) }
        rest = rest.dropFirst(marker.count)
      }
      append(plain)
    }

    private static var inflects: String { "](inflect: true)" }

    /// Whether the first bracket that closes says so.
    private static func isInflected(_ rest: Substring, _ closers: String) -> Bool {
      let after = rest.contains("]") ? rest : closers[...]
      return after.drop { $0 != "]" }.hasPrefix(inflects)
    }

    /// Lets the last word of what is read agree with the number at a place.
    private mutating func agree(from start: Int) {
      guard let last = runs.last else { return }
      let whole = runs.map(\.text).joined()
      let text = String(whole.dropFirst(start))
      let agreed = Inflection.agreed(text)
      // What is changed is the end of the last part; a word that has several looks stays.
      let kept = text.count - last.text.count
      guard agreed != text, agreed.prefix(max(0, kept)) == text.prefix(max(0, kept)) else { return }
      runs[runs.count - 1].text = String(last.text.prefix(max(0, -kept))) + agreed.dropFirst(max(0, kept))
    }

    /// A marker closes what is open, or opens what is closed later on; anything else is a character like others.
    private func isMarker(_ marker: String, after previous: Character?, _ rest: Substring, _ closers: String) -> Bool {
      if open.contains("`"), marker != "`" { return false }
      if open.contains(marker) { return true }
      let inside = rest.dropFirst(marker.count)
      // At the end of a piece is something that is put in.
      guard let next = inside.first else { return closers.contains(marker) }
      guard !next.isWhitespace else { return false }
      if marker == "_", let previous, previous.isLetter || previous.isNumber { return false }
      return inside.contains(marker) || closers.contains(marker)
    }
  }
}

nonisolated extension Markdown.Piece {
  fileprivate var markdown: String {
    if case .markdown(let text) = self { text } else { "" }
  }
}

nonisolated extension StringProtocol {
  fileprivate func contains(_ other: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(other) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
