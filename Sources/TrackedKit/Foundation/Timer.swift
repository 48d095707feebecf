import Gtk
import GtkTracking
import Synchronization

/// Goes off when a time has passed, once or again and again, on the main thread: Foundation's type of this name, on GLib's main loop, and for
/// closures that change what belongs to the main actor, which Foundation's takes none of.
///
/// A target is held weakly, and its timer ends with it. May be made, and ended, on any thread.
public nonisolated final class Timer: Sendable {
  private struct State {
    var source: MainLoopSource?
    var isValid = true
    var isScheduled = false
  }

  private let state = Mutex(State())
  /// The seconds between two times.
  public let timeInterval: TimeInterval
  private let repeats: Bool
  // Called on the main thread alone, and never changed.
  private nonisolated(unsafe) let block: (Timer) -> Void
  // Read on the main thread alone, and never changed.
  private nonisolated(unsafe) let info: Any?

  /// A value that accompanies a target.
  @MainActor public var userInfo: Any? { info }

  /// How late it may fire. Kept for Foundation's sources: GLib is exact to the millisecond.
  public var tolerance: TimeInterval {
    get { givenTolerance.withLock { $0 } }
    set { givenTolerance.withLock { $0 = newValue } }
  }
  private let givenTolerance = Mutex<TimeInterval>(0)

  /// A timer that begins when it is added to the run loop.
  @_disfavoredOverload public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) { self.init(interval, repeats, nil, block) }

  /// A timer for a method of a target, that begins when it is added to the run loop.
  public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) { self.init(interval, repeats, userInfo, Self.call(target) { target, _ in selector(target)() }) }

  /// A timer for a method of a target, that begins when it is added to the run loop.
  public convenience init<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) { self.init(interval, repeats, userInfo, Self.call(target) { target, timer in selector(target)(timer) }) }

  private init(_ interval: TimeInterval, _ repeats: Bool, _ info: Any?, _ block: @escaping (Timer) -> Void) {
    (timeInterval, self.repeats, self.info, self.block) = (max(interval, 0.0001), repeats, info, block)
  }

  /// A timer that begins now.
  @discardableResult @_disfavoredOverload
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  /// A timer for a method of a target, that begins now.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor () -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.schedule()
    return timer
  }

  /// A timer for a method of a target, that begins now.
  @discardableResult
  public static func scheduledTimer<Target: AnyObject>(
    timeInterval interval: TimeInterval, target: Target,
    selector: @escaping @MainActor (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.schedule()
    return timer
  }

  private static func call<Target: AnyObject>(
    _ target: Target, _ body: @escaping @MainActor (Target, Timer) -> Void
  ) -> (Timer) -> Void {
    { [weak target] timer in
      guard let target else { return timer.invalidate() }
      // Timers go off on the main thread alone.
      nonisolated(unsafe) let held = target
      MainActor.assumeIsolated { body(held, timer) }
    }
  }

  /// Begins, once.
  func schedule() {
    let begins = state.withLock { state in
      defer { state.isScheduled = true }
      return !state.isScheduled && state.isValid
    }
    guard begins else { return }
    if isMainThread {
      MainActor.assumeIsolated { begin() }
    } else {
      MainLoop.invokeOnMainThread { self.begin() }
    }
  }

  @MainActor private func begin() {
    guard isValid else { return }
    let milliseconds = UInt32(min(max(timeInterval * 1000, 1).rounded(), 4_000_000_000))
    // The main loop keeps the timer until its time is over.
    let source = MainLoop.every(milliseconds: milliseconds) { [self] in
      fire()
      return isValid ? .again : .finish
    }
    state.withLock { $0.source = source }
  }

  /// Whether it will go off again.
  public var isValid: Bool { state.withLock { $0.isValid } }

  /// Fires the timer now, which ends one that does not repeat. Called on the main thread.
  public func fire() {
    guard isValid else { return }
    MainActor.assumeIsolated { PassContext.untracked { block(self) } }
    if !repeats { invalidate() }
  }

  /// Ends it.
  public func invalidate() {
    let source = state.withLock { state in
      defer { state.source = nil }
      state.isValid = false
      return state.source
    }
    guard let source else { return }
    if isMainThread {
      MainActor.assumeIsolated { source.cancel() }
    } else {
      MainLoop.invokeOnMainThread { source.cancel() }
    }
  }
}

/// Where a program's events are served: the main thread's loop, GLib's. There is one.
public nonisolated struct RunLoop: Sendable {
  /// That of the main thread.
  @_disfavoredOverload public static let main = RunLoop()
  /// That of the main thread.
  @_disfavoredOverload public static var current: RunLoop { main }

  /// When something is served: always.
  public nonisolated enum Mode: Sendable {
    /// Always.
    case common
    /// Always.
    case `default`
    /// Always.
    case tracking
  }

  /// Begins a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  /// Does something in the loop's next turn.
  public func perform(_ block: @escaping @MainActor @Sendable () -> Void) { MainLoop.invokeOnMainThread(block) }
}
