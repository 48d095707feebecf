import Glibc
import Gtk
import Synchronization

/// How a moment is shown in words, in the way that the desktop's language writes it.
nonisolated enum LocalDates {
  /// The language that is spoken in `speaking`; nil for the desktop's.
  @TaskLocal private static var language: String?
  private static let customs = Mutex<[String?: Customs]>([:])

  private struct Customs: Sendable {
    let isMonthFirst: Bool
    let hasHalfDays: Bool
    let day: String
  }

  /// Runs `body` with the names and the order of a language; the names are the desktop's where the language is not installed.
  static func speaking<Result>(_ locale: Locale?, _ body: () -> Result) -> Result {
    guard let locale else { return body() }
    return $language.withValue(locale.identifier) {
      guard let installed = InstalledLocale.of(locale.identifier) else { return body() }
      let before = uselocale(installed)
      defer { uselocale(before) }
      return body()
    }
  }

  private static var current: Customs {
    let language = language
    if let known = customs.withLock({ $0[language] }) { return known }
    let made: Customs
    if let language, InstalledLocale.of(language) == nil {
      made = usual(language)
    } else {
      let time = LocalTime(year: 2001, month: 11, day: 22, hour: 13)
      let first = time.text("%x").split { !$0.isNumber }.first { $0 == "11" || $0 == "22" }
      made = Customs(isMonthFirst: first == "11", hasHalfDays: !time.text("%X").contains("13"), day: "%x")
    }
    customs.withLock { $0[language] = made }
    return made
  }

  /// The customs of languages that are not installed.
  private static func usual(_ identifier: String) -> Customs {
    let parts = identifier.split { $0 == "_" || $0 == "-" }.map(String.init)
    let isEnglish = parts.first == "en"
    let region = parts.dropFirst().last
    let isAmerican = isEnglish && (region == nil || region == "US")
    let day =
      switch parts.first {
      case "en": isAmerican ? "%-m/%-d/%Y" : "%d/%m/%Y"
      case "de", "ru", "pl", "cs", "fi", "nb", "no", "da", "tr", "uk", "ro": "%d.%m.%Y"
      case "ja", "zh": "%Y/%m/%d"
      case "sv", "lt": "%Y-%m-%d"
      case "ko": "%Y. %-m. %-d."
      case "nl": "%d-%m-%Y"
      default: "%d/%m/%Y"
      }
    let hasHalfDays = isEnglish && region != "GB" && region != "IE" || ["ko", "hi", "ar"].contains(parts.first)
    return Customs(isMonthFirst: isAmerican, hasHalfDays: hasHalfDays, day: day)
  }

  /// Whether the language writes the month before the day.
  static var isMonthFirst: Bool { current.isMonthFirst }

  /// Whether hours are counted to twelve.
  static var hasHalfDays: Bool { current.hasHalfDays }

  static func text(_ date: Date, _ pattern: String, in zone: TimeZone? = nil) -> String {
    LocalTime(date, in: zone).text(pattern.replacingOccurrences(of: "%x", with: current.day))
      .trimmingCharacters(in: .whitespaces)
  }

  /// The parts in the order of the language.
  static func day(_ day: String, _ month: String, _ year: String?, _ weekday: String? = nil) -> String {
    let ordered = isMonthFirst ? "\(month) \(day)" : "\(day) \(month)"
    let withYear = year.map { isMonthFirst ? "\(ordered), \($0)" : "\(ordered) \($0)" } ?? ordered
    return weekday.map { "\($0), \(withYear)" } ?? withYear
  }

  static func time(_ seconds: String? = nil, hour: String = "%-I", omitsHalf: Bool = false) -> String {
    let rest = ":%M" + (seconds.map { ":" + $0 } ?? "")
    return hasHalfDays ? hour + rest + (omitsHalf ? "" : " %p") : "%H\(rest)"
  }
}

nonisolated extension Date {
  /// How much of a day is shown.
  public nonisolated enum DayText: Sendable {
    /// Nothing.
    case omitted
    /// In numbers.
    case numeric
    /// With the month's short name.
    case abbreviated
    /// With the month's name.
    case long
    /// With the names of the weekday and of the month.
    case complete

    var pattern: String? {
      switch self {
      case .omitted: nil
      case .numeric: "%x"
      case .abbreviated: LocalDates.day("%-d", "%b", "%Y")
      case .long: LocalDates.day("%-d", "%B", "%Y")
      case .complete: LocalDates.day("%-d", "%B", "%Y", "%A")
      }
    }
  }

  /// How much of a time is shown.
  public nonisolated enum ClockText: Sendable {
    /// Nothing.
    case omitted
    /// Hours and minutes.
    case shortened
    /// Hours, minutes and seconds.
    case standard
    /// With the time zone as well.
    case complete

    var pattern: String? {
      switch self {
      case .omitted: nil
      case .shortened: LocalDates.time()
      case .standard: LocalDates.time("%S")
      case .complete: LocalDates.time("%S") + " %Z"
      }
    }
  }

  /// The moment in the language's way, where the user is.
  @_disfavoredOverload public func formatted(date: DayText, time: ClockText) -> String {
    LocalDates.text(self, [date.pattern, time.pattern].compactMap { $0 }.joined(separator: ", "))
  }

  /// The day and the time in numbers.
  @_disfavoredOverload public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The parts of the moment that a format names: `.dateTime.day().month(.wide)`.
  @_disfavoredOverload public func formatted(_ format: DateTimeFormat) -> String { format.format(self) }
}

/// Parts of a moment in the language's order: `.dateTime.weekday().day().month()`.
public nonisolated struct DateTimeFormat: Hashable, Sendable {
  private var yearText: String?
  private var monthText: String?
  private var dayText: String?
  private var weekdayText: String?
  private var hasHour = false
  private var hasMinute = false
  private var hasSecond = false
  private var hourText = "%-I"
  private var omitsHalfDay = false
  private var place: FormatPlace?

  /// The usual parts, until some are named.
  public static var dateTime: DateTimeFormat { DateTimeFormat() }

  /// How a name is written.
  public nonisolated enum Width: Sendable {
    /// Shortened.
    case abbreviated
    /// In full.
    case wide
    /// As a number, where there is one.
    case defaultDigits
    /// As a number of two digits.
    case twoDigits
  }

  private func with(_ change: (inout DateTimeFormat) -> Void) -> DateTimeFormat {
    var copy = self
    change(&copy)
    return copy
  }

  /// The year.
  public func year(_ width: Width = .defaultDigits) -> Self { with { $0.yearText = width == .twoDigits ? "%y" : "%Y" } }
  /// The month.
  public func month(_ width: Width = .abbreviated) -> Self {
    with {
      $0.monthText =
        switch width {
        case .abbreviated: "%b"
        case .wide: "%B"
        case .defaultDigits: "%-m"
        case .twoDigits: "%m"
        }
    }
  }
  /// The day of the month.
  public func day(_ width: Width = .defaultDigits) -> Self { with { $0.dayText = width == .twoDigits ? "%d" : "%-d" } }
  /// The day of the week.
  public func weekday(_ width: Width = .abbreviated) -> Self { with { $0.weekdayText = width == .wide ? "%A" : "%a" } }
  /// The hour.
  public func hour() -> Self { with { $0.hasHour = true } }
  /// The minute.
  public func minute() -> Self { with { $0.hasMinute = true } }
  /// The second.
  public func second() -> Self { with { $0.hasSecond = true } }

  /// How an hour is written.
  public nonisolated struct Hour: Sendable {
    let digits: Width
    /// How the halves of a day are written, where the language counts to twelve.
    public nonisolated enum HalfDay: Sendable {
      /// With both letters, or less.
      case abbreviated, wide, narrow, omitted
    }
    let halves: HalfDay

    /// As few digits as there are.
    public static func defaultDigits(amPM: HalfDay) -> Hour { Hour(digits: .defaultDigits, halves: amPM) }
    /// Two digits.
    public static func twoDigits(amPM: HalfDay) -> Hour { Hour(digits: .twoDigits, halves: amPM) }
  }

  /// The hour, in some way.
  public func hour(_ hour: Hour) -> Self {
    with {
      $0.hasHour = true
      $0.hourText = hour.digits == .twoDigits ? "%I" : "%-I"
      $0.omitsHalfDay = hour.halves == .omitted
    }
  }
  /// The minute: two digits in any case, beside an hour.
  public func minute(_ width: Width) -> Self { minute() }
  /// The second: two digits in any case, beside a minute.
  public func second(_ width: Width) -> Self { second() }

  /// The same in another language.
  public func locale(_ locale: Locale) -> Self {
    with { $0.place = FormatPlace(locale: locale, timeZone: $0.place?.timeZone) }
  }

  private var pattern: String {
    if yearText == nil, monthText == nil, dayText == nil, weekdayText == nil, !hasHour, !hasMinute, !hasSecond {
      return "%x, \(LocalDates.time())"
    }
    var date: String?
    if let monthText, let dayText {
      date = LocalDates.day(dayText, monthText, yearText, weekdayText)
    } else {
      let parts = [weekdayText, dayText, monthText, yearText].compactMap { $0 }
      date = parts.isEmpty ? nil : parts.joined(separator: " ")
    }
    var time: String?
    if hasHour, hasMinute || hasSecond {
      time = LocalDates.time(hasSecond ? "%S" : nil, hour: hourText, omitsHalf: omitsHalfDay)
    } else if hasHour {
      time = LocalDates.hasHalfDays ? hourText + (omitsHalfDay ? "" : " %p") : "%H"
    } else if hasMinute || hasSecond {
      time = [hasMinute ? "%M" : nil, hasSecond ? "%S" : nil].compactMap { $0 }.joined(separator: ":")
    }
    return [date, time].compactMap { $0 }.joined(separator: ", ")
  }

  /// The moment in this format.
  public func format(_ date: Date) -> String { format(date, in: FormatPlace()) }

  func format(_ date: Date, in around: FormatPlace) -> String {
    let place = FormatPlace(locale: place?.locale ?? around.locale, timeZone: place?.timeZone ?? around.timeZone)
    return place.text(date) { pattern }
  }
}
