public import Gtk
import GtkTracking

/// A part of the program that is seen by itself, with UIKit's life-cycle. A program has one, its `WindowScene`.
@MainActor public class Scene {
  /// The scene's state for the user.
  public nonisolated enum ActivationState: Int, Sendable {
    /// It is not connected, or not any more.
    case unattached = -1
    /// One of its windows has the keyboard.
    case foregroundActive
    /// It is shown, and another program has the keyboard.
    case foregroundInactive
    /// None of its windows is shown.
    case background
  }

  /// Why a scene is connected.
  @MainActor public struct ConnectionOptions {
    /// The files of the first start, and whether they were read.
    final class Given {
      let addresses: [String]
      var isRead = false

      init(_ addresses: [String]) { self.addresses = addresses }
    }

    let given: Given

    init(_ addresses: [String]) { given = Given(addresses) }

    /// The files and addresses that the program was started for. Read here, they do not come again in `scene(_:openURLContexts:)`.
    public var urlContexts: Set<OpenURLContext> {
      given.isRead = true
      return Set(given.addresses.map { OpenURLContext(url: $0) })
    }
  }

  /// The scene's session.
  public final let session: SceneSession
  /// Called about the life-cycle. Kept alive.
  public final var delegate: (any SceneDelegate)?
  /// The scene's state for the user. Updated before the delegate is called.
  public internal(set) final var activationState = ActivationState.unattached

  /// The title of the windows that have none of their own; empty unless it is set.
  @AlwaysObserved public final var title: String! = "" { didSet { titleDidChange(from: oldValue) } }

  func titleDidChange(from old: String?) {}

  init(session: SceneSession) {
    self.session = session
    session.scene = self
  }
}

/// The scene of the program's windows.
@MainActor public final class WindowScene: Scene {
  /// The windows, most recently focused first.
  public var windows: [Window] { Application.shared?.windows ?? [] }
  /// The window that has the keyboard; nil while another program has it.
  public var keyWindow: Window? { windows.first(where: \.isKeyWindow) }
  /// The traits of the window that was used last.
  public var traitCollection: TraitCollection { windows.first?.traitCollection ?? TraitCollection() }

  override func titleDidChange(from old: String?) {
    for window in windows where window.title == old ?? "" { window.title = title ?? "" }
  }

  /// How small and how large the windows may be.
  public private(set) lazy var sizeRestrictions: SceneSizeRestrictions? = SceneSizeRestrictions(self)

  /// A window of the scene was made.
  func prepare(_ window: Window) {
    if let title, !title.isEmpty { window.title = title }
    sizeRestrictions?.apply(to: window)
  }
}

/// How small and how large the windows of a scene may be: `UISceneSizeRestrictions` without its prefix.
@MainActor public final class SceneSizeRestrictions {
  private weak var scene: WindowScene?

  init(_ scene: WindowScene) { self.scene = scene }

  /// The smallest size, in logical pixels; zero for as small as the content allows.
  @AlwaysObserved public var minimumSize = Size.zero { didSet { applyToAll() } }

  /// The largest size, in logical pixels. Desktops let windows be enlarged without end, and so it counts only where it is `minimumSize`: the
  /// windows have that size then.
  @AlwaysObserved public var maximumSize = Size(width: 1e6, height: 1e6) { didSet { applyToAll() } }

  private func applyToAll() { scene?.windows.forEach(apply) }

  fileprivate func apply(to window: Window) {
    guard minimumSize != .zero else { return }
    window.setSizeRequest(
      width: Int(pixels: minimumSize.width.rounded()), height: Int(pixels: minimumSize.height.rounded()))
    window.setProperty("resizable", to: minimumSize != maximumSize)
  }
}

extension Gtk.Window {
  /// The program's scene; nil for a window of no application.
  public var windowScene: WindowScene? { application is Application ? Application.shared?.scene : nil }
}

/// The session of a scene.
@MainActor public final class SceneSession {
  /// The role of a scene.
  @RawRepresented(by: String.self)
  public nonisolated struct Role: RawRepresentable, Hashable, Sendable {
    /// Windows on the desktop: what every scene here is for.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil once it is gone.
  public internal(set) weak var scene: Scene?
  /// The role of the scene.
  public let role = Role.windowApplication
  /// How the scene was made.
  public internal(set) var configuration: SceneConfiguration
  /// The same in each run.
  public let persistentIdentifier = "main"

  init() { configuration = SceneConfiguration(name: nil, sessionRole: role) }
}

/// How a scene is made.
@MainActor public final class SceneConfiguration {
  /// The configuration's name.
  public let name: String?
  /// The role of the scene.
  public let role: SceneSession.Role
  /// The class of the scene's delegate, a `SceneDelegate`; nil for the class with the name `SceneDelegate` beside the application's
  /// delegate, if there is one.
  public var delegateClass: AnyClass?

  /// A configuration.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension Scene.ActivationState {
  /// The windows' state for the user; windows that are gone do not count.
  @MainActor package init(of windows: [Gtk.Window]) {
    let shown = windows.filter(\.isMapped)
    self = shown.isEmpty ? .background : shown.contains(where: \.isActive) ? .foregroundActive : .foregroundInactive
  }
}
