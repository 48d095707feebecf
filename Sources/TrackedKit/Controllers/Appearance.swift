import Gtk
import GtkTracking

/// The appearance of a controller's view: calls the appearance methods, each once.
///
/// A view that is mapped appears, one that is unmapped disappears. A container that animates announces it before it shows or
/// hides the view, and when the transition is over; until then the last call of an appearance waits. Controllers below
/// follow those above them.
final class Appearance {
  private enum Stage { case hidden, appearing, shown, disappearing }

  /// Why a view comes or goes, as announced by the code that adds or removes it.
  struct Reasons: OptionSet {
    let rawValue: Int
    static let presented = Reasons(rawValue: 1)
    static let dismissed = Reasons(rawValue: 2)
    static let movedToParent = Reasons(rawValue: 4)
    static let movedFromParent = Reasons(rawValue: 8)
    static let coming: Reasons = [.presented, .movedToParent]
    static let going: Reasons = [.dismissed, .movedFromParent]
  }

  /// What a container was asked to do.
  private struct Transition { let isAnimated: Bool }

  private unowned let controller: ViewController
  /// Keeps the controller alive while its view disappears, so that `viewDidDisappear(_:)` is still called.
  private var held: ViewController?
  private var stage = Stage.hidden
  /// The view is shown or hidden with animation.
  private var isAnimated = false
  /// A container is bringing the view in, and has not finished yet.
  private var transition: Transition?
  private var wasPainted = false
  /// Holds until the view has come, or gone.
  private var reasons: Reasons = []
  /// What waits for `viewDidAppear`.
  private var waiting: [() -> Void] = []

  init(of controller: ViewController) { self.controller = controller }

  // MARK: The view

  /// The view is about to be mapped, or its first update is due. Those above come first.
  func willShow() {
    guard stage == .hidden, !ContentMove.isUnderWay, let view = controller.viewIfLoaded, view.hostWindow != nil,
      !TreeWork.isRemoved(view)
    else { return }
    let above = Self.above(view)
    above?.willShow()
    guard stage == .hidden else { return }
    let controller = controller
    let isAnimated = transition?.isAnimated ?? (above?.stage == .appearing && above?.isAnimated == true)
    appear(isAnimated)
    finishAfterNextFrame(of: controller)
  }

  /// The called methods may have removed or moved the view.
  private func finishAfterNextFrame(of controller: ViewController) {
    guard stage == .appearing, let window = controller.viewIfLoaded?.hostWindow else { return }
    WindowParts.of(window).appearing.finishAfterNextFrame(controller)
  }

  private func appear(_ isAnimated: Bool) {
    stage = .appearing
    wasPainted = false
    self.isAnimated = isAnimated
    let controller = controller
    held = nil
    PassContext.untracked {
      controller.viewWillAppear(isAnimated)
      guard stage == .appearing else { return }
      controller.updateTraitsIfNeeded()
      guard stage == .appearing else { return }
      controller.viewIfLoaded?.expectSize()
      controller.viewIsAppearing(isAnimated)
    }
  }

  /// A frame with the view was painted.
  func didPaint() {
    wasPainted = true
    finishAppearing()
  }

  /// The view is about to be unmapped, if no container has announced it.
  func willHide() {
    guard stage == .appearing || stage == .shown, !ContentMove.isUnderWay else { return }
    let above = controller.viewIfLoaded.flatMap(Self.above)
    disappear(above?.stage == .disappearing && above?.isAnimated == true)
  }

  /// The view is not mapped any more.
  func didHide() {
    guard stage != .hidden, !ContentMove.isUnderWay else { return }
    let controller = controller
    willHide()
    // What was called may have hidden it, or have brought it back.
    guard stage == .disappearing else { return }
    stage = .hidden
    held = nil
    PassContext.untracked { controller.viewDidDisappear(isAnimated) }
    if stage == .hidden { reasons.subtract(.going) }
  }

  private func disappear(_ isAnimated: Bool) {
    guard stage == .appearing || stage == .shown else { return }
    // What waits must not do so for ever.
    callWaiting()
    guard stage == .appearing || stage == .shown else { return }
    stage = .disappearing
    self.isAnimated = isAnimated
    let controller = controller
    held = controller
    PassContext.untracked { controller.viewWillDisappear(isAnimated) }
    for child in controller.children where stage == .disappearing { child.appearance.disappear(isAnimated) }
  }

  private func finishAppearing() {
    guard stage == .appearing, wasPainted, !isInTransition else { return }
    stage = .shown
    let controller = controller
    PassContext.untracked { controller.viewDidAppear(isAnimated) }
    reasons.subtract(.coming)
    for child in controller.children where stage == .shown { child.appearance.finishAppearing() }
    callWaiting()
  }

  /// Calls `body` after `viewDidAppear`, at once where the view does not come, and soon in a window that gets no frames (C-283).
  func whenShown(_ body: @escaping () -> Void) {
    guard stage == .appearing else { return body() }
    waiting.append(body)
    let controller = controller
    MainLoop.after(milliseconds: 500) { [weak controller] in controller?.appearance.callWaiting() }
  }

  private func callWaiting() {
    let bodies = waiting
    waiting = []
    for body in bodies { PassContext.untracked(body) }
  }

  /// Whether the view comes just now: its first frame, or the end of its transition, is still to come.
  var isComing: Bool { stage == .appearing }

  /// Whether the view goes just now.
  var isGoing: Bool { stage == .disappearing }

  private var isInTransition: Bool {
    stage == .appearing && (transition != nil || controller.parent?.appearance.isInTransition == true)
  }

  // MARK: Reasons

  /// Whether the view comes or goes just now for a reason.
  func isMoving(for reason: Reasons) -> Bool {
    guard reasons.contains(reason) else { return false }
    return Reasons.coming.contains(reason) ? stage == .appearing || stage == .shown : stage != .shown
  }

  /// The view is about to come, or to go, for a reason. One that is shown does not come, one that is not does not go.
  func note(_ reason: Reasons) {
    let isComing = Reasons.coming.contains(reason)
    reasons.subtract(isComing ? .going : .coming)
    if isComing ? stage != .shown : stage == .appearing || stage == .shown { reasons.insert(reason) }
  }

  /// The reason does not hold, or no longer.
  func forget(_ reason: Reasons) { reasons.subtract(reason) }

  // MARK: Containers

  /// A container starts to bring the view in: it is about to put it into the window.
  func beginShowing(animated: Bool) { transition = Transition(isAnimated: animated) }

  /// The view has arrived.
  func endShowing() {
    guard let transition else { return }
    self.transition = nil
    comeBack(animated: transition.isAnimated)
    finishAppearing()
  }

  /// Called back on the way out, the view was never unmapped, and neither was what it contains.
  private func comeBack(animated: Bool) {
    let controller = controller
    guard stage == .disappearing, let view = controller.viewIfLoaded, view.isMapped, view.hostWindow != nil
    else { return }
    appear(animated)
    finishAfterNextFrame(of: controller)
    for child in controller.children where stage == .appearing { child.appearance.comeBack(animated: animated) }
  }

  /// A container starts to take the view away: it is still in the window.
  func beginHiding(animated: Bool) {
    transition = nil
    disappear(animated)
  }

  /// The appearance of the controller around a view.
  private static func above(_ view: View) -> Appearance? {
    var ancestor = view.parent
    while let current = ancestor {
      if let controller = (current as? View)?.nodeIfMade?.viewController { return controller.appearance }
      ancestor = current.parent
    }
    return nil
  }
}
