import Gtk

/// How a controller is presented.
@MainActor public enum ModalPresentationStyle {
  /// A sheet.
  case automatic
  /// A sheet at the lower edge; see `sheetPresentationController`.
  case pageSheet
  /// A card in the middle, in the size its content requests.
  case formSheet
  /// The whole window; the presenting controller's view disappears meanwhile.
  case fullScreen
  /// The whole window; the views beneath are visible where the presented view is transparent.
  case overFullScreen
  /// The view of the nearest controller around the presenting one that has `definesPresentationContext`; without one the whole window.
  case currentContext
  /// Like `currentContext`: the views beneath are visible where the presented view is transparent.
  case overCurrentContext
  /// A bubble that points at a widget; see `popoverPresentationController`.
  case popover
  /// As the `transitioningDelegate` says.
  case custom
  /// The requested style: the result of `adaptivePresentationStyle(for:)` in UIKit, for small screens. It is not called here, as
  /// every style has room on a desktop. It is no style to present with.
  case none
}

/// Makes a custom presentation, and moves it in and out; see `ViewController.transitioningDelegate`.
@MainActor public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// The presentation controller of a controller whose `modalPresentationStyle` is `.custom`; nil for one that covers the whole window.
  ///
  /// - Parameters:
  ///   - presenting: the controller that presents; nil if `presentationController` is read earlier.
  ///   - source: the controller on which `present(_:animated:completion:)` was called.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
  /// The animator that moves a presented controller in; nil for its style's animation. Not called for popovers.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// The animator that moves a dismissed controller out; nil for its style's animation.
  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Nil.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }

  /// Nil.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
}

/// A controller's presentations, in both roles.
final class PresentationState {
  var presented: ViewController? { didSet { ProgramCalls.keep(oldValue) } }
  weak var presenting: ViewController?
  var style = ModalPresentationStyle.automatic
  /// Nil until one was set.
  var transitionStyle: ModalTransitionStyle?
  weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
  var definesContext = false
  /// Kept from first access, or from presenting, until the end of the presentation (C-154).
  var controller: PresentationController?
  var isModal = false
  /// The controllers in the current transition.
  var participants: TransitionParticipants?
  /// Whether it was presented and is on its way out.
  var isLeaving = false
  /// Completions of dismissals that were requested while it was under way.
  var onGone: [() -> Void] = []
  /// The requests that wait until nothing is presented here, in order.
  var waiting: [PresentationTurn] = []

  /// Whether it is presented, and keeps keys from the views beneath.
  var keepsKeys: Bool { presenting != nil && controller?.coversWhatIsBeneath != false }

  isolated deinit {
    // The controller that presents it is gone: so what was presented goes, too, as nothing could dismiss it any more.
    guard let presented, let controller = presented.presentation.controller else { return }
    MainLoop.afterCurrentTurn {
      if !presented.presentation.isLeaving, controller.containerView?.isMapped == true {
        presented.endOwnPresentation(animated: false)
      }
    }
  }
}

/// Something that waits to be presented by a controller that presents something else.
package final class PresentationTurn {
  fileprivate let take: () -> Void

  /// - Parameter take: called when it is its turn: it presents, or gives the turn up by withdrawing.
  package init(_ take: @escaping () -> Void) { self.take = take }
}

/// One thing after the other: a controller presents one at a time, and the next comes when that has gone.
extension ViewController {
  /// Whether something can be presented from here now: nothing is, and the controller stays.
  package final var isFreeToPresent: Bool {
    outermost.presentation.presented == nil && !isOnItsWayOut && outermost.viewIfLoaded?.hostWindow != nil
  }

  /// Waits for the turn, behind all that wait already.
  ///
  /// - Returns: whether it is its turn already; the presenter withdraws it first.
  package final func wait(_ turn: PresentationTurn) -> Bool {
    let state = outermost.presentation
    if !state.waiting.contains(where: { $0 === turn }) { state.waiting.append(turn) }
    return state.waiting.first === turn && isFreeToPresent
  }

  /// Waits no longer; the next one has the turn.
  package final func withdraw(_ turn: PresentationTurn) {
    let state = outermost.presentation
    let wasFirst = state.waiting.first === turn
    state.waiting.removeAll { $0 === turn }
    if wasFirst { outermost.serveWaiting() }
  }

  /// The first that waits has its turn, if nothing is presented.
  final func serveWaiting() {
    if isFreeToPresent { presentation.waiting.first?.take() }
  }
}
