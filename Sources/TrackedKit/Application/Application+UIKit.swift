public import Gtk
import GtkTracking

extension Application {
  /// Whether the application's windows are shown, and one of them has the keyboard.
  public nonisolated enum State: Int, Sendable {
    /// One of them has the keyboard.
    case active
    /// They are shown, and another application has the keyboard.
    case inactive
    /// None is shown.
    case background
  }

  /// Whether the application's windows are shown, and one of them has the keyboard.
  public final var applicationState: State {
    switch Scene.ActivationState(of: (self as Gtk.Application).windows) {
    case .foregroundActive: .active
    case .foregroundInactive: .inactive
    case .background, .unattached: .background
    }
  }

  /// The window with the keyboard; nil while another application has it.
  public final var keyWindow: Window? { windows.first(where: \.isActive) }

  /// The desktop's text size.
  public final var preferredContentSizeCategory: ContentSizeCategory {
    TraitCollection().preferredContentSizeCategory
  }

  /// Options for `open(_:options:completionHandler:)`, which have no effect here.
  @RawRepresented(by: String.self)
  public nonisolated struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// Whether a web page may be opened in a browser only.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// Opens an address in the program that the desktop has for it: a `URL`, or anything whose description is an address.
  ///
  /// - Parameter completion: called on the main thread with whether a program was asked.
  public final func open(
    _ url: some CustomStringConvertible, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    let (address, window) = (url.description, keyWindow)
    Task {
      do {
        try await showURI(address, parent: window)
        completion?(true)
      } catch {
        UpdateRecorder.warn("\(address) was not opened: \(error)")
        completion?(false)
      }
    }
  }

  /// Whether the desktop has a program for addresses that begin like this one.
  public final func canOpenURL(_ url: some CustomStringConvertible) -> Bool { canShowURI(url.description) }

  /// Calls a method of a target or, without one, of the first responder that has it, starting at a responder or at the view with the
  /// keyboard.
  ///
  /// - Returns: whether the method was called.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool {
    if let target = target as AnyObject? { return action.perform(on: target, sender: sender) }
    let first = sender as? any Responder ?? keyWindow.flatMap { ResponderChain.firstResponder(in: $0) } ?? keyWindow
    return first.map { ResponderChain.send(action, from: $0, sender: sender) } ?? false
  }
}

extension Application {
  /// Calls a method of a target or, without one, of the nearest responder of the class.
  ///
  /// - Returns: whether the method was called.
  @discardableResult
  public final func sendAction<Target: AnyObject>(
    _ action: @escaping @MainActor (Target) -> @MainActor () -> Void, to target: Any?, from sender: Any?,
    for event: Event?
  ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }

  /// Calls a method with the sender, of a target or, without one, of the nearest responder of the class.
  ///
  /// - Returns: whether the method was called.
  @_disfavoredOverload @discardableResult
  public final func sendAction<Target: AnyObject, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, to target: Any?, from sender: Any?,
    for event: Event?
  ) -> Bool { sendAction(Selector(action), to: target, from: sender, for: event) }
}

/// Keeps the desktop from darkening the screen.
final class WakeHold {
  let cookie: UInt32?

  init(cookie: UInt32?) { self.cookie = cookie }
}

// What a desktop has not.
extension Application {
  /// A dock is the desktop's matter.
  @available(
    *, unavailable,
    message: "a desktop shows no number at a program's icon: send a notification, or show it in the title"
  )
  @NeverCalled public final var applicationIconBadgeNumber: Int

  /// There is no push service on a desktop.
  @available(
    *, unavailable, message: "nothing is pushed to a desktop's programs: ask the server while the program runs"
  )
  public final func registerForRemoteNotifications() {}

  /// A program continues in the background.
  @available(
    *, unavailable,
    message: "a program that is not seen goes on as before: leave it out, and quit when the work is done"
  )
  public final func beginBackgroundTask(expirationHandler: (() -> Void)? = nil) -> Int { 0 }

  /// A program continues in the background.
  @available(*, unavailable, message: "a program that is not seen goes on as before")
  public final var backgroundTimeRemaining: Double { .infinity }

  /// Windows are made.
  @available(*, unavailable, message: "make another Window, give it a rootViewController, and call makeKeyAndVisible()")
  public final func requestSceneSessionActivation(
    _ session: SceneSession?, userActivity: Any?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Programs have no page in the desktop's settings.
  @available(*, unavailable, message: "a program has no page in the desktop's settings: show settings of its own")
  public static var openSettingsURLString: String { "" }

  /// The icon is the desktop file's.
  @available(*, unavailable, message: "the icon is the one of the desktop file")
  public final func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
}
