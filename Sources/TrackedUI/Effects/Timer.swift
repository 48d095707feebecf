import Gtk

/// Says when a time has passed, once or again and again.
///
/// ```swift
/// let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
/// Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
/// ```
/// What Foundation's type of this name asks of a run loop, GLib's main loop does.
@MainActor public final class Timer {
  private var source: MainLoopSource?
  private let block: (Timer) -> Void
  private let repeats: Bool
  /// The seconds between two times.
  public let timeInterval: TimeInterval

  private init(_ interval: TimeInterval, repeats: Bool, _ block: @escaping (Timer) -> Void) {
    (timeInterval, self.repeats, self.block) = (interval, repeats, block)
    let milliseconds = UInt32(max(interval * 1000, 0).rounded())
    // The main loop keeps the timer until its time is over.
    source = MainLoop.every(milliseconds: milliseconds) { [self] in
      fire()
      return isValid ? .again : .finish
    }
  }

  /// A timer that begins now.
  ///
  /// - Parameter block: called on the main thread.
  @discardableResult public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer { Timer(interval, repeats: repeats, block) }

  /// Whether it will go off again.
  public var isValid: Bool { source != nil }

  /// Lets it go off now.
  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  /// Ends it.
  public func invalidate() {
    source?.cancel()
    source = nil
  }

  /// The moments that are so far apart, once somebody listens.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Moments that are evenly apart.
  @MainActor public struct TimerPublisher {
    /// In seconds.
    public let interval: TimeInterval
    fileprivate let state = State()

    /// Whether somebody has ended it.
    fileprivate final class State {
      var isCancelled = false
    }

    fileprivate init(interval: TimeInterval) { self.interval = interval }

    /// The moments as a sequence, each asked for when the one before is over.
    public func autoconnect() -> Autoconnected { Autoconnected(upstream: self) }

    /// What ends the moments.
    public func connect() -> Connection { Connection(state: state) }
  }

  /// What ends moments.
  @MainActor public struct Connection {
    fileprivate let state: TimerPublisher.State
    /// No more moments come.
    public func cancel() { state.isCancelled = true }
  }

  /// Moments that are evenly apart while somebody listens.
  @MainActor public struct Autoconnected: @MainActor Equatable {
    /// What makes them.
    public let upstream: TimerPublisher

    /// Whether both go on in the same way.
    public static func == (left: Autoconnected, right: Autoconnected) -> Bool {
      left.upstream.interval == right.upstream.interval
        && left.upstream.state.isCancelled == right.upstream.state.isCancelled
    }
  }
}

/// Where a program's events are served: GLib's main loop.
@MainActor public struct RunLoop {
  /// The main thread's.
  public static let main = RunLoop()
  /// That of whoever asks, who is on the main thread.
  public static let current = RunLoop()

  /// Which events are served.
  public enum Mode: Sendable {
    /// All.
    case common
    /// All.
    case `default`
    /// All.
    case tracking
  }
}

private struct TimerReceiver: ViewModifier {
  /// What is done now: views are made anew while the moments go on.
  private final class Latest {
    var action: (Date) -> Void = { _ in }
  }

  @State private var latest = Latest()
  let timer: Timer.Autoconnected
  let action: (Date) -> Void

  func body(content: Content) -> some View {
    let latest = latest
    let _ = latest.action = action
    content.task(id: timer) {
      let clock = ContinuousClock()
      var next = clock.now
      while !Task.isCancelled, !timer.upstream.state.isCancelled {
        next += .seconds(timer.upstream.interval)
        try? await clock.sleep(until: next)
        if !Task.isCancelled, !timer.upstream.state.isCancelled { latest.action(.now) }
      }
    }
  }
}

extension View {
  /// Does something at each moment of a timer while the view is seen.
  public func onReceive(_ timer: Timer.Autoconnected, perform action: @escaping (Date) -> Void) -> some View {
    modifier(TimerReceiver(timer: timer, action: action))
  }
}
