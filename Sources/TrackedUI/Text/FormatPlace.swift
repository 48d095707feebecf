import Glibc
import Gtk
import Synchronization

/// A value that a text shows in a format, for an environment with another language or clock than the desktop's.
///
/// Safe: a format is a value, compared and never changed.
nonisolated struct WrittenValue: Equatable, @unchecked Sendable {
  let format: AnyHashable
  let write: (FormatPlace) -> String

  static func == (left: WrittenValue, right: WrittenValue) -> Bool { left.format == right.format }
}

/// The language and the clock that an environment names; nil for the desktop's.
nonisolated struct FormatPlace: Hashable, Sendable {
  var locale: Locale?
  var timeZone: TimeZone?

  /// Whether it is the desktop's throughout.
  var isUsual: Bool { locale == nil && timeZone == nil }

  /// The text of a moment by a pattern of GLib's that is asked for with the names of the language.
  func text(_ date: Date, _ pattern: () -> String) -> String {
    LocalDates.speaking(locale) { LocalDates.text(date, pattern(), in: timeZone) }
  }
}

private struct LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }

extension EnvironmentValues {
  /// The person's language and customs: numbers and dates in texts follow it.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .autoupdatingCurrent }
    set { self[LocaleKey.self] = newValue }
  }
  /// Where the clock is read: dates in texts, and date pickers, follow it.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .autoupdatingCurrent }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The language and the clock that were set.
  var formatPlace: FormatPlace { FormatPlace(locale: self[LocaleKey.self], timeZone: self[TimeZoneKey.self]) }
}

nonisolated extension LocalTime {
  /// What a clock somewhere shows; nil for the clock of the desktop.
  init(_ date: Date, in zone: TimeZone?) {
    guard let zone else {
      self = date.localTime
      return
    }
    let seconds = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
    let days = (seconds / 86_400).rounded(.down)
    let rest = seconds - days * 86_400
    let (year, month, day) = Self.civil(Int(days))
    let whole = Int(rest)
    self.init(
      year: year, month: month, day: day, hour: whole / 3600, minute: whole / 60 % 60,
      second: rest - Double(whole / 60 * 60))
  }

  /// The moment at which a clock somewhere shows this; nil for the clock of the desktop.
  func date(in zone: TimeZone?) -> Date {
    guard let zone else { return Date(self) }
    let seconds = Double(Self.days(year, month, day) * 86_400 + hour * 3600 + minute * 60) + second
    let first = Date(
      timeIntervalSince1970: seconds - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))))
    return Date(timeIntervalSince1970: seconds - Double(zone.secondsFromGMT(for: first)))
  }

  /// Days since 1970 as a day of the calendar: years begin in March here, so that a leap day is the last.
  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let day = shifted - era * 146_097
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let number = month < 10 ? month + 3 : month - 9
    return (year + era * 400 + (number <= 2 ? 1 : 0), number, ofYear - (153 * month + 2) / 5 + 1)
  }

  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let ofEra = year - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}

/// Languages that are installed, for the names of months and days.
nonisolated enum InstalledLocale {
  /// Safe: C never changes a locale that was made, and none is freed.
  private struct Made: @unchecked Sendable { let locale: locale_t? }

  private static let known = Mutex<[String: Made]>([:])
  /// All of C's categories.
  private static let all: Int32 = 0x1FBF

  /// C's locale of a language, if it is installed.
  static func of(_ identifier: String) -> locale_t? {
    if let found = known.withLock({ $0[identifier] }) { return found.locale }
    let plain = String(identifier.prefix { $0 != "@" && $0 != "." }).split(whereSeparator: { $0 == "-" || $0 == "_" })
    let language = plain.first.map(String.init) ?? "C"
    let region = plain.dropFirst().last.map(String.init) ?? (language == "en" ? "US" : language.uppercased())
    let found = Made(locale: newlocale(all, "\(language)_\(region).UTF-8", nil))
    // Where another thread was faster, its one counts: this one stays with those that never end.
    return known.withLock { known in
      if let other = known[identifier] { return other }
      known[identifier] = found
      return found
    }.locale
  }
}
