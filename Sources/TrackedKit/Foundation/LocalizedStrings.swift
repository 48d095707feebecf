import CGtk

/// The program's translations, made with gettext.
@MainActor public enum Translations {
  /// Takes the texts of `String(localized:)` from a domain from now on, in the user's language. Call it before the first window is made, once
  /// GTK has started: in the handler of `onStartup`.
  ///
  /// - Parameters:
  ///   - domain: the name of the translations: German ones are `de/LC_MESSAGES/<domain>.mo`, which `msgfmt` makes of `de.po`.
  ///   - folder: where the folders of the languages are, such as `/usr/share/locale`.
  public static func use(domain: String, folder: String) {
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
  }
}

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
    // Where there is no translation, gettext gives the key's own pointer back.
    self = text.key.withCString { key in text.filled(String(cString: g_dgettext(table, key))) }
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
