import Gtk

/// Handles the user's scrolling.
@MainActor protocol ScrollInputReceiver: AnyObject {
  /// Wheel or touchpad are about to scroll by a distance.
  func inputWillScroll(by distance: Point)
  /// Fingers have come to the content.
  func fingersDidBegin()
  /// Fingers want to scroll by a distance in logical pixels.
  ///
  /// - Returns: whether it is used here; otherwise an outer scroll view may use it.
  func fingersDidMove(by distance: Point) -> Bool
  /// Fingers have gone, at a speed of the place that is shown in logical pixels a second.
  func fingersDidEnd(velocity: Point)
  /// The wheel was turned by steps, to the right and downwards.
  ///
  /// - Returns: whether that is used here.
  func wheelDidTurn(by steps: Point) -> Bool
}

extension ScrollInputReceiver {
  func inputWillScroll(by distance: Point) {}
}

/// Adds up the steps of a wheel: some report parts of a step.
struct WheelSteps {
  private var rest = Point.zero

  /// The whole steps that are reached with `steps` more; the rest waits.
  mutating func whole(adding steps: Point) -> Point {
    let sum = Point(x: rest.x + steps.x, y: rest.y + steps.y)
    let whole = Point(x: sum.x.rounded(.towardZero), y: sum.y.rounded(.towardZero))
    rest = Point(x: sum.x - whole.x, y: sum.y - whole.y)
    return whole
  }
}

/// Reports scrolling over a view by wheel, touchpad and fingers in the same way.
final class ScrollInput {
  private let scroll = EventControllerScroll()
  private let drag = GestureDrag()
  private unowned let view: Widget
  private weak var receiver: (any ScrollInputReceiver)?
  private var isTouchpadActive = false
  private var velocity = Point.zero
  private var dragged = Point.zero
  private var isDragging = false
  private var samples: [(time: ContinuousClock.Instant, distance: Point)] = []

  /// - Parameter watches: whether it gets events before all others, and takes none away from them.
  init(_ view: Widget, _ receiver: any ScrollInputReceiver, watches: Bool) {
    self.view = view
    self.receiver = receiver
    scroll.flags = [.vertical, .horizontal, .kinetic]
    scroll.propagationPhase = watches ? .capture : .bubble
    scroll.onScrollBegin { [weak self] in self?.touchpadDidBegin() }
    scroll.onScroll { [weak self] x, y in
      guard let self, didScroll(by: Point(x: x, y: y)) else { return .proceed }
      return .stop
    }
    scroll.onDecelerate { [weak self] x, y in self?.velocity = Point(x: x, y: y) }
    scroll.onScrollEnd { [weak self] in self?.touchpadDidEnd() }
    drag.isTouchOnly = true
    drag.propagationPhase = watches ? .capture : .bubble
    drag.onDragBegin { [weak self] _, _ in self?.fingerDidBegin() }
    drag.onDragUpdate { [weak self] x, y in self?.fingerDidMove(to: Point(x: x, y: y), claims: !watches) }
    drag.onDragEnd { [weak self] _, _ in self?.fingerDidEnd() }
    drag.onCancel { [weak self] _ in self?.fingerDidEnd() }
    view.add(scroll)
    view.add(drag)
  }

  /// Stops receiving events.
  func end() {
    view.remove(scroll)
    view.remove(drag)
  }

  // MARK: Wheel and touchpad

  private func touchpadDidBegin() {
    isTouchpadActive = true
    velocity = .zero
    receiver?.fingersDidBegin()
  }

  private func didScroll(by distance: Point) -> Bool {
    guard let receiver else { return false }
    // As in GTK, Shift turns the direction.
    let distance = scroll.modifiers.contains(.shift) ? Point(x: distance.y, y: distance.x) : distance
    receiver.inputWillScroll(by: distance)
    return isTouchpadActive && !scroll.isInSteps
      ? receiver.fingersDidMove(by: distance) : receiver.wheelDidTurn(by: distance)
  }

  private func touchpadDidEnd() {
    guard isTouchpadActive else { return }
    isTouchpadActive = false
    // How fast it was is told after the end.
    MainLoop.afterCurrentTurn { [weak self] in
      guard let self, !isTouchpadActive else { return }
      receiver?.fingersDidEnd(velocity: velocity)
    }
  }

  // MARK: A finger on the screen

  private func fingerDidBegin() {
    isDragging = false
    dragged = .zero
    samples = [(.now, .zero)]
  }

  private func fingerDidMove(to distance: Point, claims: Bool) {
    guard let receiver else { return }
    let now = ContinuousClock.now
    samples.append((now, distance))
    // The last tenth of a second tells the speed.
    while samples.count > 2, samples[1].time < now - .milliseconds(100) { samples.removeFirst() }
    if !isDragging {
      guard max(abs(distance.x), abs(distance.y)) >= 8 else { return }
      isDragging = true
      receiver.fingersDidBegin()
    }
    // The content follows the finger: the place that is shown goes the other way.
    let isUsed = receiver.fingersDidMove(by: Point(x: dragged.x - distance.x, y: dragged.y - distance.y))
    dragged = distance
    if isUsed, claims { drag.claim() }
  }

  private func fingerDidEnd() {
    guard isDragging else { return }
    isDragging = false
    var velocity = Point.zero
    if let first = samples.first, let last = samples.last, last.time > first.time {
      let seconds = (last.time - first.time) / .seconds(1)
      velocity = Point(
        x: (first.distance.x - last.distance.x) / seconds, y: (first.distance.y - last.distance.y) / seconds)
    }
    receiver?.fingersDidEnd(velocity: velocity)
  }
}
