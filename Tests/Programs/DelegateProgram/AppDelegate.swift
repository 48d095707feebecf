// Begins at a delegate, as UIKit's programs do, and closes its window once that is shown; its test reads what happened.

import TrackedKit

@main final class AppDelegate: Responder, ApplicationDelegate {
  var window: Window?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched", application === Application.shared)
    window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window?.rootViewController = FirstViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillTerminate(_ application: Application) { print("terminates") }
}

final class FirstViewController: ViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appeared")
    Task { view.window?.close() }
  }
}
