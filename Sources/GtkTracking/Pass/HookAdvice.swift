import Gtk

/// Says, in debug builds only, what costs frames: a hook that takes long (once for each name, however many cells have it), layout that
/// writes what properties read (once for each hook).
package struct HookAdvice {
  /// When a run began, and what `recordRun` needs besides.
  struct Timing {
    #if DEBUG
      /// In microseconds of the monotonic clock.
      fileprivate let started: Int64
      fileprivate let nestedBefore: Int64
    #endif
  }

  #if DEBUG
    private var hasToldOfTime = false
    private var hasToldOfLayout = false

    /// The time that hooks took inside the one that runs: a view's layout lays out those below.
    private static var nested: Int64 = 0

    /// The names of hooks that were slow.
    private static var slow: Set<String> = []

    /// For tests: says everything again.
    package static func forgetAll() { slow = [] }
  #endif

  /// A hook is about to run.
  static func beginRun() -> Timing {
    #if DEBUG
      defer { nested = 0 }
      return Timing(started: MainLoop.monotonicMicroseconds, nestedBefore: nested)
    #else
      return Timing()
    #endif
  }

  /// Runs what is done once and cannot be done in a task, such as making a controller's view, off the hook's time.
  package static func outsideOfTiming(_ body: () -> Void) {
    #if DEBUG
      let (before, started) = (nested, MainLoop.monotonicMicroseconds)
      body()
      nested = before + MainLoop.monotonicMicroseconds - started
    #else
      body()
    #endif
  }

  /// The hook ran.
  mutating func recordRun(of hook: Hook, _ timing: Timing) {
    #if DEBUG
      recordTime(of: hook, timing)
    #endif
  }

  /// Something the hook read is being written.
  mutating func recordWrite(for hook: Hook) {
    #if DEBUG
      guard hook.phase == .properties, let writer = PassContext.hook, writer.phase == .layout,
        writer.node === hook.node, !hasToldOfLayout, UpdateRecorder.isProgramsOwn(writer)
      else { return }
      hasToldOfLayout = true
      UpdateRecorder.advise(
        "\(UpdateRecorder.name(of: writer)) writes what \(UpdateRecorder.name(of: hook)) of the same view reads, so "
          + "that the frame does its work twice. Write it outside of layout, or read it in layout instead.")
    #endif
  }

  #if DEBUG
    private mutating func recordTime(of hook: Hook, _ timing: Timing) {
      let all = MainLoop.monotonicMicroseconds - timing.started
      let microseconds = all - Self.nested
      Self.nested = timing.nestedBefore + all
      // In the first run widgets are made, and what GTK does but once.
      let counted = hook.runCount <= 1 ? microseconds / 10 : microseconds
      guard !hasToldOfTime, counted > Configuration.current.slowHookLimit, UpdateRecorder.isProgramsOwn(hook) else {
        return
      }
      hasToldOfTime = true
      let name = UpdateRecorder.name(of: hook)
      guard Self.slow.insert(name).inserted else { return }
      UpdateRecorder.advise(
        "\(name) took \(microseconds / 1000) ms, half of a frame or more. Do the work in a "
          + "task, store its result in a model, and read that here.")
    }
  #endif
}
