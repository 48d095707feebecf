import UIKit

final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    if isPresenting {
      guard let toView = transitionContext.view(forKey: .to),
        let toViewController = transitionContext.viewController(forKey: .to)
      else {
        transitionContext.completeTransition(false)
        return
      }
      toView.frame = transitionContext.finalFrame(for: toViewController)
      toView.alpha = 0
      toView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
      containerView.addSubview(toView)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveEaseOut],
        animations: {
          toView.alpha = 1
          toView.transform = .identity
        },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    } else {
      let fromView = transitionContext.view(forKey: .from)
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        fromView?.alpha = 0
      } completion: { finished in
        fromView?.removeFromSuperview()
        transitionContext.completeTransition(finished)
      }
    }
  }
}

final class DimmingPresentationController: UIPresentationController {
  private(set) lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.4)
    view.alpha = 0
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(dimmingTapped)))
    return view
  }()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return bounds.insetBy(dx: 40, dy: 80)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 })
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  @objc private func dimmingTapped() {
    presentedViewController.dismiss(animated: true)
  }
}

final class FadeTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPresenting: false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class TransitionHostViewController: UIViewController {
  private let transition = FadeTransitioningDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Present") { [weak self] _ in self?.showCard() }
    let button = UIButton(type: .system, primaryAction: action)
    button.center = view.center
    view.addSubview(button)
  }

  func showCard() {
    let card = UIViewController()
    card.view.backgroundColor = .systemIndigo
    card.view.layer.cornerRadius = 16
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = transition
    present(card, animated: true)
  }
}

final class SlideNavigationDelegate: NSObject, UINavigationControllerDelegate {
  private(set) var operations: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push:
      operations.append("push")
      return FadeAnimator(isPresenting: true)
    case .pop:
      operations.append("pop")
      return nil
    default:
      return nil
    }
  }
}
