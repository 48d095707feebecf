import Gtk

/// Lets the user scroll by whole pages: as far as the fingers say, and then to the next page, never past one.
final class PageTurning: ScrollInputReceiver {
  private unowned let view: ScrollView
  private var input: ScrollInput!
  private let keys = ShortcutController()
  /// The place at which the fingers came.
  private var start: Point?
  private var wheel = WheelSteps()
  /// Where an animation leads; nil at rest.
  private var target: Point?
  private var turnCount = 0
  private var rest: MainLoopSource?

  init(_ view: ScrollView) {
    self.view = view
    input = ScrollInput(view, self, watches: false)
    for (key, x, y) in [("Page_Down", 1.0, 1.0), ("Page_Up", -1, -1), ("Right", 1, 0), ("Left", -1, 0)] {
      keys.add(key) { [weak self] in self?.keyWasPressed(Point(x: x, y: y)) ?? .proceed }
    }
    view.add(keys)
  }

  // A view that is gone needs no waking.
  isolated deinit { rest?.cancel() }

  func end() {
    rest?.cancel()
    input.end()
    view.remove(keys)
  }

  // MARK: Pages

  private var page: Size { view.bounds.size }

  /// How many pages there are beside the first one, in each direction.
  private var range: (x: Double, y: Double) {
    let range = view.scrollableDistance
    return (range.width > 0.5 ? range.width : 0, range.height > 0.5 ? range.height : 0)
  }

  /// The place of a page `distance` pages from the one at a place, no further than there are pages.
  private func place(_ place: Point, movedBy distance: Point) -> Point {
    func move(_ start: Double, _ pages: Double, _ length: Double, _ range: Double) -> Double {
      guard range > 0, length > 0 else { return start }
      // The last page may be cut off, and lies where the content ends.
      let current = start >= range - 0.5 ? (range / length).rounded(.up) : (start / length).rounded()
      return max(0, min((current + pages) * length, range))
    }
    return Point(
      x: move(place.x, distance.x, page.width, range.x), y: move(place.y, distance.y, page.height, range.y))
  }

  private func turn(from place: Point, by distance: Point) -> Bool {
    let target = self.place(place, movedBy: distance)
    guard target != place || start != nil else { return false }
    go(to: target)
    return true
  }

  /// Moves to a page, and reports how.
  private func go(to place: Point) {
    let began = target == nil && start == nil
    start = nil
    target = place
    turnCount += 1
    let turn = turnCount
    if began { view.tell { $0.scrollViewWillBeginDragging($1) } }
    view.isUserDragging = false
    view.isUserDecelerating = true
    view.tell { $0.scrollViewDidEndDragging($1, willDecelerate: true) }
    view.tell { $0.scrollViewWillBeginDecelerating($1) }
    View.animate(withDuration: 0.3) {
      view.contentOffset = place
    } completion: { [weak self] _ in
      guard let self, turn == turnCount else { return }
      target = nil
      view.isUserDecelerating = false
      view.tell { $0.scrollViewDidEndDecelerating($1) }
    }
  }

  /// Something else has scrolled, such as the keyboard's going to a field on another page: goes to the nearest page after that.
  func didMoveOtherwise() {
    rest?.cancel()
    rest = MainLoop.after(milliseconds: 120) { [weak self] in
      guard let self, target == nil, start == nil, view.isMapped else { return }
      let place = place(view.contentOffset, movedBy: .zero)
      if place != view.contentOffset { view.setContentOffset(place, animated: true) }
    }
  }

  // MARK: The person

  func fingersDidBegin() {
    turnCount += 1
    target = nil
    start = view.contentOffset
    view.isUserDragging = true
    view.isUserDecelerating = false
    view.tell { $0.scrollViewWillBeginDragging($1) }
  }

  func fingersDidMove(by distance: Point) -> Bool {
    let range = range
    let used = Point(x: range.x > 0 ? distance.x : 0, y: range.y > 0 ? distance.y : 0)
    guard used != .zero else { return false }
    let place = view.contentOffset
    View.performWithoutAnimation { view.contentOffset = Point(x: place.x + used.x, y: place.y + used.y) }
    return true
  }

  func fingersDidEnd(velocity: Point) {
    guard let start else { return }
    let place = view.contentOffset
    func pages(_ start: Double, _ end: Double, _ velocity: Double, _ length: Double) -> Double {
      guard length > 0 else { return 0 }
      if abs(velocity) > 200 { return (velocity > 0) == (end >= start) ? (velocity > 0 ? 1 : -1) : 0 }
      return max(-1, min((end - start) / length, 1)).rounded()
    }
    _ = turn(
      from: start,
      by: Point(
        x: pages(start.x, place.x, velocity.x, page.width), y: pages(start.y, place.y, velocity.y, page.height)))
  }

  func wheelDidTurn(by steps: Point) -> Bool {
    var steps = steps
    let range = range
    // A mouse has one wheel: it turns pages that lie side by side, unless something around scrolls down.
    if steps.x == 0, range.x > 0, range.y == 0, !view.isInsideOfVerticalScroller { steps = Point(x: steps.y, y: 0) }
    if range.x == 0 { steps.x = 0 }
    if range.y == 0 { steps.y = 0 }
    guard steps != .zero else { return false }
    let whole = wheel.whole(adding: steps)
    guard whole != .zero else { return true }
    return turn(from: target ?? view.contentOffset, by: Point(x: whole.x.signum, y: whole.y.signum))
  }

  private func keyWasPressed(_ steps: Point) -> Propagation {
    var steps = steps
    let range = range
    // Page keys go down where there are pages below, else to the side.
    if range.y > 0, steps.y != 0 { steps.x = 0 }
    if view.direction == .rightToLeft { steps.x = -steps.x }
    if range.x == 0 { steps.x = 0 }
    if range.y == 0 { steps.y = 0 }
    return steps != .zero && turn(from: target ?? view.contentOffset, by: steps) ? .stop : .proceed
  }
}

extension Double {
  fileprivate var signum: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
