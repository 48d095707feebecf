import FoundationEssentials

/// How an amount of data is written: `52.4 MB`. The numbers are those of the language, the names of units are not.
public nonisolated struct ByteCountFormat: FormatStyle {
  /// What a unit has a thousand of.
  public nonisolated enum Style: Int, Codable, Hashable, Sendable {
    /// Files: thousands.
    case file
    /// Memory: 1024.
    case memory
    /// Thousands.
    case decimal
    /// 1024.
    case binary
  }

  /// Units that amounts are counted in.
  public nonisolated struct Units: OptionSet, Codable, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Units by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bytes.
    public static let bytes = Units(rawValue: 1)
    /// Thousands of bytes.
    public static let kb = Units(rawValue: 2)
    /// Millions of bytes.
    public static let mb = Units(rawValue: 4)
    /// Thousands of millions.
    public static let gb = Units(rawValue: 8)
    /// Millions of millions.
    public static let tb = Units(rawValue: 16)
    /// A thousand times as much.
    public static let pb = Units(rawValue: 32)
    /// A thousand times as much.
    public static let eb = Units(rawValue: 64)
    /// All of them.
    public static let all = Units(rawValue: 127)
    /// All of them.
    public static let `default` = all
  }

  let style: Style
  let allowedUnits: Units
  let spellsOutZero: Bool
  let includesActualByteCount: Bool
  private var language: String?

  /// Amounts in some units.
  public init(
    style: Style = .file, allowedUnits: Units = .all, spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) {
    self.style = style
    self.allowedUnits = allowedUnits.isEmpty ? .all : allowedUnits
    self.spellsOutZero = spellsOutZero
    self.includesActualByteCount = includesActualByteCount
  }

  /// The same in another language.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.language = locale.identifier
    return copy
  }

  private static let names = ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"]

  /// The amount as text.
  public func format(_ value: Int64) -> String {
    let units = Self.names.indices.filter { allowedUnits.contains(Units(rawValue: 1 << UInt($0))) }
    let amount = Double(value.magnitude)
    let step = style == .file || style == .decimal ? 1000.0 : 1024
    func size(_ unit: Int) -> Double { (0..<unit).reduce(1) { size, _ in size * step } }
    // What is rounded up to a thousand is one of the next unit.
    func isReached(_ unit: Int) -> Bool {
      let below = units.last { $0 < unit } ?? 0
      let digits = Self.digits(below)
      let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
      return (amount / size(below) * scale).rounded() / scale * size(below) >= size(unit)
    }
    let unit = units.last(where: isReached) ?? units[0]
    let count = amount / size(unit)
    let isNone = value == 0 && spellsOutZero
    let number =
      isNone ? "Zero" : (value < 0 ? "-" : "") + written(count, digits: unit == 0 ? 0 : Self.digits(unit))
    let name = unit == 0 && count == 1 ? "byte" : unit == 0 && isNone ? zeroUnit : Self.names[unit]
    let shown = number + " " + name
    guard includesActualByteCount, unit > 0 else { return shown }
    return shown + " (" + (value < 0 ? "-" : "") + written(amount, digits: 0) + (amount == 1 ? " byte)" : " bytes)")
  }

  /// Nothing is none of the least unit that people speak of.
  private var zeroUnit: String { allowedUnits.contains(.kb) ? "kB" : "bytes" }

  /// How many digits there are behind the point at most.
  private static func digits(_ unit: Int) -> Int { unit < 2 ? 0 : unit == 2 ? 1 : 2 }

  private func written(_ number: Double, digits: Int) -> String {
    var writer = NumberWriter(fraction: 0...digits)
    writer.language = language
    return writer.write(number)
  }
}

nonisolated extension ByteCountFormat: SpeakingFormat { var hasLanguage: Bool { language != nil } }

nonisolated extension FormatStyle where Self == ByteCountFormat {
  /// As an amount of data.
  @_disfavoredOverload public static func byteCount(
    style: ByteCountFormat.Style, allowedUnits: ByteCountFormat.Units = .all, spellsOutZero: Bool = true,
    includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
