import Gtk
import GtkTracking

/// How large a scroll view shows its content, and how the user changes that: with two fingers on a screen or a touchpad, or with Control and
/// the wheel.
final class ScrollZoom {
  private unowned let view: ScrollView
  var minimum = 1.0 { didSet { limitsDidChange() } }
  var maximum = 1.0 { didSet { limitsDidChange() } }
  private(set) var scale = 1.0
  /// Whether the user changes it just now.
  private(set) var isActive = false
  /// The point between the fingers, in the content's own size, and the scale when they touched.
  private var held = Point.zero
  private var start = 1.0
  private let pinch = GestureZoom()
  private let wheel = EventControllerScroll()
  private var wheelRest: MainLoopSource?

  init(_ view: ScrollView) {
    self.view = view
    pinch.onBegin { [weak self] _ in self?.begin(at: self?.pinch.center) }
    pinch.onScaleChanged { [weak self] factor in
      guard let self, isActive else { return }
      set(start * factor, keeping: held, at: pinch.center ?? middle)
    }
    pinch.onEnd { [weak self] _ in self?.end() }
    wheel.flags = [.vertical]
    wheel.propagationPhase = .capture
    wheel.onScroll { [weak self] _, steps in
      guard let self, wheel.modifiers.contains(.control), minimum < maximum, zoomedView != nil else { return .proceed }
      turn(by: steps)
      return .stop
    }
    view.add(pinch)
    view.add(wheel)
  }

  isolated deinit { wheelRest?.cancel() }

  /// The view that the delegate allows to zoom; none without one.
  var zoomedView: View? {
    guard let delegate = view.scrollDelegate else { return nil }
    return PassContext.untracked { delegate.viewForZooming(in: view) }
  }

  /// The middle of the visible part.
  var middle: Point { Point(x: Double(view.width) / 2, y: Double(view.height) / 2) }

  /// The point of the content at a position of the scroll view, in the content's own size.
  func point(at place: Point) -> Point {
    let offset = view.contentOffset
    return Point(x: (offset.x + place.x) / scale, y: (offset.y + place.y) / scale)
  }

  func clamped(_ scale: Double) -> Double { min(max(scale, minimum), max(minimum, maximum)) }

  private func limitsDidChange() {
    let (held, middle) = (point(at: middle), middle)
    if scale != clamped(scale) { set(scale, keeping: held, at: middle) }
  }

  /// Shows the content in another size, as far as the limits allow; a point of it stays at a place.
  func set(_ wanted: Double, keeping held: Point, at place: Point) {
    let new = clamped(wanted)
    guard new != scale, new > 0 else { return }
    scale = new
    view.showZoom(offset: Point(x: held.x * new - place.x, y: held.y * new - place.y))
    view.tell { $0.scrollViewDidZoom($1) }
  }

  // MARK: The person

  private func begin(at place: Point?) {
    guard !isActive, minimum < maximum, let zoomedView else { return }
    isActive = true
    (start, held) = (scale, point(at: place ?? middle))
    view.tell { $0.scrollViewWillBeginZooming($1, with: zoomedView) }
  }

  private func end() {
    guard isActive else { return }
    isActive = false
    view.tell { $0.scrollViewDidEndZooming($1, with: self.zoomedView, atScale: self.scale) }
  }

  private func turn(by steps: Double) {
    begin(at: middle)
    let middle = middle
    set(scale * (steps > 0 ? 1 / 1.15 : 1.15), keeping: point(at: middle), at: middle)
    wheelRest?.cancel()
    wheelRest = MainLoop.after(milliseconds: 200) { [weak self] in
      self?.wheelRest = nil
      self?.end()
    }
  }
}

// Zooming as UIKit has it. The delegate's `viewForZooming(in:)` allows it; what is in the content is shown larger as a whole, and hit where it is
// seen.
extension ScrollView {
  /// Whether the user is zooming just now.
  public final var isZooming: Bool { zoomIfMade?.isActive ?? false }

  final func zoom(to scale: Double, showing end: Point, animated: Bool) {
    guard zoom.zoomedView != nil else { return }
    let (target, first) = (zoom.clamped(scale), zoom.scale)
    let start = zoom.point(at: zoom.middle)
    let show = { [weak self] (shown: Double) in
      guard let self else { return }
      let part = target == first ? 1 : (shown - first) / (target - first)
      let held = Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      zoom.set(shown, keeping: held, at: zoom.middle)
    }
    if target == first {
      setContentOffset(
        clamped(Point(x: end.x * first - zoom.middle.x, y: end.y * first - zoom.middle.y)), animated: animated)
    } else if animated {
      View.animate(withDuration: 0.3) {
        Animator.set(AnimationKey(self, "zoomScale"), of: self, from: first, to: target, show: show)
      } completion: { [weak self] _ in
        self?.tell { $0.scrollViewDidEndZooming($1, with: $1.zoom.zoomedView, atScale: $1.zoomScale) }
      }
    } else {
      show(target)
    }
  }
}
