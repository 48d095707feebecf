import Gtk
import GtkTracking

/// Delivers the touches of one window to its views: to the innermost view under the finger, which passes them along the responder chain.
///
/// It claims nothing and comes last: a touch that a control, a row or a gesture claims is not delivered, or is cancelled.
final class TouchDispatcher {
  private weak var window: Gtk.Window?
  private var touch: Touch?
  private var start = Point.zero

  init(_ window: Gtk.Window) {
    self.window = window
    let drag = GestureDrag()
    drag.onDragBegin { [weak self, weak drag] x, y in
      if let drag { self?.began(at: Point(x: x, y: y), by: drag) }
    }
    drag.onPointerMoved { [weak self] x, y in self?.update(by: Point(x: x, y: y), .moved) }
    drag.onDragEnd { [weak self] x, y in self?.update(by: Point(x: x, y: y), .ended) }
    drag.onCancel { [weak self] _ in self?.cancel() }
    window.add(drag)
  }

  private func began(at place: Point, by controller: EventController) {
    start = place
    guard let window, touch == nil, let view = window.innermostView(at: place) else { return }
    let touch = Touch(in: view, of: window, at: place, tapCount: taps.count(at: place), by: controller)
    self.touch = touch
    tell(touch)
  }

  private var taps = TapCounter()

  private func update(by distance: Point, _ phase: Touch.Phase) {
    guard let touch else { return }
    touch.move(to: Point(x: start.x + distance.x, y: start.y + distance.y), phase)
    tell(touch)
    if phase == .ended { self.touch = nil }
  }

  private func cancel() {
    guard let touch else { return }
    touch.phase = .cancelled
    self.touch = nil
    tell(touch)
  }

  /// A gesture was recognised in a view: the touches there are cancelled.
  func cancel(in widget: Widget) {
    guard let touched = touch?.widget, touched === widget || widget.isAncestor(of: touched) else { return }
    cancel()
  }

  private func tell(_ touch: Touch) {
    guard let view = touch.view else { return }
    let event = Event(touch)
    PassContext.untracked {
      switch touch.phase {
      case .began: view.touchesBegan([touch], with: event)
      case .moved, .stationary: view.touchesMoved([touch], with: event)
      case .ended: view.touchesEnded([touch], with: event)
      case .cancelled: view.touchesCancelled([touch], with: event)
      }
    }
  }
}

/// Counts how often in a row a finger comes down at a place.
struct TapCounter {
  private var last: (time: ContinuousClock.Instant, place: Point, count: Int)?

  mutating func count(at place: Point) -> Int {
    let now = ContinuousClock.now
    var count = 1
    if let last, now - last.time < .milliseconds(DisplaySettings.shared.doubleClickTime),
      abs(last.place.x - place.x) < 12, abs(last.place.y - place.y) < 12
    {
      count = last.count + 1
    }
    last = (now, place, count)
    return count
  }
}

// Touches go along the responder chain until somebody does something with them.
extension Responder {
  /// The next responder that receives touches.
  private var nextTouched: (any TouchResponder)? {
    var responder = next
    while let current = responder {
      if let touched = current as? any TouchResponder { return touched }
      responder = current.next
    }
    return nil
  }

  func passOnBegan(_ touches: Set<Touch>, _ event: Event?) { nextTouched?.touchesBegan(touches, with: event) }
  func passOnMoved(_ touches: Set<Touch>, _ event: Event?) { nextTouched?.touchesMoved(touches, with: event) }
  func passOnEnded(_ touches: Set<Touch>, _ event: Event?) { nextTouched?.touchesEnded(touches, with: event) }
  func passOnCancelled(_ touches: Set<Touch>, _ event: Event?) { nextTouched?.touchesCancelled(touches, with: event) }
}

/// Views and controllers, which receive touches.
protocol TouchResponder: Responder {
  func touchesBegan(_ touches: Set<Touch>, with event: Event?)
  func touchesMoved(_ touches: Set<Touch>, with event: Event?)
  func touchesEnded(_ touches: Set<Touch>, with event: Event?)
  func touchesCancelled(_ touches: Set<Touch>, with event: Event?)
}

extension View: TouchResponder {}
extension ViewController: TouchResponder {}
