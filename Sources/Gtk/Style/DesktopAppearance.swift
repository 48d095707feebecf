import CGtk

/// The look that the desktop asks of applications, read from its settings portal and followed while the process runs.
/// GTK's own widgets follow it, too.
///
/// Without a portal, GTK's own settings count. Main actor only.
@MainActor public enum DesktopAppearance {
  /// Light or dark.
  public nonisolated enum ColorScheme: Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// The application's choice instead of the desktop's; nil follows the desktop.
  public static var colorSchemeOverride: ColorScheme? {
    didSet {
      follow()
      apply()
    }
  }

  /// What the desktop prefers; nil if it does not say.
  public private(set) static var desktopColorScheme: ColorScheme?

  /// Whether the desktop's portal asks for high contrast.
  private(set) static var portalWantsHighContrast = false

  private static var isFollowing = false
  /// GTK's own settings before anything was applied.
  private static var initialPrefersDark = false
  private static var observers: [WeakObservation] = []

  private static var portal: SettingsPortal?

  /// Starts following, once; every TrackedKit window does so. Nothing waits for the portal: its values are applied
  /// when it answers, which may be after the first frame.
  public static func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    initialPrefersDark = DisplaySettings.shared.prefersDark
    portal = SettingsPortal { take($0, $1) }
  }

  /// Calls `body` when the desktop's wish for contrast changes, for as long as the token is kept.
  package static func onContrastChange(_ body: @escaping () -> Void) -> ContrastObservation {
    let observation = ContrastObservation(body)
    observers.append(WeakObservation(observation: observation))
    return observation
  }

  /// Applies the portal's value: 1 means dark, and high contrast.
  package static func take(_ key: String, _ value: UInt32) {
    switch key {
    case "color-scheme":
      desktopColorScheme = value == 1 ? .dark : value == 2 ? .light : nil
      apply()
    case "contrast":
      guard portalWantsHighContrast != (value == 1) else { return }
      portalWantsHighContrast = value == 1
      observers.forEach { $0.observation?.body() }
    default: break
    }
  }

  private static func apply() {
    let wish = colorSchemeOverride ?? desktopColorScheme
    DisplaySettings.shared.prefersDark = wish.map { $0 == .dark } ?? initialPrefersDark
  }

  private struct WeakObservation { weak var observation: ContrastObservation? }

  fileprivate static func forget(_ ended: ContrastObservation) {
    observers.removeAll { $0.observation == nil || $0.observation === ended }
  }
}

/// Follows the desktop's wish for contrast until it is released.
@MainActor package final class ContrastObservation {
  fileprivate let body: () -> Void

  fileprivate init(_ body: @escaping () -> Void) { self.body = body }

  isolated deinit { DesktopAppearance.forget(self) }
}
