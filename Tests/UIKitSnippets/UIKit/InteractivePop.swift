import UIKit

final class SwipeBackInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var isActive = false
  private weak var navigationController: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
  }

  func begin() {
    isActive = true
    navigationController?.popViewController(animated: true)
  }

  func move(to fraction: CGFloat) { update(fraction) }

  func end(at fraction: CGFloat) {
    isActive = false
    if fraction > 0.5 { finish() } else { cancel() }
  }
}

final class FadePopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var endings: [Bool] = []

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear) {
      from.alpha = 0
    } completion: { _ in
      from.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { endings.append(transitionCompleted) }
}

final class SwipeBackDelegate: NSObject, UINavigationControllerDelegate {
  let interaction: SwipeBackInteraction
  let animator = FadePopAnimator()

  init(interaction: SwipeBackInteraction) {
    self.interaction = interaction
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .pop ? animator : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction.isActive ? interaction : nil
  }
}
