import Foundation
import Glibc
import Gtk

extension Text {
  /// How a text shows a moment.
  public nonisolated enum DateStyle: Sendable {
    /// The day.
    case date
    /// The time of the day.
    case time
    /// How long it is until then, or since, in words; follows the clock.
    case relative
    /// The same, with a sign; follows the clock.
    case offset
    /// How long it is until then, or since, as a clock that runs.
    case timer
  }

  /// A moment. What is counted from now follows the clock while it is seen.
  public init(_ date: Date, style: DateStyle) { self.init(Moment(date: date, style: style)) }

  /// From one moment to another: their days, or the times of one day.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      written: WrittenValue(format: "interval") { place in
        var calendar = Calendar.current
        if let zone = place.timeZone { calendar.timeZone = zone }
        let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        let format = Date.IntervalFormatStyle(
          date: isOneDay ? .omitted : .abbreviated, time: isOneDay ? .shortened : .omitted,
          locale: place.locale ?? .desktop(LC_TIME), calendar: calendar, timeZone: calendar.timeZone)
        return format.format(dates.lowerBound..<dates.upperBound)
      })
  }

  /// How long it is from the start of an interval on, or until its end, as a clock that runs while the interval does.
  ///
  /// - Parameters:
  ///   - pauseTime: the moment at which the clock is; nil for none.
  ///   - countsDown: whether it shows what is left.
  ///   - showsHours: whether an hour is more than sixty minutes.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let course = Course(interval: timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(
      Moment(date: countsDown ? timerInterval.upperBound : timerInterval.lowerBound, style: .timer, course: course))
  }

  /// A clock that runs in an interval.
  nonisolated struct Course: Equatable, Sendable {
    let interval: ClosedRange<Date>
    let pause: Date?
    let countsDown: Bool
    let showsHours: Bool

    /// What has gone by, or is left, in seconds.
    func seconds(at now: Date) -> Double {
      let now = min(max(min(now, pause ?? now), interval.lowerBound), interval.upperBound)
      return countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    }
  }
}

nonisolated extension LocalizedStringKey.StringInterpolation {
  /// A moment. What is counted from now follows the clock while it is seen.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    pieces.append(.runs([Text.Run(Text.Moment(date: date, style: style))]))
  }
}

nonisolated extension Text.Moment {
  /// The moment in words.
  func text(at now: Date, in place: FormatPlace = FormatPlace()) -> String {
    if let course {
      let seconds = course.seconds(at: now)
      return Self.clock(Int(clamping: seconds.rounded(course.countsDown ? .up : .down)), showsHours: course.showsHours)
    }
    let seconds = date.timeIntervalSince(now)
    switch style {
    case .date: return place.text(date, Date.FormatStyle(date: .long, time: .omitted))
    case .time: return place.text(date, Date.FormatStyle(date: .omitted, time: .shortened))
    case .relative: return Self.words(abs(seconds))
    case .offset: return (seconds < 0 ? "-" : "+") + Self.words(abs(seconds))
    case .timer: return Self.clock(Int(clamping: abs(seconds).rounded(seconds < 0 ? .down : .up)))
    }
  }

  /// Whether it says something else as time goes by.
  var isCounted: Bool { style != .date && style != .time }

  private static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
  }

  /// The two largest units.
  private static func words(_ seconds: Double) -> String {
    let units = [
      (31_536_000, "year", "years"), (2_592_000, "month", "months"), (86_400, "day", "days"), (3600, "hr", "hr"),
      (60, "min", "min"), (1, "sec", "sec"),
    ]
    var left = Int(clamping: seconds)
    var parts: [String] = []
    for (length, one, many) in units where parts.count < 2 {
      let count = left / length
      left -= count * length
      if count > 0 { parts.append("\(count) \(count == 1 ? one : many)") }
    }
    return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
  }
}

/// Has a text shown again each second while it is seen.
final class TextClock {
  private weak var label: Gtk.Label?
  private weak var node: WidgetViewNode<Text>?
  private var task: Task<Void, Never>?

  private init(_ label: Gtk.Label, _ node: WidgetViewNode<Text>) {
    self.label = label
    self.node = node
    label.onMap { [weak self] in self?.follow() }
    label.onUnmap { [weak self] in self?.stop() }
  }

  isolated deinit { task?.cancel() }

  static func of(_ label: Gtk.Label, _ node: WidgetViewNode<Text>) -> TextClock {
    label.attachment(orNew: TextClock(label, node))
  }

  /// Begins, unless it has begun or nothing is counted.
  func follow() {
    guard task == nil, label?.isMapped == true, let node,
      node.view.runs.contains(where: { $0.moment?.isCounted == true })
    else { return }
    task = Task { [weak self] in
      while let wait = self?.untilNextSecond {
        do { try await Task.sleep(for: Duration(clamping: wait)) } catch { return }
        self?.show()
      }
    }
  }

  /// Until the first of the moments says something else.
  private var untilNextSecond: Double? {
    guard let node, !node.isRemoved else { return nil }
    let parts = node.view.runs.compactMap { run -> Double? in
      guard let moment = run.moment, moment.isCounted else { return nil }
      let left = moment.date.timeIntervalSinceNow
      return left.isFinite ? left - left.rounded(.down) : nil
    }
    return parts.min().map { max($0, 0.01) }
  }

  private func show() {
    guard let node, !node.isRemoved else { return }
    node.island.refresh(node)
  }

  private func stop() {
    task?.cancel()
    task = nil
  }
}
