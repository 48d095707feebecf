/// How a length of time is written, as clocks do.
public nonisolated struct DurationTimeFormat: FormatStyle {
  /// What is shown.
  public nonisolated struct Pattern: Hashable, Codable, Sendable {
    enum Parts: Hashable, Codable, Sendable { case hourMinute, hourMinuteSecond, minuteSecond }

    let parts: Parts
    /// The least number of digits in front.
    var padding = 1
    var fraction = 0

    /// `1:02`
    public static let hourMinute = Pattern(parts: .hourMinute)
    /// `1:02:03`
    public static let hourMinuteSecond = Pattern(parts: .hourMinuteSecond)
    /// `62:03`
    public static let minuteSecond = Pattern(parts: .minuteSecond)

    /// `01:02`
    public static func hourMinute(padHourToLength length: Int) -> Pattern {
      Pattern(parts: .hourMinute, padding: length)
    }
    /// `01:02:03.4`
    public static func hourMinuteSecond(padHourToLength length: Int, fractionalSecondsLength: Int = 0) -> Pattern {
      Pattern(parts: .hourMinuteSecond, padding: length, fraction: fractionalSecondsLength)
    }
    /// `02:03.4`
    public static func minuteSecond(padMinuteToLength length: Int, fractionalSecondsLength: Int = 0) -> Pattern {
      Pattern(parts: .minuteSecond, padding: length, fraction: fractionalSecondsLength)
    }
  }

  let pattern: Pattern

  /// A clock that shows some parts.
  public init(pattern: Pattern) { self.pattern = pattern }

  /// The length as text.
  public func format(_ value: Duration) -> String {
    let (whole, atto) = value.components
    let sign = whole < 0 || atto < 0 ? "-" : ""
    let (seconds, hours, minutes) = (whole.magnitude, whole.magnitude / 3600, whole.magnitude / 60)
    func padded(_ number: UInt64, _ length: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }
    let behind = min(18, max(0, pattern.fraction))
    // As many digits as are asked for, cut off and not rounded, so that the seconds never show sixty.
    let end = behind > 0 ? "." + padded(atto.magnitude, 18).prefix(behind) : ""
    let clock =
      switch pattern.parts {
      case .hourMinute: padded(hours, pattern.padding) + ":" + padded(minutes % 60, 2)
      case .hourMinuteSecond:
        padded(hours, pattern.padding) + ":" + padded(minutes % 60, 2) + ":" + padded(seconds % 60, 2) + end
      case .minuteSecond: padded(minutes, pattern.padding) + ":" + padded(seconds % 60, 2) + end
      }
    return sign + clock
  }
}

nonisolated extension FormatStyle where Self == DurationTimeFormat {
  /// As clocks write it.
  @_disfavoredOverload public static func time(pattern: DurationTimeFormat.Pattern) -> Self { Self(pattern: pattern) }
}

nonisolated extension Duration {
  /// Hours, minutes and seconds, as clocks write them.
  @_disfavoredOverload public func formatted() -> String { formatted(.time(pattern: .hourMinuteSecond)) }
  /// The length in a format.
  @_disfavoredOverload public func formatted<Format: FormatStyle>(_ format: Format) -> Format.FormatOutput
  where Format.FormatInput == Duration { format.format(self) }
}
