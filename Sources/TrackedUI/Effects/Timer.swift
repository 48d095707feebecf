import Gtk

/// Moments from the kit's timer, for views.
///
/// ```swift
/// let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
/// Text("\(seconds)").onReceive(timer) { _ in seconds += 1 }
/// ```
@MainActor extension Timer {
  /// The moments that are so far apart, once something listens.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Moments that are evenly apart.
  @MainActor public struct TimerPublisher {
    /// In seconds.
    public let interval: TimeInterval
    fileprivate let state = State()

    /// Whether it was ended.
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

  /// Moments that are evenly apart while something listens.
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

private struct TimerReceiver: ViewModifier {
  /// What is done now: views are made again while the moments go on.
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
        next += Duration(clamping: timer.upstream.interval)
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
