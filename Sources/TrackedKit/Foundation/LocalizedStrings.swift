import CGtk

// Foundation on Linux has none of this.
extension String {
  /// A text in the user's language, from the program's gettext translations; the text itself where there is none.
  ///
  /// The translators' text has `%lld` for a whole number, `%lf` for another number, and `%@` for any other value or, in another order,
  /// `%2$@`:
  ///
  /// ```swift
  /// label.text = String(localized: "\(count) unread")   // msgid "%lld unread"
  /// ```
  ///
  /// - Parameters:
  ///   - table: the domain of the translations; nil for the program's.
  ///   - comment: a hint for translators.
  public nonisolated init(localized text: LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
    guard let found = g_dgettext(table, text.key) else { preconditionFailure("gettext gives the text itself at least") }
    self = text.filled(String(cString: found))
  }

  /// A text to be shown in the user's language.
  public nonisolated struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The key of translations.
    let key: String
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
      var (result, rest, next) = ("", Substring(translation), 0)
      while let sign = rest.firstIndex(of: "%") {
        result += rest[..<sign]
        rest = rest[sign...].dropFirst()
        if rest.first == "%" {
          result += "%"
          rest.removeFirst()
          continue
        }
        let digits = rest.prefix(while: \.isNumber)
        var place = next
        if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
          place = number - 1
          rest = rest.dropFirst(digits.count + 1)
        } else {
          next += 1
        }
        guard let form = ["lld", "lf", "@"].first(where: rest.hasPrefix), values.indices.contains(place) else {
          result += "%"
          continue
        }
        result += values[place]
        rest = rest.dropFirst(form.count)
      }
      return result + rest
    }
  }

  /// With its percent signs as a key has them.
  private nonisolated var escaped: String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%")
  }
}
