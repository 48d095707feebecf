import FoundationEssentials
import Glibc

/// How a number is written: what all formats of numbers have in common.
public nonisolated struct NumberFormatConfiguration {
  /// How many digits there are.
  public nonisolated struct Precision: Hashable, Codable, Sendable {
    var fractionLength: ClosedRange<Int>

    /// As many digits behind the point.
    public static func fractionLength(_ length: Int) -> Precision { Precision(fractionLength: length...length) }
    /// As many digits behind the point as needed, within limits.
    public static func fractionLength<Limits: RangeExpression<Int>>(_ limits: Limits) -> Precision {
      let range = limits.relative(to: 0..<18)
      return Precision(fractionLength: range.lowerBound...max(range.lowerBound, range.upperBound - 1))
    }
  }

  /// Whether thousands are set off.
  public nonisolated struct Grouping: Hashable, Codable, Sendable {
    let isOn: Bool
    /// As is usual.
    public static let automatic = Grouping(isOn: true)
    /// Never.
    public static let never = Grouping(isOn: false)
  }
}

/// Writes and reads numbers as the person's language does.
nonisolated struct NumberWriter: Hashable, Codable, Sendable {
  enum Kind: Hashable, Codable, Sendable {
    case plain
    case percent
    case currency(String)
  }

  var kind = Kind.plain
  var fraction: ClosedRange<Int>
  var isGrouped = true
  /// The language, by its identifier; nil for the desktop's.
  var language: String?

  private var separators: (point: String, thousands: String) { language.map(Self.separators) ?? Self.separators() }

  /// What languages write that may not be installed.
  private static func separators(in language: String) -> (point: String, thousands: String) {
    let parts = language.split { $0 == "_" || $0 == "-" }
    if parts.dropFirst().contains("CH") { return (".", "’") }
    switch parts.first {
    case "de", "it", "es", "nl", "pt", "tr", "id", "da", "el", "sl", "hr", "ro", "vi": return (",", ".")
    case "fr", "nb", "no": return (",", "\u{202F}")
    case "ru", "pl", "cs", "sk", "uk", "sv", "fi", "hu", "bg", "lt", "lv", "et": return (",", "\u{A0}")
    default: return (".", ",")
    }
  }

  /// Whether signs stand behind the number, with a space between.
  private var putsSignsBehind: Bool { language != nil && separators.point == "," }

  private static func separators() -> (point: String, thousands: String) {
    guard let conventions = localeconv()?.pointee else { return (".", ",") }
    let point = String(cString: conventions.decimal_point)
    let thousands = String(cString: conventions.thousands_sep)
    return point == "." && thousands.isEmpty ? (".", ",") : (point, thousands)
  }

  private static let symbols = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥", "CAD": "CA$", "AUD": "A$",
    "BRL": "R$", "MXN": "MX$", "ILS": "₪", "VND": "₫",
  ]

  /// The number as text.
  func write(_ value: Double) -> String {
    let shown = kind == .percent ? value * 100 : value
    guard shown.isFinite else { return shown.isNaN ? "NaN" : shown < 0 ? "-∞" : "∞" }
    var digits = formatted("%.\(fraction.upperBound)f", abs(shown))
    var end = ""
    if let point = digits.firstIndex(of: ".") ?? digits.firstIndex(of: ",") {
      end = String(digits[digits.index(after: point)...])
      digits = String(digits[..<point])
      while end.count > fraction.lowerBound, end.last == "0" { end.removeLast() }
    }
    let (point, thousands) = separators
    if isGrouped, !thousands.isEmpty {
      var groups: [Substring] = []
      var rest = Substring(digits)
      while rest.count > 3 {
        groups.insert(rest.suffix(3), at: 0)
        rest = rest.dropLast(3)
      }
      digits = ([rest] + groups).joined(separator: thousands)
    }
    let number = digits + (end.isEmpty ? "" : point + end)
    let isZero = !number.contains { "1"..."9" ~= $0 }
    let sign = shown < 0 && !isZero ? "-" : ""
    switch kind {
    case .plain: return sign + number
    case .percent: return sign + number + (putsSignsBehind ? "\u{A0}%" : "%")
    case .currency(let code) where putsSignsBehind:
      return sign + number + "\u{A0}" + (Self.symbols[code] ?? code)
    case .currency(let code): return sign + (Self.symbols[code] ?? code + "\u{A0}") + number
    }
  }

  /// The number that a text stands for; nil if it is none.
  func read(_ text: String) -> Double? {
    let (point, thousands) = separators
    var plain = text.filter { !$0.isWhitespace && !thousands.contains($0) && $0 != "%" }
    if case .currency(let code) = kind {
      for symbol in [Self.symbols[code], code] { plain = plain.replacingOccurrences(of: symbol ?? code, with: "") }
    }
    plain = plain.replacingOccurrences(of: point, with: ".")
    guard let number = Double(plain), number.isFinite else { return nil }
    return kind == .percent ? number / 100 : number
  }
}

/// A text is no number.
nonisolated struct NumberError: LocalizedError {
  let text: String
  var errorDescription: String? { "“\(text)” is no number" }
}

/// A text made as C's `printf` does.
nonisolated func formatted(_ specifier: String, _ arguments: any CVarArg...) -> String {
  withVaList(arguments) { list in
    var buffer = [CChar](repeating: 0, count: 512)
    let count = vsnprintf(&buffer, buffer.count, specifier, list)
    return String(decoding: buffer.prefix(max(0, min(Int(count), 511))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// A format that may have been told its language.
nonisolated protocol SpeakingFormat {
  var hasLanguage: Bool { get }
}

nonisolated extension IntegerFormatStyle: SpeakingFormat { var hasLanguage: Bool { writer.language != nil } }
nonisolated extension FloatingPointFormatStyle: SpeakingFormat { var hasLanguage: Bool { writer.language != nil } }
nonisolated extension DecimalFormatStyle: SpeakingFormat { var hasLanguage: Bool { writer.language != nil } }

/// How whole numbers are written: `.number`, `.percent`, `.currency(code:)`.
public nonisolated struct IntegerFormatStyle<Value: BinaryInteger>: ParseableFormatStyle {
  private var writer: NumberWriter

  fileprivate init(_ writer: NumberWriter) { self.writer = writer }

  /// As numbers are usually written.
  public init() { writer = NumberWriter(fraction: 0...0) }

  /// The number as text.
  public func format(_ value: Value) -> String {
    // A whole number stands for as many hundredths.
    writer.write(writer.kind == .percent ? Double(value) / 100 : Double(value))
  }

  /// With another number of digits.
  public func precision(_ precision: NumberFormatConfiguration.Precision) -> Self {
    var copy = self
    copy.writer.fraction = precision.fractionLength
    return copy
  }

  /// With thousands set off, or not.
  public func grouping(_ grouping: NumberFormatConfiguration.Grouping) -> Self {
    var copy = self
    copy.writer.isGrouped = grouping.isOn
    return copy
  }

  /// In a language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.writer.language = locale.identifier
    return copy
  }

  /// Reads what it writes.
  public var parseStrategy: Strategy { Strategy(writer: writer) }

  /// Reads whole numbers.
  public struct Strategy: ParseStrategy {
    fileprivate let writer: NumberWriter

    /// The number that a text stands for.
    public func parse(_ text: String) throws -> Value {
      guard let number = writer.read(text) else { throw NumberError(text: text) }
      guard let value = Value(exactly: (writer.kind == .percent ? number * 100 : number).rounded()) else {
        throw NumberError(text: text)
      }
      return value
    }
  }
}

/// How numbers are written: `.number`, `.percent`, `.currency(code:)`.
public nonisolated struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: ParseableFormatStyle {
  private var writer: NumberWriter

  fileprivate init(_ writer: NumberWriter) { self.writer = writer }

  /// As numbers are usually written.
  public init() { writer = NumberWriter(fraction: 0...6) }

  /// The number as text.
  public func format(_ value: Value) -> String { writer.write(Double(value)) }

  /// With another number of digits.
  public func precision(_ precision: NumberFormatConfiguration.Precision) -> Self {
    var copy = self
    copy.writer.fraction = precision.fractionLength
    return copy
  }

  /// With thousands set off, or not.
  public func grouping(_ grouping: NumberFormatConfiguration.Grouping) -> Self {
    var copy = self
    copy.writer.isGrouped = grouping.isOn
    return copy
  }

  /// In a language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.writer.language = locale.identifier
    return copy
  }

  /// Reads what it writes.
  public var parseStrategy: Strategy { Strategy(writer: writer) }

  /// Reads numbers.
  public struct Strategy: ParseStrategy {
    fileprivate let writer: NumberWriter

    /// The number that a text stands for.
    public func parse(_ text: String) throws -> Value {
      guard let number = writer.read(text) else { throw NumberError(text: text) }
      return Value(number)
    }
  }
}

/// How exact numbers are written: `.number`, `.percent`, `.currency(code:)`.
public nonisolated struct DecimalFormatStyle: ParseableFormatStyle {
  private var writer: NumberWriter

  fileprivate init(_ writer: NumberWriter) { self.writer = writer }

  /// As numbers are usually written.
  public init() { writer = NumberWriter(fraction: 0...6) }

  /// The number as text.
  public func format(_ value: Decimal) -> String { writer.write(Double(value.description) ?? .nan) }

  /// With another number of digits.
  public func precision(_ precision: NumberFormatConfiguration.Precision) -> Self {
    var copy = self
    copy.writer.fraction = precision.fractionLength
    return copy
  }

  /// With thousands set off, or not.
  public func grouping(_ grouping: NumberFormatConfiguration.Grouping) -> Self {
    var copy = self
    copy.writer.isGrouped = grouping.isOn
    return copy
  }

  /// In a language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.writer.language = locale.identifier
    return copy
  }

  /// Reads what it writes.
  public var parseStrategy: Strategy { Strategy(writer: writer) }

  /// Reads numbers.
  public struct Strategy: ParseStrategy {
    fileprivate let writer: NumberWriter

    /// The number that a text stands for.
    public func parse(_ text: String) throws -> Decimal {
      guard let number = writer.read(text), let value = Decimal(string: "\(number)") else {
        throw NumberError(text: text)
      }
      return value
    }
  }
}

nonisolated extension FormatStyle where Self == DecimalFormatStyle {
  /// As numbers are usually written.
  @_disfavoredOverload public static var number: Self { Self() }
  /// As hundredths.
  @_disfavoredOverload public static var percent: Self { Self(NumberWriter(kind: .percent, fraction: 0...6)) }
  /// As an amount of money.
  @_disfavoredOverload public static func currency(code: String) -> Self {
    Self(NumberWriter(kind: .currency(code), fraction: NumberWriter.cents(code)))
  }
}

nonisolated extension Decimal {
  /// The number as it is usually written.
  @_disfavoredOverload public func formatted() -> String { DecimalFormatStyle().format(self) }
  /// The number in a format.
  @_disfavoredOverload public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Decimal { format.format(self) }
}

nonisolated extension FormatStyle where Self == IntegerFormatStyle<Int> {
  /// As numbers are usually written.
  @_disfavoredOverload public static var number: Self { Self() }
  /// As so many hundredths.
  @_disfavoredOverload public static var percent: Self { Self(NumberWriter(kind: .percent, fraction: 0...0)) }
  /// As an amount of money.
  @_disfavoredOverload public static func currency(code: String) -> Self {
    Self(NumberWriter(kind: .currency(code), fraction: NumberWriter.cents(code)))
  }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  /// As numbers are usually written.
  @_disfavoredOverload public static var number: Self { Self() }
  /// As hundredths.
  @_disfavoredOverload public static var percent: Self { Self(NumberWriter(kind: .percent, fraction: 0...6)) }
  /// As an amount of money.
  @_disfavoredOverload public static func currency(code: String) -> Self {
    Self(NumberWriter(kind: .currency(code), fraction: NumberWriter.cents(code)))
  }
}

nonisolated extension FormatStyle where Self == FloatingPointFormatStyle<Float> {
  /// As numbers are usually written.
  @_disfavoredOverload public static var number: Self { Self() }
  /// As hundredths.
  @_disfavoredOverload public static var percent: Self { Self(NumberWriter(kind: .percent, fraction: 0...6)) }
}

nonisolated extension NumberWriter {
  /// How many digits behind the point a currency has.
  fileprivate static func cents(_ code: String) -> ClosedRange<Int> {
    ["JPY", "KRW", "VND"].contains(code) ? 0...0 : 2...2
  }
}

nonisolated extension BinaryInteger {
  /// The number as it is usually written.
  @_disfavoredOverload public func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
  /// The number in a format.
  @_disfavoredOverload public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self { format.format(self) }
}

nonisolated extension BinaryFloatingPoint {
  /// The number as it is usually written.
  @_disfavoredOverload public func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
  /// The number in a format.
  @_disfavoredOverload public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Self { format.format(self) }
}
