import Observation

/// What the program's scenes set for the views and the menus of their windows, observable like a model: open windows follow it.
@Observable final class SceneEnvironments {
  private var all: [[(inout EnvironmentValues) -> Void]] = []
  /// The entries of the menus.
  private(set) var commands: [_CommandEntry] = []

  /// The program's body was evaluated.
  func take(_ parts: _SceneParts) {
    let new = parts.windows.map(\.environment)
    // Closures cannot be compared: where nothing is set, no window has to look.
    if !(commands.isEmpty && parts.commands.isEmpty) { commands = parts.commands }
    guard !(all.allSatisfy(\.isEmpty) && new.allSatisfy(\.isEmpty)) else { return }
    all = new
  }

  /// What is set for the windows of a scene.
  subscript(place: Int) -> [(inout EnvironmentValues) -> Void] { all.indices.contains(place) ? all[place] : [] }
}

/// What a window gets from its scene.
struct WindowSetting {
  /// Under which its state is stored.
  let name: String
  let environments: SceneEnvironments
  /// Of the scene among the program's.
  let place: Int

  /// A controller that shows a view with what the scene sets.
  func controller<Content: View>(_ content: Content) -> ViewController {
    HostingController(rootView: SceneRoot(content: content, setting: self))
  }
}

/// A window's content, with what its scene sets.
private struct SceneRoot<Content: View>: View {
  let content: Content
  let setting: WindowSetting

  var body: some View {
    let changes = setting.environments[setting.place]
    content
      .modifier(EnvironmentModifier { values in for change in changes { change(&values) } })
      .environment(\.sceneName, setting.name)
  }
}

extension Scene {
  private func setting(_ change: @escaping (inout EnvironmentValues) -> Void) -> some Scene {
    changingWindows { $0.environment.insert(change, at: 0) }
  }

  /// Sets a value of the environment for all views of the windows.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    setting { $0[keyPath: keyPath] = value }
  }

  /// Puts an object into the environment of the windows, to be read with `@Environment(Model.self)`.
  public func environment<Model: AnyObject & Observable>(_ object: Model?) -> some Scene {
    setting { $0.setObject(object, of: Model.self) }
  }

  /// Puts an object into the environment of the windows, to be read with `@EnvironmentObject`.
  public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some Scene {
    environment(object)
  }

  /// Changes a value of the environment for all views of the windows.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some Scene { setting { transform(&$0[keyPath: keyPath]) } }
}
