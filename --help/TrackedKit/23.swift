import TrackedKit
private final class NotesViewController: ViewController {}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Application/Application.swift", line: 145)
private final class AppDelegate: Responder, ApplicationDelegate {
  var window: Window?

  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    window?.rootViewController = NotesViewController()
    window?.makeKeyAndVisible()
    return true
  }
}
#sourceLocation()

