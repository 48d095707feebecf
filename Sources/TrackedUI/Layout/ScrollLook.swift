import Gtk

extension EnvironmentValues {
  /// Whether what scrolls inside stays where it is.
  @Entry var scrollIsDisabled = false
  /// Where what scrolls inside is at first, and stays while its content grows.
  @Entry var scrollAnchor: UnitPoint?
}

/// Puts a scrolled window at a part of its content, and keeps the user from moving it where that is wanted.
final class ScrollLook {
  private unowned let scroller: ScrolledWindow
  private var anchor: UnitPoint?
  private var isDisabled = false
  private var connections: [SignalConnection] = []
  private var blocker: EventController?
  /// The ways in which the person has scrolled elsewhere, and not back since.
  private var left: Set<Axis> = []
  /// Whether what moves is a container's doing, so that what is seen stays where it is.
  private static var isKeepingPlace = false

  private init(_ scroller: ScrolledWindow) { self.scroller = scroller }

  static func of(_ scroller: ScrolledWindow) -> ScrollLook { scroller.attachment(orNew: ScrollLook(scroller)) }

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
    left = []
    guard anchor != nil else { return }
    for axis in [Axis.horizontal, .vertical] {
      let adjustment = adjustment(axis)
      let limitsChanged: Signal<> = Signal(adjustment, "changed")
      connections.append(limitsChanged { [weak self] in self?.limitsDidChange(axis) })
      connections.append(adjustment.onValueChanged.includingProgrammatic { [weak self] in self?.valueDidChange(axis) })
      limitsDidChange(axis)
    }
  }

  /// Moves what is seen along with content that has another length than was guessed: the person has not scrolled.
  static func keepingPlace(_ move: () -> Void) {
    let outer = isKeepingPlace
    isKeepingPlace = true
    move()
    isKeepingPlace = outer
  }

  private func adjustment(_ axis: Axis) -> Adjustment {
    axis == .horizontal ? scroller.horizontalAdjustment : scroller.verticalAdjustment
  }

  /// What moves in a layout was not moved by the person: rows take the place of what was guessed. But for a place that was asked for.
  private func valueDidChange(_ axis: Axis) {
    guard !Self.isKeepingPlace, !TreeWork.isLayingOut || ScrollGoal.isSet(of: scroller) else { return }
    let adjustment = adjustment(axis)
    if abs(adjustment.value - goal(in: adjustment.range, axis)) > 1 { left.insert(axis) } else { left.remove(axis) }
  }

  /// The content or the room has another length: what stood at the anchor goes on standing there. GTK is laying out, and takes what moves
  /// meanwhile as done with it.
  private func limitsDidChange(_ axis: Axis) {
    guard anchor != nil, adjustment(axis).pageSize > 0, !left.contains(axis) else { return }
    ScrollGoal.set(of: scroller, isWeak: true) { [weak self] in self?.stand() ?? .lost }
  }

  private func goal(in range: ClosedRange<Double>, _ axis: Axis) -> Double {
    let share = axis == .horizontal ? anchor?.x ?? 0 : anchor?.y ?? 0
    return (range.lowerBound + (range.upperBound - range.lowerBound) * share).rounded()
  }

  private func stand() -> ScrollGoal.Progress {
    var hasMoved = false
    for axis in [Axis.horizontal, .vertical] where !left.contains(axis) {
      let adjustment = adjustment(axis)
      let goal = adjustment.limited(goal(in: adjustment.range, axis))
      if abs(adjustment.value - goal) > 0.5 {
        Self.keepingPlace { adjustment.value = goal }
        hasMoved = true
      }
    }
    return hasMoved ? .moved : .reached
  }
}

extension View {
  /// Whether what scrolls inside stays where it is for the wheel and for fingers on a touchpad.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollIsDisabled, disabled) }

  /// The part of its content that a scroll view shows at first, and goes on showing while the content grows, until the person scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }
}

/// How what scrolls takes a keyboard from the screen.
public nonisolated enum ScrollDismissesKeyboardMode: Sendable {
  /// How it does.
  case automatic, immediately, interactively, never
}

extension View {
  /// How what scrolls takes a keyboard from the screen: as on a Mac, there is none over the window.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// When what scrolls goes a little beyond its ends.
public nonisolated enum ScrollBounceBehavior: Sendable {
  /// As GTK does.
  case automatic
  /// Where there is something to scroll.
  case basedOnSize
  /// Also where there is nothing to scroll.
  @available(*, unavailable, message: "GTK bounces where there is something to scroll: use .basedOnSize")
  case always
}

extension View {
  /// When what scrolls goes a little beyond its ends: with a wheel never, on a touch screen where there is something to scroll, as
  /// GTK does.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical) -> some View { self }
}

/// Whether what scrolls shows where it is.
public nonisolated struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool

  /// As is usual.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// While there is something to scroll.
  public static let visible = ScrollIndicatorVisibility(isHidden: false)
  /// Not.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// Not, whatever the system says.
  public static let never = ScrollIndicatorVisibility(isHidden: true)
}

extension EnvironmentValues {
  @Entry var scrollBackground: Visibility = .automatic

  @Entry var scrollIndicators: ScrollIndicatorVisibility = .automatic
}

extension View {
  /// Whether lists inside have a background of their own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollBackground, visibility)
  }

  /// Whether what scrolls inside shows where it is.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.scrollIndicators, visibility)
  }
}
