import CGtk

/// What the desktop wants applications to look like, read from its settings portal and followed while the process runs.
/// GTK's own widgets are made to follow.
///
/// Where there is no portal, GTK's own settings are what the desktop says. Main actor only.
@MainActor public enum DesktopAppearance {
  /// Light or dark.
  public nonisolated enum ColorScheme: Sendable {
    /// Dark text on light ground.
    case light
    /// Light text on dark ground.
    case dark
  }

  /// What the application wants in place of the desktop's choice; nil follows the desktop.
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
  /// What GTK's own settings said before anything was applied.
  private static var initialPrefersDark = false
  private static var observers: [WeakObservation] = []

  private static var portal: SettingsPortal?

  /// Starts following, once; every window of TrackedKit does that. Nothing waits for the portal: what it says is applied
  /// when it answers, which may be after the first frame.
  public static func follow() {
    guard !isFollowing else { return }
    isFollowing = true
    initialPrefersDark = DisplaySettings.shared.prefersDark
    portal = SettingsPortal { take($0, $1) }
  }

  /// Calls `body` when the wish for contrast changes, for as long as the token is kept.
  package static func onContrastChange(_ body: @escaping () -> Void) -> ContrastObservation {
    let observation = ContrastObservation(body)
    observers.append(WeakObservation(observation: observation))
    return observation
  }

  /// Takes a value of the portal's over: 1 stands for dark, and for high contrast.
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

/// Hears of the wish for contrast until it is released.
@MainActor package final class ContrastObservation {
  fileprivate let body: () -> Void

  fileprivate init(_ body: @escaping () -> Void) { self.body = body }

  isolated deinit { DesktopAppearance.forget(self) }
}
