import Glibc

/// A time of a day, to the second.
struct TimeOfDay: Equatable, CustomStringConvertible {
  let hour: Int
  let minute: Int
  let second: Int

  /// The time in the process's time zone.
  static func now() -> TimeOfDay {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    return TimeOfDay(hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: Int(parts.tm_sec))
  }

  /// As in 09:05:00.
  var description: String {
    [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
