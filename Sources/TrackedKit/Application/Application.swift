import Foundation
public import Gtk

/// The process as the desktop knows it, with UIKit's life-cycle.
///
/// A program begins at a subclass, or at a delegate, as UIKit's does:
///
/// ```swift
/// @main final class Notes: Application {
///   override class var identifier: String? { "org.example.Notes" }
///
///   override func didFinishLaunching() {
///     let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
///     window.rootViewController = NotesViewController()
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
///
/// It runs until its last window is closed. `Application(id:)` with GTK's `startup` and `activate`, and `run()`, does without either.
@MainActor open class Application: Gtk.Application {
  /// The application of the process: the one that was made last; nil before there is one.
  public static var shared: Application! { current }
  private static weak var current: Application?

  /// Options of the launch. The program handles its command line itself: this is empty.
  @RawRepresented(by: String.self)
  public nonisolated struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {}

  /// Reverse DNS, as in the desktop file: a second start then shows the window of the first. Nil, unless overridden, for a program
  /// without identity. For a program that begins at a subclass.
  open class var identifier: String? { nil }

  /// The windows, most recently focused first; plain GTK windows are in `Gtk.Application`'s.
  public final var windows: [Window] { (self as Gtk.Application).windows.compactMap { $0 as? Window } }

  /// Called at the start and the end. Kept alive.
  open var delegate: (any ApplicationDelegate)?
  /// The files of the first start, until they were passed on.
  private var firstAddresses: [String] = []
  private var hasLaunched = false

  /// An application with an identifier, in reverse DNS; nil for none.
  public override init(id: String?, instances: Instances = .single) {
    super.init(id: id, instances: instances)
    Application.current = self
    // A text that can be selected is not when its page comes.
    onStartup { DisplaySettings.shared.labelsSelectTextOnFocus = false }
    onActivate { [unowned self] in wasActivated() }
    beforeFirstOpen { [unowned self] addresses in
      guard !hasLaunched else { return }
      firstAddresses = addresses
      activate()
    }
    onShutdown { [unowned self] in
      guard hasLaunched else { return }
      sceneConnection?.end()
      willTerminate()
      delegate?.applicationWillTerminate(self)
      NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
    }
  }

  /// The application of a program that begins at this class.
  public required convenience init() { self.init(id: Self.identifier) }

  /// Runs the program. Called where `@main` is on a subclass.
  public static func main() {
    let application = Self()
    application.passesFilesOn()
    application.run()
  }

  /// Passes the files of starts to the scene's delegate: for programs that begin like UIKit's.
  package final func passesFilesOn() {
    onOpen { [unowned self] addresses in
      activeWindow?.present()
      if firstAddresses.isEmpty || sceneConnection?.hasReadAddresses != true { sceneConnection?.open(addresses) }
      firstAddresses = []
    }
  }

  /// The process runs and GTK is ready: the place to show the first window. Does nothing unless overridden.
  open func didFinishLaunching() {}

  /// The last window is gone, or `quit()` was called, and the process is about to end. Does nothing unless overridden.
  open func willTerminate() {}

  /// A finger, or the pointer's first button, was pressed, moved or released in a window. Not tracked. The default sends it to the window's
  /// `sendEvent(_:)`; an override that does not call `super` keeps it from there and from its target.
  open func sendEvent(_ event: Event) {
    if let window = event.allTouches?.first?.window { window.sendEvent(event) } else { event.isSent = true }
  }

  private func wasActivated() {
    if hasLaunched {
      // A further start of a program that shows its windows itself, in `activate`, is that program's matter.
      if delegate != nil || type(of: self) != Application.self { activeWindow?.present() }
      return
    }
    hasLaunched = true
    KeptDefaults.keep(.standard)
    sceneConnection = SceneConnection(self, firstAddresses)
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    didFinishLaunching()
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    NotificationCenter.default.post(name: Self.didFinishLaunchingNotification, object: self)
    sceneConnection?.begin()
  }

  // MARK: The scene

  private var sceneConnection: SceneConnection?

  /// The program's scene, from the start of its launch to its end.
  final var scene: WindowScene? { sceneConnection?.scene }

  /// The program's scene.
  open var connectedScenes: Set<Scene> { scene.map { [$0] } ?? [] }

  /// The session of the program's scene.
  public final var openSessions: Set<SceneSession> { scene.map { [$0.session] } ?? [] }

  /// False: all windows are of one scene.
  public final var supportsMultipleScenes: Bool { false }

  /// Whether a window that belongs to no application keeps this one running once it is shown.
  var adoptsWindows: Bool { hasLaunched }

  // MARK: For subclasses

  /// Whether the desktop is kept from darkening or locking the screen without input, for example during a film.
  open var isIdleTimerDisabled: Bool {
    get { attachment(WakeHold.self) != nil }
    set {
      guard newValue != isIdleTimerDisabled else { return }
      if newValue {
        attach(WakeHold(cookie: inhibit(.idle, reason: String(kit: "The application is being watched"))))
      } else {
        attachment(WakeHold.self)?.cookie.map(uninhibit)
        detach(WakeHold.self)
      }
    }
  }
}

/// The delegate of a program's start and end; every method may be left out.
///
/// ```swift
/// @main final class AppDelegate: Responder, ApplicationDelegate {
///   var window: Window?
///
///   func application(
///     _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
///     window?.rootViewController = NotesViewController()
///     window?.makeKeyAndVisible()
///     return true
///   }
/// }
/// ```
///
/// The class is final, or its `init()` is `required`. The delegate comes last in the responder chain.
@MainActor public protocol ApplicationDelegate: LifeCycleDelegate {
  /// Reverse DNS, as in the desktop file: a second start then shows the window of the first. Nil for a program without identity.
  static var applicationIdentifier: String? { get }
  /// GTK is ready. What is returned means nothing here.
  func application(
    _ application: Application, willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// GTK is ready: the place to show the first window. What is returned means nothing here.
  func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The last window is gone, and the process is about to end.
  func applicationWillTerminate(_ application: Application)
  /// A window has the keyboard. This and the three below are called where no scene has a delegate.
  func applicationDidBecomeActive(_ application: Application)
  /// No window has the keyboard any more.
  func applicationWillResignActive(_ application: Application)
  /// A window is shown, where none was.
  func applicationWillEnterForeground(_ application: Application)
  /// No window is shown any more.
  func applicationDidEnterBackground(_ application: Application)
  /// How the program's scene is made; asked once, when the application has launched.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration
  /// The user has closed scenes for good; never called, as a program has one scene.
  func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)
}

extension ApplicationDelegate {
  /// Runs the program. Called where `@main` is on a delegate.
  public static func main() {
    let application = Application(id: applicationIdentifier)
    application.delegate = Self()
    application.passesFilesOn()
    application.run()
  }

  /// None.
  public static var applicationIdentifier: String? { nil }

  /// Returns true.
  public func application(
    _ application: Application, willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Returns true.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}

  /// A configuration that names no class.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration { SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role) }

  /// Does nothing.
  public func application(_ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>) {}
}
