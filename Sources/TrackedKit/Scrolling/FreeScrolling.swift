import Foundation
import Gtk

/// Reports the user's scrolling where GTK does it: when it begins, when the fingers go, and when it has come to rest.
final class FreeScrolling: ScrollInputReceiver {
  private unowned let view: ScrollView
  private var input: ScrollInput!
  /// Whether fingers are on the content.
  private var hasFingers = false
  /// Whether a change that is seen now is the user's.
  private var isExpected = false
  private var rest: MainLoopSource?
  /// Where the delegate wants the content to come to rest, and where it is on its way there: GTK, which throws content by itself, is kept
  /// from moving it.
  private var throwTarget: Point?
  private(set) var heldOffset: Point?
  /// The part of its speed by which thrown content is slowed down in a second; usually by GTK.
  private var friction: Double { view.decelerationRate == .fast ? 20 : 4 }
  /// How long the content stands still before it counts as at rest, in milliseconds.
  private static let patience: UInt32 = 120

  init(_ view: ScrollView) {
    self.view = view
    input = ScrollInput(view, self, watches: true)
  }

  // A view that is gone needs no waking.
  isolated deinit { rest?.cancel() }

  func end() {
    rest?.cancel()
    input.end()
  }

  /// The scroll position has changed, not by the program.
  func didScroll() {
    if throwTarget != nil { heldOffset = view.contentOffset }
    guard isExpected else { return }
    if !view.isUserDragging, !view.isUserDecelerating {
      view.isUserDragging = true
      view.tell { $0.scrollViewWillBeginDragging($1) }
    }
    wait()
  }

  private func wait() {
    rest?.cancel()
    rest = MainLoop.after(milliseconds: Self.patience) { [weak self] in self?.didRest() }
  }

  private func didRest() {
    guard !hasFingers else { return wait() }
    if view.isUserDragging, let target = target(velocity: .zero) {
      endDragging()
      return move(to: target)
    }
    isExpected = false
    rest = nil
    heldOffset = nil
    if view.isUserDragging {
      view.isUserDragging = false
      view.tell { $0.scrollViewDidEndDragging($1, willDecelerate: false) }
    } else if view.isUserDecelerating {
      view.isUserDecelerating = false
      view.tell { $0.scrollViewDidEndDecelerating($1) }
    }
    view.userDidComeToRest()
  }

  // MARK: Where a throw goes

  /// Where the delegate wants content released at a speed to come to rest; nil for the natural place.
  private func target(velocity: Point) -> Point? {
    let isFast = view.decelerationRate == .fast && velocity != .zero
    guard view.scrollDelegate != nil || isFast else { return nil }
    let place = view.contentOffset
    let proposed = view.clamped(
      Point(x: place.x + velocity.x / friction, y: place.y + velocity.y / friction))
    var target = proposed
    view.tell {
      $0.scrollViewWillEndDragging(
        $1, withVelocity: Point(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    }
    return target == proposed && !isFast ? nil : view.clamped(target)
  }

  private func endDragging() {
    view.isUserDragging = false
    view.isUserDecelerating = true
    view.tell { $0.scrollViewDidEndDragging($1, willDecelerate: true) }
    view.tell { $0.scrollViewWillBeginDecelerating($1) }
  }

  private func move(to target: Point) {
    rest?.cancel()
    throwTarget = target
    heldOffset = view.contentOffset
    View.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      view.contentOffset = target
    } completion: { [weak self] _ in
      guard let self, throwTarget == target else { return }
      throwTarget = nil
      wait()
    }
  }

  /// The user takes hold of the content again.
  private func letGo() {
    throwTarget = nil
    heldOffset = nil
  }

  // MARK: The person

  func inputWillScroll(by distance: Point) { view.takeInput(scrollingBy: distance) }

  func fingersDidBegin() {
    letGo()
    hasFingers = true
    isExpected = true
  }

  func fingersDidMove(by distance: Point) -> Bool {
    isExpected = true
    return scrollMirrored(by: distance)
  }

  func fingersDidEnd(velocity: Point) {
    hasFingers = false
    wait()
    guard view.isUserDragging else { return }
    if let target = target(velocity: velocity) {
      endDragging()
      return move(to: target)
    }
    if max(abs(velocity.x), abs(velocity.y)) > 50 { endDragging() }
  }

  func wheelDidTurn(by steps: Point) -> Bool {
    letGo()
    isExpected = true
    wait()
    // As far as GTK goes in a step.
    let size = view.bounds.size
    let (across, down) = (pow(size.width, 2 / 3), pow(size.height, 2 / 3))
    return scrollMirrored(by: Point(x: steps.x * across, y: steps.y * down))
  }

  /// Scrolls where the view is shown upside down, or the other way round: GTK would go the wrong way.
  private func scrollMirrored(by distance: Point) -> Bool {
    let shown = view.transform
    guard shown.a < 0 || shown.d < 0, view.isScrollEnabled else { return false }
    let place = view.contentOffset
    let goal = Point(
      x: place.x + (shown.a < 0 ? -distance.x : distance.x), y: place.y + (shown.d < 0 ? -distance.y : distance.y))
    view.setContentOffset(view.clamped(goal), animated: false)
    return true
  }
}
