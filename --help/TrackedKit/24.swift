import TrackedKit
private final class NotesViewController: ViewController {}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Application/SceneDelegate.swift", line: 4)
private final class SceneDelegate: Responder, WindowSceneDelegate {
  var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    window = Window(windowScene: scene)
    window?.rootViewController = NotesViewController()
    window?.makeKeyAndVisible()
  }
}
#sourceLocation()

