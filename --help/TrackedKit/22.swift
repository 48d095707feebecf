import TrackedKit
private final class NotesViewController: ViewController {}


#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedKit/Application/Application.swift", line: 9)
private final class Notes: Application {
  override class var identifier: String? { "org.example.Notes" }

  override func didFinishLaunching() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
    window.rootViewController = NotesViewController()
    window.makeKeyAndVisible()
  }
}
#sourceLocation()

