import Gtk

private struct ScrollDisabledKey: EnvironmentKey { static let defaultValue = false }
private struct ScrollAnchorKey: EnvironmentKey { static let defaultValue: UnitPoint? = nil }

extension EnvironmentValues {
  /// Whether what scrolls inside stays where it is.
  var scrollIsDisabled: Bool {
    get { self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = newValue }
  }
  /// Where what scrolls inside stands at first, and stays while its content grows.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

/// Has a scrolled window stand at a part of its content, and keeps the user from moving it where that is wanted.
final class ScrollLook {
  private unowned let scroller: ScrolledWindow
  private var anchor: UnitPoint?
  private var isDisabled = false
  private var connections: [SignalConnection] = []
  private var blocker: EventController?
  /// What was scrolled, and where to, when that was looked at last.
  private var known: [Axis: Place] = [:]

  private struct Place {
    var value: Double
    var range: ClosedRange<Double>
  }

  private init(_ scroller: ScrolledWindow) { self.scroller = scroller }

  static func of(_ scroller: ScrolledWindow) -> ScrollLook {
    if let look = scroller.attachment(ScrollLook.self) { return look }
    let look = ScrollLook(scroller)
    scroller.attach(look)
    return look
  }

  func show(_ values: EnvironmentValues) {
    if anchor != values.scrollAnchor {
      anchor = values.scrollAnchor
      follow()
    }
    guard isDisabled != values.scrollIsDisabled else { return }
    isDisabled = values.scrollIsDisabled
    if let blocker { scroller.remove(blocker) }
    blocker = nil
    guard isDisabled else { return }
    let wheel = EventControllerScroll()
    wheel.propagationPhase = .capture
    wheel.onScroll { _, _ in .stop }
    scroller.add(wheel)
    blocker = wheel
  }

  private func follow() {
    connections.forEach { $0.disconnect() }
    connections = []
    guard anchor != nil else { return }
    for axis in [Axis.horizontal, .vertical] {
      let adjustment = axis == .horizontal ? scroller.horizontalAdjustment : scroller.verticalAdjustment
      let limitsChanged: Signal<> = Signal(adjustment, "changed")
      connections.append(limitsChanged { [weak self, unowned adjustment] in self?.limitsDidChange(adjustment, axis) })
      connections.append(
        adjustment.onValueChanged.includingProgrammatic { [weak self, unowned adjustment] in
          guard let self, !isStanding || ScrollGoal.isSet(of: scroller) else { return }
          known[axis]?.value = adjustment.value
        })
      limitsDidChange(adjustment, axis)
    }
  }

  /// The content or the room has another length: what stood at the anchor goes on standing there. GTK is laying out, and takes what moves
  /// meanwhile as done with it.
  private func limitsDidChange(_ adjustment: Adjustment, _ axis: Axis) {
    guard anchor != nil, adjustment.pageSize > 0 else { return }
    let before = known[axis]
    known[axis] = Place(value: adjustment.value, range: adjustment.range)
    // Anywhere else somebody has scrolled it to.
    if let before, abs(before.value - goal(in: before.range, axis)) > 1 { return }
    known[axis]?.value = goal(in: adjustment.range, axis)
    isFollowing.insert(axis)
    if !isStanding, let clock = scroller.frameClock {
      isStanding = true
      var connection: SignalConnection?
      connection = clock.onAfterPaint { [weak self] in
        self?.isStanding = false
        connection?.disconnect()
      }
    }
    ScrollGoal.set(of: scroller, isWeak: true) { [weak self] in self?.stand() ?? .lost }
  }

  private var isFollowing: Set<Axis> = []
  /// Until the frame is painted, what moves is not somebody's doing: rows take the place of what was guessed.
  private var isStanding = false

  private func goal(in range: ClosedRange<Double>, _ axis: Axis) -> Double {
    let share = axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0
    return (range.lowerBound + (range.upperBound - range.lowerBound) * share).rounded()
  }

  private func stand() -> ScrollGoal.Progress {
    var hasMoved = false
    for axis in isFollowing {
      let adjustment = axis == .horizontal ? scroller.horizontalAdjustment : scroller.verticalAdjustment
      let goal = adjustment.limited(goal(in: adjustment.range, axis))
      if abs(adjustment.value - goal) > 0.5 {
        adjustment.value = goal
        hasMoved = true
      }
    }
    return hasMoved ? .moved : .reached
  }
}

extension View {
  /// Whether what scrolls inside stays where it is for the wheel and for fingers on a touchpad.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollIsDisabled, disabled) }

  /// The part of its content that a scroll view shows at first, and goes on showing while the content grows, until somebody scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }
}
