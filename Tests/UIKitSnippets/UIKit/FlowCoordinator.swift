import UIKit

/// Children of a coordinator go when their screens are popped, which is told by who has gone.
final class FlowCoordinator: NSObject, UINavigationControllerDelegate {
  let navigationController = UINavigationController()
  private(set) var children: [String] = []
  private(set) var gone: [String] = []

  func start() {
    navigationController.delegate = self
    let root = UIViewController()
    root.title = "Products"
    navigationController.pushViewController(root, animated: false)
  }

  func showDetail(_ name: String, animated: Bool) {
    let detail = UIViewController()
    detail.title = name
    children.append(name)
    navigationController.pushViewController(detail, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    gone.append(from.title ?? "")
    children.removeAll { $0 == from.title }
  }
}
