import CGtk

/// A day.
public nonisolated struct CalendarDate: Hashable, Sendable, Comparable {
  /// The year, as in 2025.
  public var year: Int
  /// The month, from 1 to 12.
  public var month: Int
  /// The day of the month, from 1 to 31.
  public var day: Int

  /// A day by its numbers.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Today, where the user is.
  public static var today: CalendarDate {
    let date = g_date_time_new_now_local()!
    defer { g_date_time_unref(date) }
    return CalendarDate(date)
  }

  /// Whether there is such a day.
  public var exists: Bool {
    guard let date = makeNative() else { return false }
    g_date_time_unref(date)
    return true
  }

  /// Whether the first day comes before the second one.
  public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  init(_ date: OpaquePointer) {
    self.init(
      year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
      day: Int(g_date_time_get_day_of_month(date)))
  }

  /// The day as GLib has it; nil if there is no such day.
  func makeNative() -> OpaquePointer? {
    g_date_time_new_local(Int32(clamping: year), Int32(clamping: month), Int32(clamping: day), 0, 0, 0)
  }
}
