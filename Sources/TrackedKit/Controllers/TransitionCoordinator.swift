import Gtk
import GtkTracking

/// The coordinator of a change of size.
@MainActor public protocol ViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated. A window on a desktop gets its new size at once, often many times a second while it is
  /// dragged: false.
  var isAnimated: Bool { get }
  /// How long the change takes, in seconds: 0.
  var transitionDuration: Double { get }
  /// Whether a finger leads the transition.
  var isInteractive: Bool { get }
  /// Whether the transition went back to its start; known in the completion.
  var isCancelled: Bool { get }
  /// The controller that goes, or comes; nil where none does, as when the window's size changes.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// The view that goes, or comes; nil where none does.
  func view(forKey key: TransitionContextViewKey) -> View?
}

/// Lets controllers take part in a transition, or in a change of their window's size. No other type conforms.
@MainActor public protocol ViewControllerTransitionCoordinator: ViewControllerTransitionCoordinatorContext {
  /// Calls `alongside` after every controller was called about the size, before the layout, and `completion` after it.
  ///
  /// - Returns: true: both will be called.
  @discardableResult
  func animate(
    alongsideTransition alongside: ((any ViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls something when a finger lets the transition go, to its end or back to its start (`isCancelled`). Where no finger leads it,
  /// that is never.
  func notifyWhenInteractionChanges(_ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void)
}

extension ViewControllerTransitionCoordinator {
  /// Does nothing: the window's size is led by no finger.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any ViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Calls `alongside` after every controller was called about the size, before the layout.
  @discardableResult
  public func animate(
    alongsideTransition alongside: ((any ViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: alongside, completion: nil) }
}

/// Tells a window's controllers of its new size.
struct SizeTransition {
  private let coordinator = TransitionParticipants(isAnimated: false, duration: 0, from: nil, to: nil)

  /// Tells the root controller of `window` and those that it presents.
  init(of window: Gtk.Window, to size: Size) {
    PassContext.untracked {
      var controller = window.rootViewController
      while let told = controller {
        told.viewWillTransition(to: size, with: coordinator)
        controller = told.presentation.presented
      }
      coordinator.begin()
    }
  }

  /// The layout in the new size is done.
  func end() { coordinator.end() }
}
