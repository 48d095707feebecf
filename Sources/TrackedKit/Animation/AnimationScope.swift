import Gtk
import GtkTracking

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
  /// and with this one's after (C-156, C-159 to C-163). Parts at a level without flushing are left to the next pass (C-222).
  static func run(
    _ timing: AnimationTiming?, _ group: AnimationGroup, flushes: Bool, _ body: () throws -> Void
  ) rethrows {
    let flushes = flushes || current?.flushes == true
    if flushes { PartialFlush.run() }
    stack.append(AnimationScope(timing: timing, group: group, flushes: flushes))
    defer {
      if flushes { PartialFlush.run() }
      stack.removeLast()
      group.close()
    }
    try Keyframes.outside(body)
  }

  /// Runs `body` as if there were no block: its changes take effect at once.
  static func outsideOfBlocks(_ body: () -> Void) {
    let blocks = stack
    stack = []
    defer { stack = blocks }
    body()
  }
}
