/// A place that something is to be scrolled to, kept until the layout that shows it is done.
///
/// Where a row stands is known when GTK has laid it out, and GTK takes what moves while it lays out as done with it. So a goal looks after
/// each layout of a frame, moves what is left to move, which has GTK lay out once more in the same frame, and ends with the frame in which
/// nothing was left (C-262). What scrolls has one goal at a time: the last one set.
package final class ScrollGoal {
  /// What a look after a layout found.
  package enum Progress {
    /// The place is where it is wanted, or as near as the content lets it be.
    case reached
    /// Something was moved.
    case moved
    /// The place is not laid out yet.
    case unknown
    /// The place is gone.
    case lost
  }

  private weak var scroller: Widget?
  private let isWeak: Bool
  private var look: (() -> Progress)?
  private var connections: [SignalConnection] = []
  private weak var clock: FrameClock?
  private var isReached = false
  private var looksInFrame = 0
  private var framesLeft = 12

  private init(_ scroller: Widget, isWeak: Bool, _ look: @escaping () -> Progress) {
    self.scroller = scroller
    self.isWeak = isWeak
    self.look = look
    connections.append(scroller.onMap { [weak self] in self?.follow() })
    connections.append(scroller.onUnmap { [weak self] in self?.unfollow() })
    if scroller.isMapped { follow() }
  }

  /// Scrolls to a place.
  ///
  /// - Parameters:
  ///   - isWeak: whether a goal that is there already comes first: for what only keeps a place that was reached.
  ///   - look: looks where the place is, after a layout, and moves what scrolls towards it.
  package static func set(of scroller: Widget, isWeak: Bool = false, look: @escaping () -> Progress) {
    let old = scroller.attachment(ScrollGoal.self)
    if isWeak, let old, !old.isWeak, old.look != nil { return }
    old?.end()
    scroller.attach(ScrollGoal(scroller, isWeak: isWeak, look))
  }

  /// Gives up a goal that was not reached yet.
  package static func cancel(of scroller: Widget) { scroller.attachment(ScrollGoal.self)?.end() }

  /// Whether the program has asked for a place that was not reached yet: what moves until then is not the user's doing.
  package static func isSet(of scroller: Widget) -> Bool {
    guard let goal = scroller.attachment(ScrollGoal.self) else { return false }
    return goal.look != nil && !goal.isWeak
  }

  private func follow() {
    guard look != nil, clock == nil, let clock = scroller?.frameClock else { return }
    self.clock = clock
    connections.append(clock.onBeforePaint { [weak self] in self?.looksInFrame = 0 })
    connections.append(clock.onLayout { [weak self] in self?.didLayOut() })
    connections.append(clock.onAfterPaint { [weak self] in self?.frameDidEnd() })
    clock.requestPhase(.layout)
  }

  private func unfollow() {
    connections[2...].forEach { $0.disconnect() }
    connections.removeSubrange(2...)
    clock = nil
  }

  /// GDK lays out four times in a frame, and warns of who asks for more.
  private func didLayOut() {
    guard let look, looksInFrame < 3 else { return isReached = false }
    looksInFrame += 1
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

extension Adjustment {
  /// The nearest place that can be scrolled to.
  package func limited(_ value: Double) -> Double { min(max(value, range.lowerBound), range.upperBound) }

  /// Moves until what is seen at a place, and as long as it is, stands at a share of the room, or, without one, until it is in sight.
  ///
  /// - Parameter start: where it begins now, from the start of what is seen.
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
