import CGtk

/// A day of the Gregorian calendar, and a time of it, where the user is.
public nonisolated struct LocalTime: Hashable, Comparable, Sendable {
  /// The year.
  public var year: Int
  /// From 1, January, to 12.
  public var month: Int
  /// From 1 on.
  public var day: Int
  /// From 0 to 23.
  public var hour: Int
  /// From 0 to 59.
  public var minute: Int
  /// From 0 to 59, with a fraction.
  public var second: Double

  /// A day with a time.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Double = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  private init(_ time: OpaquePointer) {
    self.init(
      year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
      day: Int(g_date_time_get_day_of_month(time)), hour: Int(g_date_time_get_hour(time)),
      minute: Int(g_date_time_get_minute(time)), second: g_date_time_get_seconds(time))
  }

  /// A moment, in seconds since the beginning of 1970: the nearest one of the years 1 to 9999.
  public init(secondsSince1970 seconds: Double) {
    let seconds = seconds.isNaN ? 0 : seconds
    let whole = seconds.rounded(.down)
    guard let time = gint64(exactly: whole).flatMap({ g_date_time_new_from_unix_local($0) }) else {
      self =
        seconds < 0
        ? LocalTime(year: 1, month: 1, day: 1)
        : LocalTime(year: 9999, month: 12, day: 31, hour: 23, minute: 59, second: 59)
      return
    }
    defer { g_date_time_unref(time) }
    self.init(time)
    second += seconds - whole
  }

  /// The present moment.
  public static var now: LocalTime {
    LocalTime(secondsSince1970: Double(g_get_real_time()) / 1_000_000)
  }

  /// The time so many seconds later, or earlier.
  public func adding(seconds: Double) -> LocalTime { LocalTime(secondsSince1970: secondsSince1970 + seconds) }

  /// The day alone.
  public var date: CalendarDate { CalendarDate(year: year, month: month, day: day) }

  /// The days of the month.
  public var daysInMonth: Int {
    Int(
      g_date_get_days_in_month(GDateMonth(UInt32(clamping: min(max(month, 1), 12))), GDateYear(min(max(year, 1), 9999)))
    )
  }

  /// Whether the first time comes before the second one, by calendar and clock.
  public static func < (first: LocalTime, second: LocalTime) -> Bool {
    if first.date != second.date { return first.date < second.date }
    return (first.hour, first.minute, first.second) < (second.hour, second.minute, second.second)
  }

  private var knownSecond: Double { second >= 0 ? min(second, 60.0.nextDown) : 0 }

  private func withTime<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
    // GLib knows no others, and a day that a month has not is its last one.
    guard
      let time = g_date_time_new_local(
        Int32(clamping: min(max(year, 1), 9999)), Int32(clamping: min(max(month, 1), 12)),
        Int32(clamping: min(max(day, 1), daysInMonth)),
        Int32(clamping: min(max(hour, 0), 23)), Int32(clamping: min(max(minute, 0), 59)), knownSecond)
    else { return nil }
    defer { g_date_time_unref(time) }
    return body(time)
  }

  /// The moment, in seconds since the beginning of 1970.
  public var secondsSince1970: Double {
    withTime { Double(g_date_time_to_unix($0)) + knownSecond - knownSecond.rounded(.down) } ?? 0
  }

  /// The time in the user's language, by a pattern of GLib's such as `%x`, the usual way to write a day.
  public func text(_ pattern: String) -> String {
    withTime { time in
      guard let text = g_date_time_format(time, pattern) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    } ?? ""
  }
}
