import Glibc
import TrackedKit

/// A program with the delegates of an application and of a scene, and a field that is edited when the program is told to end.
final class AppDelegate: Responder, ApplicationDelegate {
  static var applicationIdentifier: String? { identifier }

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    let configuration = SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = FileSceneDelegate.self
    return configuration
  }

  func applicationWillTerminate(_ application: Application) { say("terminates") }
}

/// Not called `SceneDelegate`, which the declarative program beside it would take for its own.
final class FileSceneDelegate: Responder, WindowSceneDelegate {
  var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    say("launched")
    if getenv("OPENING_READS_OPTIONS") != nil {
      say("is given", connectionOptions.urlContexts.map { name($0.url) }.sorted().joined(separator: " "))
    }
    window = Window(windowScene: scene)
    window?.rootViewController = FieldController()
    window?.makeKeyAndVisible()
  }

  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {
    say("opens", URLContexts.map { name($0.url) }.sorted().joined(separator: " "))
  }
}

private final class FieldController: ViewController, TextFieldDelegate {
  private let field = TextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.delegate = self
    view.addSubview(field)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.text = "typed"
    field.becomeFirstResponder()
    say("shown", (Application.shared as Gtk.Application).windows.count)
  }

  func textFieldDidEndEditing(_ textField: TextField) { say("committed", textField.text ?? "") }
}
