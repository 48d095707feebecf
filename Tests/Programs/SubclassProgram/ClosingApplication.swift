// Begins at a subclass of the application, and closes its window once that is shown; its test reads what happened.

import TrackedKit

@main final class ClosingApplication: Application {
  override func didFinishLaunching() {
    print("launched", self === Application.shared)
    let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = FirstViewController()
    window.makeKeyAndVisible()
  }

  override func willTerminate() { print("terminates") }
}

final class FirstViewController: ViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("appeared")
    Task { view.window?.close() }
  }
}
