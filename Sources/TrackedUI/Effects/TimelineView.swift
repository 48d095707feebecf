import Gtk

/// When a timeline's view is made again.
@MainActor @preconcurrency public protocol TimelineSchedule {
  /// The first time after a date; nil if there is none.
  func nextDate(after date: Date) -> Date?
}

/// Every so many seconds.
@MainActor public struct PeriodicTimelineSchedule: TimelineSchedule {
  let start: Date
  let interval: TimeInterval

  /// Every so many seconds from a date on.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  /// The next one.
  public func nextDate(after date: Date) -> Date? {
    if date < start { return start }
    let passed = (date.timeIntervalSince(start) / interval).rounded(.down) + 1
    return start.addingTimeInterval(passed * interval)
  }
}

/// At the start of each minute.
@MainActor public struct EveryMinuteTimelineSchedule: TimelineSchedule {
  /// At the start of each minute.
  public init() {}

  /// The next one.
  public func nextDate(after date: Date) -> Date? {
    Date(timeIntervalSinceReferenceDate: ((date.timeIntervalSinceReferenceDate / 60).rounded(.down) + 1) * 60)
  }
}

/// At some dates.
@MainActor public struct ExplicitTimelineSchedule: TimelineSchedule {
  let dates: [Date]

  /// At some dates, the earliest first.
  public init(_ dates: [Date]) { self.dates = dates }

  /// The next one.
  public func nextDate(after date: Date) -> Date? { dates.first { $0 > date } }
}

/// As often as the screen shows another picture, for what moves.
@MainActor public struct AnimationTimelineSchedule: TimelineSchedule {
  let interval: TimeInterval
  let isPaused: Bool

  /// Sixty times a second, or less.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least time in between, in seconds; nil for no more than the screen's.
  ///   - paused: whether the content stays as it is.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1.0 / 60)
    isPaused = paused
  }

  /// The next one; nil while it pauses.
  public func nextDate(after date: Date) -> Date? { isPaused ? nil : date.addingTimeInterval(interval) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Sixty times a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Sixty times a second, or less.
  public static func animation(minimumInterval: TimeInterval? = nil, paused: Bool = false) -> AnimationTimelineSchedule
  {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Every so many seconds from a date on.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// At the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  /// At some dates, the earliest first.
  public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
}

/// What a timeline's view is made of.
@MainActor public struct TimelineViewContext {
  /// When it is made.
  public let date: Date
  /// How often it may be made.
  public let cadence: Cadence

  /// How often a timeline's view is made again, the most often first.
  public nonisolated enum Cadence: Hashable, Comparable, Sendable {
    /// Many times a second.
    case live
    /// Once a second, or more seldom.
    case seconds
    /// Once a minute, or more seldom.
    case minutes

    /// That of a schedule at a time, by how far its next two dates are apart.
    @MainActor fileprivate init(of schedule: some TimelineSchedule, at date: Date) {
      guard let next = schedule.nextDate(after: date), let following = schedule.nextDate(after: next) else {
        self = .live
        return
      }
      let interval = following.timeIntervalSince(next)
      self = interval >= 60 ? .minutes : interval >= 1 ? .seconds : .live
    }
  }
}

/// Makes its content again at certain times, while it is seen.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in ClockView(date: context.date) }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is made of.
  public typealias Context = TimelineViewContext

  @State private var date = Date.now
  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Content that is made again at certain times.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content of the latest time.
  public var body: some View {
    Group { content(TimelineViewContext(date: date, cadence: Context.Cadence(of: schedule, at: date))) }
      // Going on after a pause, it asks the schedule that there is then.
      .task(id: (schedule as? AnimationTimelineSchedule)?.isPaused) {
        while let next = schedule.nextDate(after: .now) {
          do { try await Task.sleep(for: Duration(clamping: next.timeIntervalSinceNow)) } catch { return }
          date = .now
        }
      }
  }
}
