import FoundationEssentials
import Glibc

// What SwiftUI's sources use of Foundation's texts, and FoundationEssentials leaves out. Where a file imports Foundation, that is
// taken.

/// Some characters.
public nonisolated struct CharacterSet: Sendable {
  private let test: @Sendable (Unicode.Scalar) -> Bool

  private init(_ test: @escaping @Sendable (Unicode.Scalar) -> Bool) { self.test = test }

  /// Those of a text.
  public init(charactersIn text: String) {
    let scalars = Set(text.unicodeScalars)
    self.init { scalars.contains($0) }
  }

  /// Those of a range.
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) { self.init { range.contains($0) } }

  /// Whether a character is among them.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { test(scalar) }

  /// All others.
  public var inverted: CharacterSet { CharacterSet { [test] in !test($0) } }

  /// These and others.
  public func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { [test] in test($0) || other.test($0) } }

  /// Spaces and tabulators.
  public static let whitespaces = CharacterSet { $0 == "\t" || $0.properties.generalCategory == .spaceSeparator }
  /// Ends of lines.
  public static let newlines = CharacterSet {
    ("\u{A}"..."\u{D}").contains($0) || ["\u{85}", "\u{2028}", "\u{2029}"].contains($0)
  }
  /// Spaces and ends of lines.
  public static let whitespacesAndNewlines = whitespaces.union(newlines)
  /// Letters.
  public static let letters = CharacterSet { $0.properties.isAlphabetic }
  /// Small letters.
  public static let lowercaseLetters = CharacterSet { $0.properties.isLowercase }
  /// Great letters.
  public static let uppercaseLetters = CharacterSet { $0.properties.isUppercase }
  /// Digits.
  public static let decimalDigits = CharacterSet { $0.properties.generalCategory == .decimalNumber }
  /// Letters and numbers.
  public static let alphanumerics = CharacterSet { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  /// Signs between words.
  public static let punctuationCharacters = CharacterSet {
    switch $0.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}

nonisolated extension StringProtocol {
  /// The text without some characters at both ends.
  @_disfavoredOverload public func trimmingCharacters(in set: CharacterSet) -> String {
    var scalars = Array(unicodeScalars)[...]
    while let first = scalars.first, set.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, set.contains(last) { scalars.removeLast() }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  /// What is between some characters: nothing where two of them stand side by side.
  @_disfavoredOverload public func components(separatedBy separator: CharacterSet) -> [String] {
    String(self).unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: separator.contains)
      .map { String($0) }
  }

  /// The text in great letters.
  @_disfavoredOverload public var localizedUppercase: String { uppercased() }
  /// The text in small letters.
  @_disfavoredOverload public var localizedLowercase: String { lowercased() }
  /// The text with a great letter at the beginning of each word, and small ones behind.
  @_disfavoredOverload public var localizedCapitalized: String { String(self).capitalized }

  /// The text with another one in place of a part, wherever that is.
  @_disfavoredOverload public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
    of target: Target, with replacement: Replacement
  ) -> String {
    guard !target.isEmpty else { return String(self) }
    var (result, rest) = ("", Substring(self))
    while let first = rest.first {
      if rest.hasPrefix(target) {
        result += replacement
        rest = rest.dropFirst(target.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Whether a part is in the text, great and small letters alike.
  @_disfavoredOverload public func localizedCaseInsensitiveContains<Other: StringProtocol>(_ other: Other) -> Bool {
    lowercased().hasPart(other.lowercased())
  }

  /// Whether a part is in the text, as people search: great and small letters alike, with accents or without.
  @_disfavoredOverload public func localizedStandardContains<Other: StringProtocol>(_ other: Other) -> Bool {
    lowercased().withoutAccents.hasPart(other.lowercased().withoutAccents)
  }

  fileprivate var withoutAccents: String {
    var text = String.UnicodeScalarView()
    // The first of a character's scalars is its letter, once it is taken apart.
    for character in self { text.append(contentsOf: Self.takenApart(character).prefix(1)) }
    return String(text)
  }

  private static func takenApart(_ character: Character) -> [Unicode.Scalar] {
    guard let name = character.unicodeScalars.first?.properties.name, let end = name.firstRange(of: " WITH ") else {
      return Array(character.unicodeScalars)
    }
    let base = name[..<end.lowerBound]
    let isSmall = base.contains("SMALL LETTER")
    guard let letter = base.split(separator: " ").last, letter.count == 1, let scalar = letter.unicodeScalars.first
    else {
      return Array(character.unicodeScalars)
    }
    return [isSmall ? Unicode.Scalar(scalar.value + 32) ?? scalar : scalar]
  }

  fileprivate func hasPart(_ part: String) -> Bool { part.isEmpty || firstRange(of: part) != nil }
}

nonisolated extension String {
  /// A text made as C's `printf` does: `String(format: "%.2f", price)`.
  @_disfavoredOverload public init(format: String, _ arguments: any CVarArg...) {
    var (result, rest) = ("", Substring(format))
    var left = arguments[...]
    while let first = rest.first {
      rest = rest.dropFirst()
      guard first == "%" else {
        result.append(first)
        continue
      }
      let flags = rest.prefix { !$0.isLetter && $0 != "%" && $0 != "@" }
      rest = rest.dropFirst(flags.count)
      let length = rest.prefix { "lhqjzt".contains($0) }
      rest = rest.dropFirst(length.count)
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      if kind == "%" {
        result.append("%")
      } else if let argument = left.popFirst() {
        // C's integers are shorter than Swift's unless it is said.
        let isLong = "diuxXo".contains(kind) && argument is Int && length.isEmpty
        result +=
          kind == "@" ? "\(argument)" : TrackedUI.formatted("%\(flags)\(isLong ? "l" : length)\(kind)", argument)
      }
    }
    self = result
  }
}

nonisolated extension Error {
  /// What the error says of itself, in words.
  @_disfavoredOverload public var localizedDescription: String {
    (self as? any LocalizedError)?.errorDescription ?? "\(self)"
  }
}
