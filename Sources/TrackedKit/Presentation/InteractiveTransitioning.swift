import Gtk

/// Lets a transition follow the user.
@MainActor public protocol ViewControllerInteractiveTransitioning: AnyObject {
  /// The transition begins, in place of the animator's own start.
  func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning)
}

/// Moves an animator's views along with the user: as far as `update(_:)` says, then to the end or back.
///
/// ```swift
/// switch pan.state {
/// case .began: navigationController?.popViewController(animated: true)   // the delegate gives this object
/// case .changed: interaction.update(pan.translation(in: view).x / view.bounds.width)
/// default: if pan.velocity(in: view).x > 0 { interaction.finish() } else { interaction.cancel() }
/// }
/// ```
///
/// It drives everything that the animator animates in `animateTransition(using:)`. A navigation controller whose pop or push is
/// cancelled gets its previous controllers back.
@MainActor open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
  private var context: TransitionContext?
  private var groups: [AnimationGroup] = []
  /// How much of the way is done, from 0 to 1.
  public final private(set) var percentComplete = 0.0
  /// Its speed after the user's part, as a factor of the usual speed.
  open var completionSpeed = 1.0
  /// Its timing after the user's part; nil for the animator's own.
  public final var completionCurve: View.AnimationCurve?

  /// Follows nothing yet.
  public init() {}

  /// How long the transition takes by itself, in seconds.
  public final var duration: Double { context.map { $0.animator.transitionDuration(using: $0) } ?? 0 }

  /// Starts the animator, paused at the beginning.
  open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    // A transition that its own beginning has started again has no one left to end it.
    if let old = self.context {
      old.finishInteractiveTransition()
      goOn(0)
    }
    self.context = context
    percentComplete = 0
    groups = AnimationGroup.collect { context.animator.animateTransition(using: context) }
    groups.forEach { $0.pause() }
  }

  /// The user has come so far, from 0 to 1.
  open func update(_ percentComplete: Double) {
    guard let context else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    groups.forEach { $0.scrub(to: self.percentComplete) }
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// The user has finished: the rest runs by itself.
  open func finish() {
    guard let context else { return }
    context.finishInteractiveTransition()
    goOn(1 - percentComplete)
  }

  /// The user has changed their mind: everything goes back.
  open func cancel() {
    guard let context else { return }
    context.cancelInteractiveTransition()
    groups.forEach { $0.setReversed(true) }
    goOn(percentComplete)
  }

  private func goOn(_ part: Double) {
    let seconds = duration * part / max(completionSpeed, 0.01)
    let groups = groups
    self.groups = []
    context = nil
    groups.forEach { $0.resume(curve: completionCurve?.timing, lasting: seconds) }
  }
}
