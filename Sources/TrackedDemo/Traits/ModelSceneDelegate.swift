import TrackedKit

// essential:begin
/// Gives the model to a window where the scene connects: once, as traits of the root.
final class ModelSceneDelegate: Responder, WindowSceneDelegate {
  var window: TrackedKit.Window?
  var model: AppModel?

  func scene(_ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions) {
    if let scene = scene as? WindowScene { show(in: scene) }
  }

  func show(in scene: WindowScene) {
    let window = TrackedKit.Window(windowScene: scene)
    window.traitOverrides.appModel = model
    window.traitOverrides.appTheme = model?.theme
    window.rootViewController = InjectedViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// Is handed nothing: it reads the model from its traits.
final class InjectedViewController: ViewController {
  private let label = Label()
  private let button = Button(String(localized: "Click me!"))

  override func viewDidLoad() {
    super.viewDidLoad()
    button.onClicked(self) { me in me.appModel?.counter.increment() }
    let column = Box(.vertical, spacing: 12)
    [label, button].forEach(column.append)
    column.halign = .center
    column.valign = .center
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = appModel.map { "Clicks: \($0.counter.hits)" } ?? "No model"
    label.attributes = TextAttributes(weight: .bold, foreground: traitCollection.appTheme?.accentColor.currentRGBA)
  }
}
// essential:end
