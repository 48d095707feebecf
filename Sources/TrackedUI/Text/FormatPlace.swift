import Foundation
import Glibc
import Gtk

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

  /// The text of a moment, by the parts that are shown of it.
  func text(_ date: Date, _ style: Date.FormatStyle) -> String { style.placed(in: self).format(date) }
}

nonisolated extension FormatStyle {
  /// The format in the language and by the clock of a place, where the program has not named its own.
  func placed(in place: FormatPlace) -> Self {
    let parts = Mirror(reflecting: self)
    let own = ["attributed", "_attributed"].compactMap { parts.descendant($0, "locale") }.first
    let locale = (parts.descendant("locale") ?? own) as? Locale
    var format = self
    if locale == nil || locale == .autoupdatingCurrent {
      format = self.locale(place.locale ?? .desktop(FormatInput.self == Date.self ? LC_TIME : LC_NUMERIC))
    }
    if let zone = place.timeZone, var date = format as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent {
      date.timeZone = zone
      format = date as? Self ?? format
    }
    return format
  }
}

nonisolated extension Locale {
  /// The desktop's, for one of C's categories: `current` of Foundation does not follow the environment's variables on Linux.
  static func desktop(_ category: Int32) -> Locale {
    let name = setlocale(category, nil).map { String(cString: $0) } ?? "C"
    let plain = String(name.prefix { $0 != "." && $0 != "@" })
    return Locale(identifier: plain == "C" || plain == "POSIX" ? "en_US" : plain)
  }
}

private struct LocaleKey: TraitBridgedEnvironmentKey {
  static let defaultValue: Locale? = nil
  static func read(from traitCollection: TraitCollection) -> Locale? { traitCollection.locale }
  static func write(to mutableTraits: inout any MutableTraits, value: Locale?) { mutableTraits.locale = value }
}
private struct TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }

extension EnvironmentValues {
  /// The person's language and customs: numbers and dates in texts follow it. The trait `locale`.
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
    let parts = Self.calendar(in: zone).dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
    self.init(
      year: parts.year ?? 1970, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0, second: Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1_000_000_000)
  }

  /// The moment at which a clock somewhere shows this; nil for the clock of the desktop.
  func date(in zone: TimeZone?) -> Date {
    guard let zone else { return Date(self) }
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return (Self.calendar(in: zone).date(from: parts) ?? Date(self)).addingTimeInterval(second)
  }

  private static func calendar(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }
}
