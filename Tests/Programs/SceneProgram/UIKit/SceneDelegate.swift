import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    print("connects", session.configuration.name ?? "", session.scene === scene)
    windowScene.title = "Sketch"
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 640, height: 620)
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = FirstViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneWillEnterForeground(_ scene: UIScene) { print("comes", scene.activationState) }
  func sceneDidBecomeActive(_ scene: UIScene) {
    print("is active", (scene as? UIWindowScene)?.keyWindow === window)
    window?.close()
  }
  func sceneWillResignActive(_ scene: UIScene) { print("resigns") }
  func sceneDidEnterBackground(_ scene: UIScene) { print("goes") }
  func sceneDidDisconnect(_ scene: UIScene) { print("is disconnected", scene.activationState) }
}

class FirstViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appeared", view.window?.windowScene?.windows.count ?? 0)
    print(view.window?.title ?? "", view.bounds.width >= 640 && view.bounds.height >= 500)
    var responder: UIResponder? = view
    var chain: [String] = []
    while let current = responder {
      chain.append("\(type(of: current))")
      responder = current.next
    }
    print(chain.suffix(4).joined(separator: " "))
  }
}
