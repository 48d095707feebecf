import UIKit

final class CornerPresentationController: UIPresentationController {
  private let dimming = UIView()
  private(set) var layouts = 0

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    return CGRect(x: containerView.bounds.maxX - 220, y: containerView.bounds.maxY - 160, width: 200, height: 140)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    containerView?.insertSubview(dimming, at: 0)
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    layouts += 1
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }
}

final class CornerViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CornerPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

final class CornerHostViewController: UIViewController {
  func showCorner() -> UIViewController {
    let corner = CornerViewController()
    corner.modalPresentationStyle = .custom
    corner.transitioningDelegate = corner
    present(corner, animated: false)
    return corner
  }
}
