/// The delegate of a scene, for when it connects, becomes active or inactive, and ends; every method may be left out.
///
/// ```swift
/// final class SceneDelegate: Responder, WindowSceneDelegate {
///   var window: Window?
///
///   func scene(
///     _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions
///   ) {
///     guard let scene = scene as? WindowScene else { return }
///     window = Window(windowScene: scene)
///     window?.rootViewController = NotesViewController()
///     window?.makeKeyAndVisible()
///   }
/// }
/// ```
///
/// It is the class that the application's delegate names in `application(_:configurationForConnecting:options:)`, otherwise the one with the
/// name `SceneDelegate` in the same module, and is final, or its `init()` is `required`.
@MainActor public protocol SceneDelegate: LifeCycleDelegate {
  /// The application has launched: the place to show the first window.
  func scene(_ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions)
  /// A start of the program was given files or addresses, which its desktop file allows by `%U`; a later start gives them to the first
  /// process. What the first start was given comes here, too, unless `Scene.ConnectionOptions.urlContexts` was read.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>)
  /// The program is about to end.
  func sceneDidDisconnect(_ scene: Scene)
  /// A window has the keyboard.
  func sceneDidBecomeActive(_ scene: Scene)
  /// No window has the keyboard any more.
  func sceneWillResignActive(_ scene: Scene)
  /// A window is shown, where none was.
  func sceneWillEnterForeground(_ scene: Scene)
  /// No window is shown any more.
  func sceneDidEnterBackground(_ scene: Scene)
}

/// A delegate of a scene with windows, which is every scene here.
@MainActor public protocol WindowSceneDelegate: SceneDelegate {}

extension SceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options connectionOptions: Scene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<OpenURLContext>) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) {}
}

/// A file or another thing that the program was started for.
public nonisolated struct OpenURLContext: Hashable, Sendable {
  /// Its address, such as `file:///home/me/notes.txt`.
  public let url: String
}
