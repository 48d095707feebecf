import Gtk

/// The animation blocks that run at this moment, innermost last.
struct AnimationScope {
  /// How what changes inside is animated; nil where animations are switched off.
  let timing: AnimationTiming?
  let group: AnimationGroup
  /// Whether updates are flushed at the block's edges; blocks inside inherit it (C-160).
  let flushes: Bool

  private static var stack: [AnimationScope] = []

  static var current: AnimationScope? { stack.last }

  /// Runs `body` in a block of its own. With flushing, what is pending is settled with the outer block's timing before,
  /// and with this one's after (C-156, C-159 to C-163).
  static func run(
    _ timing: AnimationTiming?, _ group: AnimationGroup, flushes: Bool, _ body: () throws -> Void
  ) rethrows {
    let flushes =
      (flushes || current?.flushes == true) && Configuration.current.trackingPolicy.level.supports(.flushUpdates)
    if flushes { UpdatePass.flush() }
    stack.append(AnimationScope(timing: timing, group: group, flushes: flushes))
    defer {
      if flushes { UpdatePass.flush() }
      stack.removeLast()
      group.close()
    }
    try body()
  }
}
