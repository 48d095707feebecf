import UIKit

final class ScrubViewController: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
  private(set) var end: UIViewAnimatingPosition?

  override func viewDidLoad() {
    super.viewDidLoad()
    box.backgroundColor = .systemPink
    view.addSubview(box)
    animator.addAnimations { [box] in
      box.alpha = 0
    }
    animator.addCompletion { [weak self] position in
      self?.end = position
    }
  }

  func scrub(to fraction: CGFloat) {
    if animator.state == .inactive { animator.pauseAnimation() }
    animator.fractionComplete = fraction
  }

  func finish(reversed: Bool) {
    animator.isReversed = reversed
    animator.startAnimation()
  }
}
