import Gtk

/// Tells of the person's scrolling where GTK does it: when it begins, when the fingers go, and when it has come to rest.
final class FreeScrolling: ScrollInputReceiver {
  private unowned let view: ScrollView
  private var input: ScrollInput!
  /// Whether fingers are on the content.
  private var hasFingers = false
  /// Whether a change that is seen now is the person's.
  private var isExpected = false
  private var rest: MainLoopSource?
  /// How long the content stands still when it has come to rest, in milliseconds.
  private static let patience: UInt32 = 120

  init(_ view: ScrollView) {
    self.view = view
    input = ScrollInput(view, self, watches: true)
  }

  // A view that is gone wakes nobody.
  isolated deinit { rest?.cancel() }

  func end() {
    rest?.cancel()
    input.end()
  }

  /// The place that is shown is another one, not by the program.
  func didScroll() {
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
    isExpected = false
    rest = nil
    if view.isUserDragging {
      view.isUserDragging = false
      view.tell { $0.scrollViewDidEndDragging($1, willDecelerate: false) }
    } else if view.isUserDecelerating {
      view.isUserDecelerating = false
      view.tell { $0.scrollViewDidEndDecelerating($1) }
    }
    view.userDidComeToRest()
  }

  // MARK: The person

  func fingersDidBegin() {
    hasFingers = true
    isExpected = true
  }

  func fingersDidMove(by distance: Point) -> Bool {
    isExpected = true
    return false
  }

  func fingersDidEnd(velocity: Point) {
    hasFingers = false
    wait()
    guard view.isUserDragging, max(abs(velocity.x), abs(velocity.y)) > 50 else { return }
    view.isUserDragging = false
    view.isUserDecelerating = true
    view.tell { $0.scrollViewDidEndDragging($1, willDecelerate: true) }
    view.tell { $0.scrollViewWillBeginDecelerating($1) }
  }

  func wheelDidTurn(by steps: Point) -> Bool {
    isExpected = true
    wait()
    return false
  }
}
