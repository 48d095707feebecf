import FoundationEssentials

/// How far a moment is from now, in words: `2 days ago`, `tomorrow`. The words are English, as those of counted dates are.
public nonisolated struct RelativeDateFormat: FormatStyle {
  /// Whether days and the like that are near have names.
  public nonisolated enum Presentation: Codable, Hashable, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How units are written.
  public nonisolated enum UnitsStyle: Codable, Hashable, Sendable {
    /// `2 months ago`
    case wide
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case abbreviated
    /// `2mo ago`
    case narrow
  }

  private enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    /// How many of the next shorter one it is, about.
    var parts: Int {
      switch self {
      case .year: 12
      case .month: 4
      case .week: 7
      case .day: 24
      case .hour, .minute: 60
      case .second: 1
      }
    }

    func name(_ style: UnitsStyle, isOne: Bool) -> String {
      let names: (wide: String, short: String, narrow: String) =
        switch self {
        case .year: ("year", "yr.", "y")
        case .month: ("month", "mo.", "mo")
        case .week: ("week", "wk.", "w")
        case .day: ("day", isOne ? "day" : "days", "d")
        case .hour: ("hour", "hr.", "h")
        case .minute: ("minute", "min.", "min")
        case .second: ("second", "sec.", "s")
        }
      return switch style {
      case .wide, .spellOut: " " + names.wide + (isOne ? "" : "s")
      case .abbreviated: " " + names.short
      case .narrow: names.narrow
      }
    }
  }

  let presentation: Presentation
  let unitsStyle: UnitsStyle

  /// Words for how far a moment is from now.
  public init(presentation: Presentation = .numeric, unitsStyle: UnitsStyle = .wide) {
    (self.presentation, self.unitsStyle) = (presentation, unitsStyle)
  }

  /// How far it is from now.
  public func format(_ value: Date) -> String { format(value, from: .now, .autoupdatingCurrent) }

  func format(_ date: Date, from now: Date, _ calendar: Calendar) -> String {
    let (count, unit) = distance(from: now, to: date, calendar)
    if presentation == .named, let name = name(count, unit) { return name }
    let amount = abs(count)
    let number = unitsStyle == .spellOut ? Self.spelled(amount) : String(amount)
    let words = number + unit.name(unitsStyle, isOne: amount == 1)
    return date < now ? "\(words) ago" : "in \(words)"
  }

  /// The longest unit that there is one of, rounded by the next shorter one.
  private func distance(from now: Date, to date: Date, _ calendar: Calendar) -> (Int, Unit) {
    // Named days are those of the calendar: what was last night was yesterday, few hours as it is ago.
    if presentation == .named, abs(date.timeIntervalSince(now)) >= 43_200 {
      let days =
        calendar.dateComponents(
          [.day], from: calendar.startOfDay(for: now), to: calendar.startOfDay(for: date)
        ).day ?? 0
      if (1..<7).contains(abs(days)) { return (days, .day) }
    }
    let parts = calendar.dateComponents(
      [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: now, to: date)
    let counts = [parts.year, parts.month, parts.weekOfMonth, parts.day, parts.hour, parts.minute, parts.second].map {
      $0 ?? 0
    }
    guard let index = counts.firstIndex(where: { $0 != 0 }) else { return (0, .second) }
    let unit = Unit.allCases[index]
    let next = index + 1 < counts.count ? counts[index + 1] : 0
    let isMore = index + 1 < counts.count && abs(next) * 2 >= unit.parts
    let count = counts[index] + (isMore ? counts[index].signum() : 0)
    // Sixty minutes are an hour.
    if index > 0, abs(count) >= Unit.allCases[index - 1].parts { return (count.signum(), Unit.allCases[index - 1]) }
    return (count, unit)
  }

  private func name(_ count: Int, _ unit: Unit) -> String? {
    let isShort = unitsStyle == .abbreviated || unitsStyle == .narrow
    let units: [Unit: (wide: String, short: String)] = [
      .year: ("year", "yr."), .month: ("month", "mo."), .week: ("week", "wk."),
    ]
    switch (unit, count) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (_, -1), (_, 1):
      guard let name = units[unit] else { return nil }
      return (count < 0 ? "last " : "next ") + (isShort ? name.short : name.wide)
    default: return nil
    }
  }

  private static func spelled(_ number: Int) -> String {
    let small = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
      "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    switch number {
    case 0..<20: return small[number]
    case 20..<100: return tens[number / 10] + (number % 10 == 0 ? "" : "-" + small[number % 10])
    case 100..<1000: return small[number / 100] + " hundred" + (number % 100 == 0 ? "" : " " + spelled(number % 100))
    case 1000..<1_000_000:
      return spelled(number / 1000) + " thousand" + (number % 1000 == 0 ? "" : " " + spelled(number % 1000))
    default: return String(number)
    }
  }
}

nonisolated extension FormatStyle where Self == RelativeDateFormat {
  /// How far a moment is from now.
  @_disfavoredOverload public static func relative(
    presentation: RelativeDateFormat.Presentation, unitsStyle: RelativeDateFormat.UnitsStyle = .wide
  ) -> Self { Self(presentation: presentation, unitsStyle: unitsStyle) }
}

nonisolated extension Date {
  /// The moment in a format.
  @_disfavoredOverload public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Date { format.format(self) }
}
