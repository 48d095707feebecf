/// Tells the parts of Swift source apart that are shown in colours. It knows words, and no grammar.
struct SwiftLexer {
  enum Kind: CaseIterable { case keyword, type, string, number, comment, attribute }

  struct Token: Equatable {
    let kind: Kind
    let range: Range<String.Index>
  }

  private static let keywords: Set<Substring> = [
    "actor", "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "convenience", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating",
    "nil",
    "nonisolated", "open", "override", "private", "protocol", "public", "repeat", "required", "rethrows", "return",
    "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "unowned", "var", "weak", "where", "while",
  ]

  private let text: String
  private var place: String.Index
  private var tokens: [Token] = []

  /// The coloured parts, in order.
  static func tokens(in text: String) -> [Token] {
    var lexer = SwiftLexer(text)
    while lexer.place < text.endIndex { lexer.readOne() }
    return lexer.tokens
  }

  private init(_ text: String) {
    self.text = text
    place = text.startIndex
  }

  private mutating func readOne() {
    let start = place
    let letter = text[place]
    if text[place...].hasPrefix("//") {
      skip { $0 != "\n" }
      note(.comment, from: start)
    } else if letter == "\"" {
      skipString()
      note(.string, from: start)
    } else if letter == "@" || letter == "#" {
      place = text.index(after: place)
      skip(while: Self.isInWord)
      note(.attribute, from: start)
    } else if letter.isNumber {
      skip { $0.isNumber || $0 == "_" }
      // A fraction, and not a call on a number or a range.
      if place < text.endIndex, text[place] == ".", text[place...].dropFirst().first?.isNumber == true {
        place = text.index(after: place)
        skip(while: \.isNumber)
      }
      note(.number, from: start)
    } else if Self.isInWord(letter) {
      skip(while: Self.isInWord)
      let isMember = start > text.startIndex && text[text.index(before: start)] == "."
      let word = text[start..<place]
      if Self.keywords.contains(word), !isMember || ["init", "self"].contains(word) {
        note(.keyword, from: start)
      } else if letter.isUppercase {
        note(.type, from: start)
      }
    } else {
      place = text.index(after: place)
    }
  }

  private static func isInWord(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber || letter == "_" }

  private mutating func skip(while isPart: (Character) -> Bool) {
    while place < text.endIndex, isPart(text[place]) { place = text.index(after: place) }
  }

  private mutating func note(_ kind: Kind, from start: String.Index) {
    tokens.append(Token(kind: kind, range: start..<place))
  }

  /// Up to the quotation mark at the end, past those in what is put in by `\(…)`.
  private mutating func skipString() {
    let mark = text[place...].hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    place = text.index(place, offsetBy: mark.count)
    while place < text.endIndex, !text[place...].hasPrefix(mark) {
      if text[place...].hasPrefix("\\(") {
        place = text.index(place, offsetBy: 2)
        skipToClosingParenthesis()
      } else if text[place] == "\\" {
        place = text.index(place, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex
      } else {
        place = text.index(after: place)
      }
    }
    place = text.index(place, offsetBy: mark.count, limitedBy: text.endIndex) ?? text.endIndex
  }

  private mutating func skipToClosingParenthesis() {
    var depth = 1
    while place < text.endIndex, depth > 0 {
      switch text[place] {
      case "\"":
        skipString()
        continue
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      place = text.index(after: place)
    }
  }
}
