import Gtk
import GtkTracking

/// The animation blocks that run at this moment, innermost last.
struct AnimationScope {
  /// How what changes inside is animated; nil where animations are switched off.
  let timing: AnimationTiming?
  let group: AnimationGroup
  /// Whether updates are flushed at the block's edges; blocks inside inherit it (C-160).
  let flushes: Bool

  /// What is still to be done, animated, when the block ends, once for each object.
  private var endings: [(object: AnyObject, body: () -> Void)] = []

  private static var stack: [AnimationScope] = []

  private init(timing: AnimationTiming?, group: AnimationGroup, flushes: Bool) {
    self.timing = timing
    self.group = group
    self.flushes = flushes
  }

  /// Calls `body` when the innermost block ends, as a part of it; only once for an object, as a whole block may change it.
  static func atEnd(for object: AnyObject, _ body: @escaping () -> Void) {
    guard let current, !current.endings.contains(where: { $0.object === object }) else { return }
    stack[stack.count - 1].endings.append((object, body))
  }

  private static func runEndings() {
    while let ending = current?.endings.first {
      stack[stack.count - 1].endings.removeFirst()
      ending.body()
    }
  }

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
      runEndings()
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
