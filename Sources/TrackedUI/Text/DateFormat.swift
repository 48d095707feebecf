import Gtk

/// How a moment is shown in words, in the way that the desktop's language writes it.
enum LocalDates {
  /// Whether the language writes the month before the day.
  static let isMonthFirst: Bool = {
    let text = LocalTime(year: 2001, month: 11, day: 22).text("%x")
    return text.split { !$0.isNumber }.first { $0 == "11" || $0 == "22" } == "11"
  }()

  /// Whether hours are counted to twelve.
  static let hasHalfDays: Bool = !LocalTime(year: 2001, month: 11, day: 22, hour: 13).text("%X").contains("13")

  static func text(_ date: Date, _ pattern: String) -> String {
    LocalTime(secondsSince1970: date.timeIntervalSince1970).text(pattern).trimmingCharacters(in: .whitespaces)
  }

  /// The parts in the order of the language.
  static func day(_ day: String, _ month: String, _ year: String?, _ weekday: String? = nil) -> String {
    let ordered = isMonthFirst ? "\(month) \(day)" : "\(day) \(month)"
    let withYear = year.map { isMonthFirst ? "\(ordered), \($0)" : "\(ordered) \($0)" } ?? ordered
    return weekday.map { "\($0), \(withYear)" } ?? withYear
  }

  static func time(_ seconds: String? = nil) -> String {
    let rest = ":%M" + (seconds.map { ":" + $0 } ?? "")
    return hasHalfDays ? "%-I\(rest) %p" : "%H\(rest)"
  }
}

extension Date {
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

    @MainActor var pattern: String? {
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

    @MainActor var pattern: String? {
      switch self {
      case .omitted: nil
      case .shortened: LocalDates.time()
      case .standard: LocalDates.time("%S")
      case .complete: LocalDates.time("%S") + " %Z"
      }
    }
  }

  /// The moment in the language's way, where the user is.
  @MainActor public func formatted(date: DayText, time: ClockText) -> String {
    LocalDates.text(self, [date.pattern, time.pattern].compactMap { $0 }.joined(separator: ", "))
  }

  /// The day and the time in numbers.
  @MainActor public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

  /// The parts of the moment that a format names: `.dateTime.day().month(.wide)`.
  @MainActor public func formatted(_ format: DateTimeFormat) -> String { format.format(self) }
}

/// Parts of a moment in the language's order: `.dateTime.weekday().day().month()`.
@MainActor public struct DateTimeFormat {
  private var yearText: String?
  private var monthText: String?
  private var dayText: String?
  private var weekdayText: String?
  private var hasHour = false
  private var hasMinute = false
  private var hasSecond = false

  /// The usual parts, until some are named.
  public static var dateTime: DateTimeFormat { DateTimeFormat() }

  /// How a name is written.
  public enum Width: Sendable {
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
      time = LocalDates.time(hasSecond ? "%S" : nil)
    } else if hasHour {
      time = LocalDates.hasHalfDays ? "%-I %p" : "%H"
    } else if hasMinute || hasSecond {
      time = [hasMinute ? "%M" : nil, hasSecond ? "%S" : nil].compactMap { $0 }.joined(separator: ":")
    }
    return [date, time].compactMap { $0 }.joined(separator: ", ")
  }

  /// The moment in this format.
  public func format(_ date: Date) -> String { LocalDates.text(date, pattern) }
}
