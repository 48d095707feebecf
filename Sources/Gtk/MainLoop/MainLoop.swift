import CGtk

/// The default main context: single turns for tests, and sources that call back later.
@MainActor public enum MainLoop {
  /// Handles what is ready now; waits for something when `waiting` is `.forEvents`.
  ///
  /// - Returns: whether anything was handled.
  @discardableResult
  public static func iterate(_ waiting: Waiting = .never) -> Bool {
    var hasHandled = false
    aroundIteration { hasHandled = g_main_context_iteration(nil, waiting == .forEvents ? 1 : 0) != 0 }
    return hasHandled
  }

  /// Runs each iteration: a layer above may have to set aside the caller's current work.
  package static var aroundIteration: (() -> Void) -> Void = { $0() }

  /// Whether an iteration blocks while nothing is ready.
  public enum Waiting {
    /// Returns at once.
    case never
    /// Blocks until a source is ready.
    case forEvents
  }

  /// Calls `body` when the loop is otherwise idle, once.
  @discardableResult
  public static func whenIdle(_ body: @escaping () -> Void) -> MainLoopSource {
    MainLoopSource(
      {
        body()
        return .finish
      }, .idle, attach: { g_idle_add_full(G_PRIORITY_DEFAULT_IDLE, $0, $1, $2) })
  }

  /// Calls `body` before the loop's other work, once the current code has returned.
  package static func afterCurrentTurn(_ body: @escaping () -> Void) {
    _ = MainLoopSource(
      {
        body()
        return .finish
      }, .idle, attach: { g_idle_add_full(G_PRIORITY_HIGH, $0, $1, $2) })
  }

  /// Calls `body` every `milliseconds` until it returns `.finish` or the source is cancelled.
  @discardableResult
  public static func every(milliseconds: UInt32, _ body: @escaping () -> MainLoopSource.Repetition) -> MainLoopSource {
    MainLoopSource(body, .timer, attach: { g_timeout_add_full(G_PRIORITY_DEFAULT, milliseconds, $0, $1, $2) })
  }

  /// Calls `body` once after `seconds`, unless cancelled: at once for a negative time, and in 24 days at the latest.
  @discardableResult
  package static func after(seconds: Double, _ body: @escaping () -> Void) -> MainLoopSource {
    let milliseconds = seconds * 1000
    let limited = milliseconds > 0 ? min(milliseconds.rounded(), Double(Int32.max)) : 0
    return after(milliseconds: UInt32(clamping: Int64(limited)), body)
  }

  /// Calls `body` once after `milliseconds`, unless cancelled.
  @discardableResult
  public static func after(milliseconds: UInt32, _ body: @escaping () -> Void) -> MainLoopSource {
    every(milliseconds: milliseconds) {
      body()
      return .finish
    }
  }

  /// The clock of frames and timeouts, in microseconds, never going back.
  nonisolated public static var monotonicMicroseconds: Int64 { Int64(g_get_monotonic_time()) }
}

/// A source on the default main context. It stays until it finishes or is cancelled, whether or not this is kept.
@MainActor public final class MainLoopSource {
  /// Whether a source is called again.
  public enum Repetition {
    /// The source is called again.
    case again
    /// The source ends.
    case finish
  }

  /// Nil once the source has ended.
  private var body: (() -> Repetition)?
  private var id: guint = 0
  private let kind: ProgramEvent.Kind

  /// - Parameter attach: makes the source from a callback, its data and the function that releases the data; returns its number.
  fileprivate init(
    _ body: @escaping () -> Repetition, _ kind: ProgramEvent.Kind,
    attach: (GSourceFunc, UnsafeMutableRawPointer, GDestroyNotify) -> guint
  ) {
    self.body = body
    self.kind = kind
    // The source keeps its Swift side; both go when it ends.
    id = attach(Self.called, Unmanaged.passRetained(self).toOpaque(), Self.ended)
  }

  private static let called: GSourceFunc = { data in
    let source = Unmanaged<MainLoopSource>.fromOpaque(data!).takeUnretainedValue()
    guard let body = source.body else { return 0 }
    ProgramCalls.begin()
    let repetition = ProgramEvent.during(source.kind, body)
    ProgramCalls.end()
    if repetition == .again, source.isActive { return 1 }
    source.body = nil
    return 0
  }

  private static let ended: GDestroyNotify = { data in
    let source = Unmanaged<MainLoopSource>.fromOpaque(data!)
    source.takeUnretainedValue().body = nil
    source.release()
  }

  /// Whether the source will be called (again).
  public var isActive: Bool { body != nil }

  /// Ends the source; a second call does nothing.
  public func cancel() {
    guard isActive else { return }
    body = nil
    g_source_remove(id)
  }
}

extension MainLoop {
  /// Runs `body` on the main thread in the loop's next turn. Callable from any thread.
  nonisolated public static func invokeOnMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    let box = MainThreadBody(body)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        let box = Unmanaged<MainThreadBody>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { ProgramCalls.during { box.body() } }
        return 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<MainThreadBody>.fromOpaque($0!).release() })
  }
}

private nonisolated final class MainThreadBody: Sendable {
  let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}
