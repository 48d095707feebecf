import Gtk

/// Makes a custom control react to presses, with the pointer or a finger: UIKit uses touches for this.
///
/// It claims nothing: a button inside, or a custom gesture, takes precedence, and the press is then cancelled.
final class ControlPress {
  private unowned let control: Control
  private var touch: Touch?
  private(set) var isInside = false
  /// The touch for the actions that are being called; nil where no touch has caused them.
  private(set) static var currentEvent: TrackedKit.Event?
  var isTracking: Bool { touch != nil }

  init(_ control: Control) {
    self.control = control
    let click = GestureClick()
    click.onPressed { [weak self, unowned click] count, x, y in
      self?.began(at: Point(x: x, y: y), tapCount: count, by: click)
    }
    click.onReleased { [weak self] _, x, y in self?.ended(at: Point(x: x, y: y)) }
    let updated = Signal<OpaqueArgument>(click, "update")
    updated { [weak self, unowned click] _ in
      if let place = click.pointerPlace { self?.moved(to: place) }
    }
    let cancelled = Signal<OpaqueArgument>(click, "cancel")
    cancelled { [weak self] _ in self?.cancelled() }
    control.add(click)
  }

  private func began(at place: Point, tapCount: Int, by controller: EventController) {
    guard control.isEnabled, touch == nil, let window = control.hostWindow,
      let inWindow = control.place(place, in: window)
    else { return }
    let touch = Touch(in: control, of: window, at: inWindow, tapCount: tapCount, by: controller)
    guard control.beginTracking(touch, with: TrackedKit.Event(touch)) else { return }
    self.touch = touch
    isInside = true
    control.isHighlighted = true
    send(tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, touch)
  }

  private func moved(to place: Point) {
    guard let touch, move(touch, to: place, .moved) else { return }
    let wasInside = isInside
    isInside = control.point(inside: place.offset(by: control.contentCorner, -1), with: nil)
    guard control.continueTracking(touch, with: TrackedKit.Event(touch)) else {
      control.endTracking(touch, with: TrackedKit.Event(touch))
      return end()
    }
    if isInside != wasInside { control.isHighlighted = isInside }
    var events: ControlEvents = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, touch)
  }

  private func ended(at place: Point) {
    guard let touch else { return }
    _ = move(touch, to: place, .ended)
    isInside = control.point(inside: place.offset(by: control.contentCorner, -1), with: nil)
    control.endTracking(touch, with: TrackedKit.Event(touch))
    let wasInside = isInside
    end()
    send(wasInside ? .touchUpInside : .touchUpOutside, touch)
  }

  private func cancelled() {
    guard let touch else { return }
    touch.phase = .cancelled
    control.cancelTracking(with: TrackedKit.Event(touch))
    end()
    send(.touchCancel, touch)
  }

  private func send(_ events: ControlEvents, _ touch: Touch) {
    let outer = Self.currentEvent
    Self.currentEvent = TrackedKit.Event(touch)
    defer { Self.currentEvent = outer }
    control.sendActions(for: events)
  }

  private func end() {
    touch = nil
    isInside = false
    control.isHighlighted = false
  }

  /// - Returns: whether the place has changed.
  private func move(_ touch: Touch, to place: Point, _ phase: Touch.Phase) -> Bool {
    guard let window = touch.hostWindow, let inWindow = control.place(place, in: window),
      inWindow != touch.location(in: nil) || phase == .ended
    else { return false }
    touch.move(to: inWindow, phase)
    return true
  }
}
