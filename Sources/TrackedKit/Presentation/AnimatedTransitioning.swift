import Gtk
import GtkTracking

/// Moves the views of a presentation, a dismissal, a push or a pop.
///
/// ```swift
/// func animateTransition(using context: any ViewControllerContextTransitioning) {
///   guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
///   context.containerView.addSubview(view)
///   view.alpha = 0
///   View.animate(withDuration: transitionDuration(using: context)) {
///     view.alpha = 1
///   } completion: { _ in
///     context.completeTransition(!context.transitionWasCancelled)
///   }
/// }
/// ```
@MainActor public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
  /// Moves the views, and calls the context's `completeTransition(_:)` when they are in their places.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// The transition has ended. May be left out.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The views of a transition. No other type conforms.
@MainActor public protocol ViewControllerContextTransitioning: AnyObject {
  /// The container of the views. The incoming view is in it already; adding it again only changes its order.
  var containerView: View { get }
  /// True: nothing asks an animator where nothing is animated.
  var isAnimated: Bool { get }
  /// Whether the transition follows the user, such as a drag.
  var isInteractive: Bool { get }
  /// Whether the user has thought better of it: the views go back to where they came from.
  var transitionWasCancelled: Bool { get }
  /// Call it once, when the views are in their places; with false where the transition was cancelled. One that is not interactive has no
  /// way back: false counts as true there.
  func completeTransition(_ didComplete: Bool)
  /// Of an interactive transition so much is done, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// An interactive transition now runs to its end by itself.
  func finishInteractiveTransition()
  /// An interactive transition now runs back to its start by itself.
  func cancelInteractiveTransition()
  /// The controller that goes, or comes.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The outgoing or incoming view. A presented view comes and goes alone: the view beneath stays where it is, and is nil here.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Where a controller's view is before, in the container's coordinates; zero for one that comes.
  func initialFrame(for viewController: ViewController) -> Rect
  /// Where a controller's view is afterwards, in the container's coordinates; zero for one that goes.
  func finalFrame(for viewController: ViewController) -> Rect
}

/// Which controller of a transition is meant.
public nonisolated enum TransitionContextViewControllerKey: Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}

/// Which view of a transition is meant.
public nonisolated enum TransitionContextViewKey: Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
  case to
}

/// One transition that an animator makes.
final class TransitionContext: ViewControllerContextTransitioning {
  typealias Part = (controller: ViewController?, view: View?, frame: Rect)

  let containerView: View
  private let from: Part
  private let to: Part
  /// Animates the views of a transition.
  let animator: any ViewControllerAnimatedTransitioning
  private let interaction: (any ViewControllerInteractiveTransitioning)?
  private var finish: ((_ didComplete: Bool) -> Void)?
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete = 0.0

  /// Runs an animator's transition, following an interaction if there is one. `completion` is called once, when the animator reports that it has
  /// finished, or that everything is back in its place.
  static func run(
    _ animator: any ViewControllerAnimatedTransitioning,
    following interaction: (any ViewControllerInteractiveTransitioning)? = nil, in container: View, from: Part,
    to: Part, completion: @escaping (_ didComplete: Bool) -> Void
  ) {
    let context = TransitionContext(animator, interaction, container, from, to)
    context.finish = { didComplete in
      completion(didComplete)
      animator.animationEnded(didComplete)
    }
    PassContext.untracked {
      if let interaction {
        interaction.startInteractiveTransition(context)
      } else {
        animator.animateTransition(using: context)
      }
    }
  }

  private init(
    _ animator: any ViewControllerAnimatedTransitioning, _ interaction: (any ViewControllerInteractiveTransitioning)?,
    _ container: View, _ from: Part, _ to: Part
  ) {
    self.animator = animator
    self.interaction = interaction
    containerView = container
    self.from = from
    self.to = to
  }

  var isAnimated: Bool { true }
  var isInteractive: Bool { interaction != nil }

  func completeTransition(_ didComplete: Bool) {
    let finish = finish
    self.finish = nil
    finish?(didComplete || !isInteractive)
  }

  func updateInteractiveTransition(_ percentComplete: Double) { self.percentComplete = percentComplete }

  func finishInteractiveTransition() { transitionWasCancelled = false }

  func cancelInteractiveTransition() { if isInteractive { transitionWasCancelled = true } }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from.controller : to.controller
  }

  func view(forKey key: TransitionContextViewKey) -> View? { key == .from ? from.view : to.view }

  func initialFrame(for viewController: ViewController) -> Rect {
    viewController === from.controller ? from.frame : .zero
  }

  func finalFrame(for viewController: ViewController) -> Rect { viewController === to.controller ? to.frame : .zero }
}

/// Lets others take part in a presentation, a dismissal, a push or a pop while it is under way.
final class TransitionParticipants: ViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let transitionDuration: Double
  private var alongside: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any ViewControllerTransitionCoordinatorContext) -> Void] = []
  private weak var from: ViewController?
  private weak var to: ViewController?
  var isInteractive = false
  private(set) var isCancelled = false

  init(isAnimated: Bool, duration: Double, from: ViewController?, to: ViewController?) {
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    (self.from, self.to) = (from, to)
  }

  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? { key == .from ? from : to }

  func view(forKey key: TransitionContextViewKey) -> View? { (key == .from ? from : to)?.viewIfLoaded }

  func animate(
    alongsideTransition alongside: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let alongside { self.alongside.append(alongside) }
    if let completion { completions.append(completion) }
    return true
  }

  /// The transition begins to move.
  func begin() {
    let alongside = alongside
    self.alongside = []
    guard !alongside.isEmpty else { return }
    PassContext.untracked {
      guard isAnimated else { return alongside.forEach { $0(self) } }
      View.animate(withDuration: transitionDuration) { alongside.forEach { $0(self) } }
    }
  }

  /// The transition is over, or was taken back.
  func end(didComplete: Bool = true) {
    isCancelled = !didComplete
    begin()
    let completions = completions
    self.completions = []
    PassContext.untracked { completions.forEach { $0(self) } }
  }
}
