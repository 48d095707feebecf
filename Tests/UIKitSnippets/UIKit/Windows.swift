import UIKit

@MainActor final class WindowStarter {
  private(set) var window: UIWindow?

  func start() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.overrideUserInterfaceStyle = .dark
    window.tintColor = .systemPink
    window.makeKeyAndVisible()
    self.window = window
  }
}
