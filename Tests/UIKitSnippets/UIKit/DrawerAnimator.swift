import Observation
import UIKit

@Observable final class DrawerModel {
  var isOpen = false
}

final class DrawerViewController: UIViewController {
  let model = DrawerModel()
  let drawer = UIView()
  private(set) var heightConstraint: NSLayoutConstraint!
  private(set) var animator: UIViewPropertyAnimator?
  private(set) var completions: [UIViewAnimatingPosition] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    drawer.backgroundColor = .tertiarySystemBackground
    drawer.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(drawer)
    heightConstraint = drawer.heightAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      drawer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      heightConstraint,
    ])
  }

  func toggle() {
    let willOpen = !model.isOpen
    heightConstraint.constant = willOpen ? 200 : 60
    let animator = UIViewPropertyAnimator(duration: 0.2, dampingRatio: 0.9) {
      self.drawer.alpha = willOpen ? 1 : 0.5
      self.view.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] position in
      self?.completions.append(position)
      if position == .end { self?.model.isOpen = willOpen }
    }
    animator.startAnimation()
    self.animator = animator
  }

  func pulse() {
    UIView.animate(
      withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.4,
      options: [.curveEaseInOut, .allowUserInteraction]
    ) {
      self.drawer.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    } completion: { _ in
      self.drawer.transform = .identity
    }
  }
}
