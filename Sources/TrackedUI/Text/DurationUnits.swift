import FoundationEssentials

/// How a length of time is written in words: `2 hr, 5 min`. The words are English, as those of counted dates are.
public nonisolated struct DurationUnitsFormat: FormatStyle {
  /// A unit that lengths are counted in.
  public nonisolated enum Unit: Int, Codable, CaseIterable, Hashable, Comparable, Sendable {
    /// A unit.
    case nanoseconds, microseconds, milliseconds, seconds, minutes, hours, days, weeks

    /// The shorter one of two.
    public static func < (left: Unit, right: Unit) -> Bool { left.rawValue < right.rawValue }

    /// How long it is, in nanoseconds.
    fileprivate var length: Int128 {
      [1, 1000, 1_000_000, 1_000_000_000, 60_000_000_000, 3_600_000_000_000, 86_400_000_000_000, 604_800_000_000_000][
        rawValue]
    }

    fileprivate func name(_ width: UnitWidth, isOne: Bool) -> String {
      let names: (wide: String, short: String, narrow: String) =
        switch self {
        case .nanoseconds: ("nanosecond", "ns", "ns")
        case .microseconds: ("microsecond", "μs", "μs")
        case .milliseconds: ("millisecond", "ms", "ms")
        case .seconds: ("second", "sec", "s")
        case .minutes: ("minute", "min", "m")
        case .hours: ("hour", "hr", "h")
        case .days: ("day", isOne ? "day" : "days", "d")
        case .weeks: ("week", isOne ? "wk" : "wks", "w")
        }
      return switch width {
      case .wide: " " + names.wide + (isOne ? "" : "s")
      case .abbreviated: " " + names.short
      case .condensedAbbreviated: names.short
      case .narrow: names.narrow
      }
    }
  }

  /// How long the names of units are.
  public nonisolated enum UnitWidth: Codable, Hashable, Sendable {
    /// `2 hours, 5 minutes`
    case wide
    /// `2 hr, 5 min`
    case abbreviated
    /// `2hr 5min`
    case condensedAbbreviated
    /// `2h 5m`
    case narrow
  }

  /// What is shown of units of which there are none.
  public nonisolated struct ZeroValueUnitsDisplayStrategy: Codable, Hashable, Sendable {
    let length: Int
    /// Nothing.
    public static let hide = ZeroValueUnitsDisplayStrategy(length: 0)
    /// So many zeros.
    public static func show(length: Int) -> Self { Self(length: length) }
  }

  /// What is shown of the part that is less than the shortest unit.
  public nonisolated struct FractionalPartDisplayStrategy: Codable, Hashable, Sendable {
    let digits: ClosedRange<Int>
    let rule: Rounding

    enum Rounding: Codable, Hashable, Sendable { case nearestOrEven, nearestOrAway, up, down, towardZero, awayFromZero }

    private init(_ digits: ClosedRange<Int>, _ rule: FloatingPointRoundingRule) {
      self.digits = digits
      self.rule =
        switch rule {
        case .toNearestOrAwayFromZero: .nearestOrAway
        case .up: .up
        case .down: .down
        case .towardZero: .towardZero
        case .awayFromZero: .awayFromZero
        default: .nearestOrEven
        }
    }

    /// Nothing.
    public static let hide = hide()
    /// Nothing: the shortest unit is rounded.
    public static func hide(rounded rule: FloatingPointRoundingRule = .toNearestOrEven) -> Self { Self(0...0, rule) }
    /// So many digits behind the point.
    public static func show(length: Int, rounded rule: FloatingPointRoundingRule = .toNearestOrEven) -> Self {
      Self(length...length, rule)
    }

    /// How many steps it is, the last one whole.
    fileprivate func steps(_ length: Int128, of step: Int128) -> Int128 {
      let (whole, rest) = length.quotientAndRemainder(dividingBy: step)
      guard rest != 0 else { return whole }
      let away = whole + (length < 0 ? -1 : 1)
      let double = rest.magnitude * 2
      return switch rule {
      case .towardZero: whole
      case .awayFromZero: away
      case .up: length < 0 ? whole : away
      case .down: length < 0 ? away : whole
      case .nearestOrAway: double >= step.magnitude ? away : whole
      case .nearestOrEven:
        double == step.magnitude ? (whole.isMultiple(of: 2) ? whole : away) : double > step.magnitude ? away : whole
      }
    }
  }

  let units: Set<Unit>
  let width: UnitWidth
  let maximum: Int?
  let zeros: ZeroValueUnitsDisplayStrategy
  let fraction: FractionalPartDisplayStrategy

  /// Words for some units.
  ///
  /// - Parameters:
  ///   - units: those that lengths are counted in.
  ///   - maximumUnitCount: how many of them there are at most, the longest ones; nil for all.
  public init(
    allowedUnits units: Set<Unit> = [.hours, .minutes, .seconds], width: UnitWidth,
    maximumUnitCount maximum: Int? = nil, zeroValueUnits zeros: ZeroValueUnitsDisplayStrategy = .hide,
    fractionalPart fraction: FractionalPartDisplayStrategy = .hide
  ) {
    self.units = units
    self.width = width
    self.maximum = maximum
    self.zeros = zeros
    self.fraction = fraction
  }

  /// The length as text.
  public func format(_ value: Duration) -> String {
    var shown = units.sorted(by: >)
    guard !shown.isEmpty else { return "" }
    let (seconds, atto) = value.components
    let exact = Int128(seconds) * 1_000_000_000 + Int128(atto) / 1_000_000_000
    if zeros == .hide {
      // What is longer than the length does not count among the units.
      while shown.count > 1, rounded(exact, shown).magnitude < shown[0].length.magnitude { shown.removeFirst() }
    }
    shown = Array(shown.prefix(max(1, maximum ?? shown.count)))
    let length = rounded(exact, shown)
    var left = Int128(length.magnitude)
    var parts: [String] = []
    for (index, unit) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let count = left / unit.length
      left -= count * unit.length
      let hasFraction = isLast && fraction.digits.upperBound > 0
      if count == 0, !(hasFraction && left > 0), zeros == .hide, !(isLast && parts.isEmpty) { continue }
      var number = String(count)
      number = String(repeating: "0", count: max(0, zeros.length - number.count)) + number
      if hasFraction {
        let digits = fraction.digits.upperBound
        let behind = String(left * Self.power(digits) / unit.length)
        number += "." + String(repeating: "0", count: max(0, digits - behind.count)) + behind
      }
      parts.append(number + unit.name(width, isOne: count == 1 && !hasFraction))
    }
    return (length < 0 ? "-" : "") + parts.joined(separator: width == .wide || width == .abbreviated ? ", " : " ")
  }

  /// The length as exact as it is shown, in nanoseconds.
  private func rounded(_ length: Int128, _ shown: [Unit]) -> Int128 {
    guard let last = shown.prefix(max(1, maximum ?? shown.count)).last else { return length }
    let step = max(1, last.length / Self.power(fraction.digits.upperBound))
    return fraction.steps(length, of: step) * step
  }

  private static func power(_ digits: Int) -> Int128 {
    (0..<min(max(digits, 0), 18)).reduce(1) { power, _ in power * 10 }
  }
}

nonisolated extension FormatStyle where Self == DurationUnitsFormat {
  /// In words, by units.
  @_disfavoredOverload public static func units(
    allowed units: Set<DurationUnitsFormat.Unit> = [.hours, .minutes, .seconds],
    width: DurationUnitsFormat.UnitWidth = .abbreviated, maximumUnitCount: Int? = nil,
    zeroValueUnits: DurationUnitsFormat.ZeroValueUnitsDisplayStrategy = .hide,
    fractionalPart: DurationUnitsFormat.FractionalPartDisplayStrategy = .hide
  ) -> Self {
    Self(
      allowedUnits: units, width: width, maximumUnitCount: maximumUnitCount, zeroValueUnits: zeroValueUnits,
      fractionalPart: fractionalPart)
  }
}
