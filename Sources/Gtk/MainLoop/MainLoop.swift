import CGtk

/// The default main context: one turn at a time for tests, and sources that call back later.
@MainActor public enum MainLoop {
  /// Handles what is ready now; waits for something when `waiting` is `.forEvents`.
  ///
  /// - Returns: whether anything was handled.
  @discardableResult
  public static func iterate(_ waiting: Waiting = .never) -> Bool {
    g_main_context_iteration(nil, waiting == .forEvents ? 1 : 0) != 0
  }

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
    MainLoopSource(g_idle_source_new(), priority: G_PRIORITY_DEFAULT_IDLE) {
      body()
      return .finish
    }
  }

  /// Calls `body` every `milliseconds` until it answers `.finish` or the source is cancelled.
  @discardableResult
  public static func every(milliseconds: UInt32, _ body: @escaping () -> MainLoopSource.Repetition) -> MainLoopSource {
    MainLoopSource(g_timeout_source_new(milliseconds), priority: G_PRIORITY_DEFAULT, body)
  }

  /// Calls `body` once after `milliseconds`, unless cancelled.
  @discardableResult
  public static func after(milliseconds: UInt32, _ body: @escaping () -> Void) -> MainLoopSource {
    MainLoopSource(g_timeout_source_new(milliseconds), priority: G_PRIORITY_DEFAULT) {
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
    /// The source goes on.
    case again
    /// The source ends.
    case finish
  }

  private var source: UnsafeMutablePointer<GSource>?

  fileprivate init(_ source: UnsafeMutablePointer<GSource>, priority: Int32, _ body: @escaping () -> Repetition) {
    self.source = source
    let box = SourceBody(body)
    g_source_set_priority(source, priority)
    g_source_set_callback(
      source,
      { data in
        let box = Unmanaged<SourceBody>.fromOpaque(data!).takeUnretainedValue()
        return MainActor.assumeIsolated { box.body() } == .again ? 1 : 0
      },
      Unmanaged.passRetained(box).toOpaque(), { Unmanaged<SourceBody>.fromOpaque($0!).release() })
    g_source_attach(source, nil)
  }

  isolated deinit {
    if let source { g_source_unref(source) }
  }

  /// Whether the source will be called (again).
  public var isActive: Bool { source.map { g_source_is_destroyed($0) == 0 } ?? false }

  /// Ends the source; a second call does nothing.
  public func cancel() {
    guard let source, isActive else { return }
    g_source_destroy(source)
  }
}

private final class SourceBody {
  let body: () -> MainLoopSource.Repetition

  init(_ body: @escaping () -> MainLoopSource.Repetition) { self.body = body }
}

extension MainLoop {
  /// Runs `body` on the main thread in the loop's next turn. Callable from any thread.
  nonisolated public static func invokeOnMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
    let box = MainThreadBody(body)
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        let box = Unmanaged<MainThreadBody>.fromOpaque(data!).takeUnretainedValue()
        MainActor.assumeIsolated { box.body() }
        return 0
      }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<MainThreadBody>.fromOpaque($0!).release() })
  }
}

private nonisolated final class MainThreadBody: Sendable {
  let body: @MainActor @Sendable () -> Void

  init(_ body: @escaping @MainActor @Sendable () -> Void) { self.body = body }
}
