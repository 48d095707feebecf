import UIKit

final class RotatingViewController: UIViewController {
  private(set) var sizes: [CGSize] = []
  private(set) var completions = 0

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    coordinator.animate(alongsideTransition: nil) { _ in
      self.completions += 1
    }
  }
}
