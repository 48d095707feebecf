// Foundation on Linux has none of this.
extension String {
  /// A text in the user's language, from the program's gettext translations; the text itself where there is none.
  ///
  /// The translators' text has `%lld` for a whole number, `%lf` for another number, and `%@` for any other value; `%@` may stand for any
  /// value. In another order a value has its number, as in `%2$@`:
  ///
  /// ```swift
  /// label.text = String(localized: "\(count) unread")   // msgid "%lld unread"
  /// ```
  ///
  /// A hook that reads one follows the language: it runs again when the `locale` of its traits has changed. Elsewhere the language is that of the
  /// window in front.
  ///
  /// - Parameters:
  ///   - table: the domain of the translations; nil for the program's.
  ///   - comment: a hint for translators.
  public nonisolated init(localized text: LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    self = text.filled(Translations.find(text.key, domain: table) { $0.text(text.key) } ?? text.key)
  }

  /// A text for a number in the user's language, in the form that the language has for it.
  ///
  /// ```swift
  /// label.text = String(localized: "\(count) message", plural: "\(count) messages", count: count)
  /// ```
  ///
  /// The translators write as many texts as the language has forms: `msgid "%lld message"` with `msgid_plural "%lld messages"`.
  ///
  /// - Parameters:
  ///   - text: the text for one.
  ///   - plural: the text for any other number.
  ///   - count: the number.
  ///   - table: the domain of the translations; nil for the program's.
  ///   - comment: a hint for translators.
  public nonisolated init(
    localized text: LocalizationValue, plural: LocalizationValue, count: Int, table: String? = nil,
    comment: StaticString? = nil
  ) {
    let english = count == 1 ? text : plural
    self = english.filled(
      Translations.find(english.key, domain: table) { $0.text(text.key, for: count) } ?? english.key)
  }

  /// One of the kit's own words in the user's language.
  package nonisolated init(kit text: LocalizationValue) { self.init(localized: text, table: Translations.kitDomain) }

  /// A text to be shown in the user's language.
  public nonisolated struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key of translations.
    package let key: String
    private let values: [String]

    /// A text.
    public init(_ value: String) { (key, values) = (value.escaped, []) }

    /// A literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// A literal with values put in.
    public init(stringInterpolation: StringInterpolation) {
      (key, values) = (stringInterpolation.key, stringInterpolation.values)
    }

    /// The parts of a literal.
    public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var values: [String] = []

      /// No parts yet.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// A part of the literal.
      public mutating func appendLiteral(_ literal: String) { key += literal.escaped }

      /// A value's description.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        key += value is any FixedWidthInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@"
        values.append("\(value)")
      }
    }

    /// A translation with the values in their places.
    fileprivate func filled(_ translation: String) -> String {
      guard translation.utf8.contains(UInt8(ascii: "%")) else { return translation }
      return Translations.parts(of: translation, valueCount: values.count)
        .map {
          switch $0 {
          case .text(let text): text
          case .value(let index): values[index]
          }
        }.joined()
    }
  }
}

nonisolated extension Translations {
  /// A part of a text: letters, or the place of one of its values.
  package enum Part: Sendable {
    /// Letters as they are shown.
    case text(String)
    /// The value with this number.
    case value(Int)
  }

  /// The parts of a text as translators write it.
  static func parts(of text: String, valueCount: Int) -> [Part] {
    var (parts, rest, next) = ([Part](), Substring(text), 0)
    while let sign = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<sign])))
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        parts.append(.text("%"))
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      let number = rest.dropFirst(digits.count).first == "$" ? Int(digits) : nil
      let behind = number == nil ? rest : rest.dropFirst(digits.count + 1)
      let form = ["lld", "lf", "@"].first(where: behind.hasPrefix)
      let place = number.map { $0 - 1 } ?? next
      guard let form, (0..<valueCount).contains(place) else {
        parts.append(.text("%"))
        continue
      }
      if number == nil { next += 1 }
      parts.append(.value(place))
      rest = behind.dropFirst(form.count)
    }
    return parts + [.text(String(rest))]
  }

  /// The translation of a literal with values, in the language of the running hook; nil if there is none.
  ///
  /// - Parameter literals: what is before, between and behind its values.
  package static func parts(of literals: [String]) -> [Part]? {
    guard isInUse else { return nil }
    let key = literals.map(\.escaped).joined(separator: "%@")
    return find(key, domain: nil) { $0.text(key) }.map { parts(of: $0, valueCount: literals.count - 1) }
  }
}

nonisolated extension String {
  /// With its percent signs as a key has them.
  fileprivate var escaped: String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
