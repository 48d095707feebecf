/// A position to scroll to, kept until the layout that shows it is done.
///
/// The position of a row is known only when GTK has laid it out, and GTK ignores scrolling during a layout. So a goal looks after
/// each layout of a frame, scrolls the rest of the way, which makes GTK lay out once more in the same frame, and ends with the frame in which
/// nothing was left (C-262). A scrolled widget has one goal at a time: the last one set.
package final class ScrollGoal {
  /// The result of a look after a layout.
  package enum Progress {
    /// The target is where it should be, or as near as the content allows.
    case reached
    /// Something was moved.
    case moved
    /// The target is not laid out yet.
    case unknown
    /// The target is gone.
    case lost
  }

  private weak var scroller: Widget?
  private let isWeak: Bool
  private var look: (() -> Progress)?
  private var connections: [SignalConnection] = []
  private weak var clock: FrameClock?
  private var isReached = false
  private var framesLeft = 12

  private init(_ scroller: Widget, isWeak: Bool, _ look: @escaping () -> Progress) {
    self.scroller = scroller
    self.isWeak = isWeak
    self.look = look
    connections.append(scroller.onMap { [weak self] in self?.follow() })
    connections.append(scroller.onUnmap { [weak self] in self?.unfollow() })
    if scroller.isMapped { follow() }
  }

  /// Scrolls to a target.
  ///
  /// - Parameters:
  ///   - isWeak: whether an existing goal takes precedence: for code that only keeps a position that was reached.
  ///   - look: finds the target after a layout, and scrolls towards it.
  package static func set(of scroller: Widget, isWeak: Bool = false, look: @escaping () -> Progress) {
    let old = scroller.attachment(ScrollGoal.self)
    if isWeak, let old, !old.isWeak, old.look != nil { return }
    old?.end()
    scroller.attach(ScrollGoal(scroller, isWeak: isWeak, look))
  }

  /// Gives up a goal that was not reached yet.
  package static func cancel(of scroller: Widget) { scroller.attachment(ScrollGoal.self)?.end() }

  /// Whether the program has requested a position that was not reached yet: scrolling until then is not the user's.
  package static func isSet(of scroller: Widget) -> Bool { current(of: scroller) != nil }

  /// The goal with the position that the program has requested and that was not reached yet.
  package static func current(of scroller: Widget) -> ScrollGoal? {
    guard let goal = scroller.attachment(ScrollGoal.self), goal.look != nil, !goal.isWeak else { return nil }
    return goal
  }

  private func follow() {
    guard look != nil, clock == nil, let clock = scroller?.frameClock else { return }
    self.clock = clock
    let count = LayoutCount.of(clock)
    connections.append(clock.onLayout { [weak self] in self?.didLayOut() })
    connections.append(clock.onAfterPaint { [weak self] in self?.frameDidEnd() })
    if !count.isAtLast { clock.requestPhase(.layout) }
  }

  private func unfollow() {
    connections[2...].forEach { $0.disconnect() }
    connections.removeSubrange(2...)
    clock = nil
  }

  /// What is moved has GTK lay out once more.
  private func didLayOut() {
    guard let look, let clock, !LayoutCount.of(clock).isAtLast else { return isReached = false }
    switch look() {
    case .reached: isReached = true
    case .moved: isReached = false
    case .unknown: isReached = false
    case .lost: end()
    }
  }

  private func frameDidEnd() {
    framesLeft -= 1
    if isReached || framesLeft <= 0 { return end() }
    clock?.requestPhase(.layout)
  }

  private func end() {
    look = nil
    connections.forEach { $0.disconnect() }
    connections = []
    clock = nil
  }
}

/// How often a frame has been laid out so far. GDK does that four times, and warns of a request for more; goals may follow
/// each other in a frame.
private final class LayoutCount {
  private var layouts: Int
  private var connections: [SignalConnection] = []
  var isAtLast: Bool { layouts + (TreeWork.isLayingOut ? 1 : 0) > 3 }

  /// Begins in a layout, or before one.
  private init(_ clock: FrameClock) {
    layouts = TreeWork.isLayingOut ? 1 : 0
    connections = [
      clock.onBeforePaint { [weak self] in self?.layouts = 0 },
      clock.onLayout { [weak self] in self?.layouts += 1 },
      clock.onAfterPaint { [weak self] in self?.layouts = 0 },
    ]
  }

  static func of(_ clock: FrameClock) -> LayoutCount { clock.attachment(orNew: LayoutCount(clock)) }
}

extension Adjustment {
  /// The nearest position that can be scrolled to.
  package func limited(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  /// Scrolls until the target, as long as it is, is at a share of the visible part or, without one, until it is in sight.
  ///
  /// - Parameter start: its current start, from the start of the visible part.
  /// - Returns: whether anything was moved.
  package func bring(_ start: Double, _ length: Double, room: Double, to share: Double?) -> Bool {
    let distance: Double =
      if let share {
        start - ((room - length) * share)
      } else if start < 0 || length > room {
        start
      } else {
        max(0, start + length - room)
      }
    let goal = limited((value + distance).rounded())
    // GTK shows what scrolls at whole pixels.
    guard abs(goal - value) > 0.5 else { return false }
    value = goal
    return true
  }
}
