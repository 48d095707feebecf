import Gtk

/// Tells a gesture recognizer of the touches in its view, one after the other.
final class TouchFeed {
  unowned let recognizer: GestureRecognizer
  let drag = GestureDrag()
  private var touch: Touch? {
    didSet {
      guard (touch == nil) != (oldValue == nil) else { return }
      Self.active.removeAll { $0.feed == nil || $0.feed === self }
      if touch != nil { Self.active.append(Weak(feed: self)) }
    }
  }
  struct Weak { weak var feed: TouchFeed? }
  /// Those with a touch, the innermost one first.
  private(set) static var active: [Weak] = []
  /// Where the touch began, in the coordinates of the view.
  private var start = Point.zero
  private var taps = TapCounter()
  /// How far it has moved since.
  private(set) var distance = Point.zero
  /// The recognizer has come to its end before the touch has.
  var isOver = false

  init(_ recognizer: GestureRecognizer) {
    self.recognizer = recognizer
    drag.onDragBegin { [weak self] x, y in self?.began(at: Point(x: x, y: y)) }
    drag.onPointerMoved { [weak self] x, y in self?.moved(by: Point(x: x, y: y)) }
    drag.onDragEnd { [weak self] x, y in self?.ended(by: Point(x: x, y: y)) }
    drag.onCancel { [weak self] _ in self?.cancelled() }
  }

  /// Claims the pointer from now on: gestures of surrounding and inner views give up.
  func claim() { drag.claim() }

  private func began(at place: Point) {
    guard let view = recognizer.widget, let window = view.window else { return }
    (start, distance, isOver) = (place, .zero, false)
    recognizer.location = place
    if recognizer.reached == .failed { recognizer.reached = .possible }
    let inWindow = view.place(place, in: window) ?? place
    let touch = Touch(in: view, of: window, at: inWindow, tapCount: taps.count(at: place), by: drag)
    self.touch = touch
    recognizer.touchesBegan([touch], with: Event(touch))
  }

  private func move(_ distance: Point, _ phase: Touch.Phase) -> Touch? {
    self.distance = distance
    let place = Point(x: start.x + distance.x, y: start.y + distance.y)
    recognizer.location = place
    guard let touch, let view = recognizer.widget, let window = view.window else { return nil }
    touch.move(to: view.place(place, in: window) ?? place, phase)
    return isOver ? nil : touch
  }

  private func moved(by distance: Point) {
    if let touch = move(distance, .moved) { recognizer.touchesMoved([touch], with: Event(touch)) }
  }

  private func ended(by distance: Point) {
    if let touch = move(distance, .ended) { recognizer.touchesEnded([touch], with: Event(touch)) }
    finish()
  }

  private func cancelled() {
    if let touch, !isOver {
      touch.phase = .cancelled
      recognizer.touchesCancelled([touch], with: Event(touch))
    }
    finish()
  }

  /// Ends as if something else had taken the touch.
  func stop() { cancelled() }

  private func finish() {
    guard touch != nil else { return }
    touch = nil
    // One that has waited for more than this touch goes on with the next.
    if recognizer.reached == .failed { recognizer.reached = .possible }
    recognizer.forgetTouch()
    recognizer.reset()
  }
}
