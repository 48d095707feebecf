// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GDateTime`.
@MainActor public final class DateTime: Boxed {
  /// What GObject knows it as.
  public override class var boxedType: GType { g_date_time_get_type() }
  /// `g_date_time_new`.
  public convenience init?(tz: TimeZone, year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
    guard let made = g_date_time_new(tz.native(), Int32(clamping: year), Int32(clamping: month), Int32(clamping: day), Int32(clamping: hour), Int32(clamping: minute), seconds) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_from_iso8601`.
  public convenience init?(text: String, defaultTz: TimeZone?) {
    guard let made = g_date_time_new_from_iso8601(text.withoutNUL, borrowed(defaultTz)) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_from_unix_local`.
  public convenience init?(unixLocal t: Int) {
    guard let made = g_date_time_new_from_unix_local(Int(clamping: t)) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_from_unix_utc`.
  public convenience init?(unixUtc t: Int) {
    guard let made = g_date_time_new_from_unix_utc(Int(clamping: t)) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_local`.
  public convenience init?(year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
    guard let made = g_date_time_new_local(Int32(clamping: year), Int32(clamping: month), Int32(clamping: day), Int32(clamping: hour), Int32(clamping: minute), seconds) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_now`.
  public convenience init?(now tz: TimeZone) {
    guard let made = g_date_time_new_now(tz.native()) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_now_local`.
  public convenience init?() {
    guard let made = g_date_time_new_now_local() else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_new_utc`.
  public convenience init?(utc year: Int, month: Int, day: Int, hour: Int, minute: Int, seconds: Double) {
    guard let made = g_date_time_new_utc(Int32(clamping: year), Int32(clamping: month), Int32(clamping: day), Int32(clamping: hour), Int32(clamping: minute), seconds) else { return nil }
    self.init(taking: UnsafeMutableRawPointer(made))
  }
  /// `g_date_time_add`.
  public func add(_ timespan: Int) -> DateTime? { DateTime.take(g_date_time_add(native(), Int(clamping: timespan))) }
  /// `g_date_time_add_days`.
  public func addDays(_ days: Int) -> DateTime? { DateTime.take(g_date_time_add_days(native(), Int32(clamping: days))) }
  /// `g_date_time_add_full`.
  public func addFull(years: Int, months: Int, days: Int, hours: Int, minutes: Int, seconds: Double) -> DateTime? { DateTime.take(g_date_time_add_full(native(), Int32(clamping: years), Int32(clamping: months), Int32(clamping: days), Int32(clamping: hours), Int32(clamping: minutes), seconds)) }
  /// `g_date_time_add_hours`.
  public func addHours(_ hours: Int) -> DateTime? { DateTime.take(g_date_time_add_hours(native(), Int32(clamping: hours))) }
  /// `g_date_time_add_minutes`.
  public func addMinutes(_ minutes: Int) -> DateTime? { DateTime.take(g_date_time_add_minutes(native(), Int32(clamping: minutes))) }
  /// `g_date_time_add_months`.
  public func addMonths(_ months: Int) -> DateTime? { DateTime.take(g_date_time_add_months(native(), Int32(clamping: months))) }
  /// `g_date_time_add_seconds`.
  public func addSeconds(_ seconds: Double) -> DateTime? { DateTime.take(g_date_time_add_seconds(native(), seconds)) }
  /// `g_date_time_add_weeks`.
  public func addWeeks(_ weeks: Int) -> DateTime? { DateTime.take(g_date_time_add_weeks(native(), Int32(clamping: weeks))) }
  /// `g_date_time_add_years`.
  public func addYears(_ years: Int) -> DateTime? { DateTime.take(g_date_time_add_years(native(), Int32(clamping: years))) }
  /// `g_date_time_compare`.
  public func compare(_ dt2: DateTime) -> Int { Int(g_date_time_compare(native(), dt2.native())) }
  /// `g_date_time_difference`.
  public func difference(_ begin: DateTime) -> Int { Int(g_date_time_difference(native(), begin.native())) }
  /// `g_date_time_equal`.
  @discardableResult public func isEqual(to dt2: DateTime) -> Bool { g_date_time_equal(native(), dt2.native()) != 0 }
  /// `g_date_time_format`.
  public func format(_ format: String) -> String? { nativeOptionalText(taking: g_date_time_format(native(), format.withoutNUL)) }
  /// `g_date_time_format_iso8601`.
  public func formatIso8601() -> String? { nativeOptionalText(taking: g_date_time_format_iso8601(native())) }
  /// `g_date_time_get_day_of_month`.
  public var dayOfMonth: Int { Int(g_date_time_get_day_of_month(native())) }
  /// `g_date_time_get_day_of_week`.
  public var dayOfWeek: Int { Int(g_date_time_get_day_of_week(native())) }
  /// `g_date_time_get_day_of_year`.
  public var dayOfYear: Int { Int(g_date_time_get_day_of_year(native())) }
  /// `g_date_time_get_hour`.
  public var hour: Int { Int(g_date_time_get_hour(native())) }
  /// `g_date_time_get_microsecond`.
  public var microsecond: Int { Int(g_date_time_get_microsecond(native())) }
  /// `g_date_time_get_minute`.
  public var minute: Int { Int(g_date_time_get_minute(native())) }
  /// `g_date_time_get_month`.
  public var month: Int { Int(g_date_time_get_month(native())) }
  /// `g_date_time_get_second`.
  public var second: Int { Int(g_date_time_get_second(native())) }
  /// `g_date_time_get_seconds`.
  public var seconds: Double { g_date_time_get_seconds(native()) }
  /// `g_date_time_get_timezone`.
  public var timezone: TimeZone { TimeZone.copy(g_date_time_get_timezone(native()))! }
  /// `g_date_time_get_timezone_abbreviation`.
  public var timezoneAbbreviation: String { nativeText(copying: g_date_time_get_timezone_abbreviation(native())) }
  /// `g_date_time_get_utc_offset`.
  public var utcOffset: Int { Int(g_date_time_get_utc_offset(native())) }
  /// `g_date_time_get_week_numbering_year`.
  public var weekNumberingYear: Int { Int(g_date_time_get_week_numbering_year(native())) }
  /// `g_date_time_get_week_of_year`.
  public var weekOfYear: Int { Int(g_date_time_get_week_of_year(native())) }
  /// `g_date_time_get_year`.
  public var year: Int { Int(g_date_time_get_year(native())) }
  /// `g_date_time_get_ymd`.
  public var ymd: (year: Int, month: Int, day: Int) {
    var yearOut = Int32()
    var monthOut = Int32()
    var dayOut = Int32()
    g_date_time_get_ymd(native(), &yearOut, &monthOut, &dayOut)
    return (Int(yearOut), Int(monthOut), Int(dayOut))
  }
  /// `g_date_time_hash`.
  public func hash() -> Int { Int(g_date_time_hash(native())) }
  /// `g_date_time_is_daylight_savings`.
  public var isDaylightSavings: Bool { g_date_time_is_daylight_savings(native()) != 0 }
  /// `g_date_time_to_local`.
  public func toLocal() -> DateTime? { DateTime.take(g_date_time_to_local(native())) }
  /// `g_date_time_to_timezone`.
  public func toTimezone(_ tz: TimeZone) -> DateTime? { DateTime.take(g_date_time_to_timezone(native(), tz.native())) }
  /// `g_date_time_to_unix`.
  public func toUnix() -> Int { Int(g_date_time_to_unix(native())) }
  /// `g_date_time_to_utc`.
  public func toUtc() -> DateTime? { DateTime.take(g_date_time_to_utc(native())) }
}
