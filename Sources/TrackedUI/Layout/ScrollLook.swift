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
  /// Where the anchor put it: anywhere else it was moved to by somebody.
  private var put: [Axis: Double] = [:]

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
      connections.append(limitsChanged { [weak self, unowned adjustment] in self?.stand(adjustment, axis) })
      stand(adjustment, axis)
    }
  }

  private func stand(_ adjustment: Adjustment, _ axis: Axis) {
    guard let anchor, adjustment.pageSize > 0 else { return }
    if let put = put[axis], abs(put - adjustment.value) > 1 { return }
    let share = axis == .horizontal ? anchor.x : anchor.y
    let value = (adjustment.upper - adjustment.pageSize - adjustment.lower) * share + adjustment.lower
    put[axis] = value
    adjustment.value = value
  }
}

extension View {
  /// Whether what scrolls inside stays where it is for the wheel and for fingers on a touchpad.
  public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.scrollIsDisabled, disabled) }

  /// The part of its content that a scroll view shows at first, and goes on showing while the content grows, until somebody scrolls.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }
}
