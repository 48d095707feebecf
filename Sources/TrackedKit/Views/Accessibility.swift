import Foundation
import Gtk

/// The user's accessibility settings, and reports to assistive technology.
@MainActor public enum Accessibility {
  /// Whether nothing is to move.
  public static var isReduceMotionEnabled: Bool {
    DisplaySettings.isAvailable && !DisplaySettings.shared.animationsEnabled
  }

  /// Whether content should contrast more with its background. A hook reads `traitCollection.accessibilityContrast`, which it follows.
  public static var isDarkerSystemColorsEnabled: Bool {
    DisplaySettings.isAvailable && DisplaySettings.shared.wantsHighContrast
  }

  /// A notification for assistive technology.
  public nonisolated enum Notification: Sendable {
    /// A text to be read.
    case announcement
    /// Parts of the screen have changed.
    case layoutChanged
    /// All that is seen has changed.
    case screenChanged
    /// The content was scrolled.
    case pageScrolled
  }

  /// GTK reports changes by itself.
  @available(
    *, unavailable,
    message:
      "GTK reports each change to assistive technology by itself; for a text to be read, show it in a Label, or give the keyboard to what has changed"
  )
  public static func post(notification: Notification, argument: Any?) {}

  /// GTK does not know whether anything listens.
  @available(
    *, unavailable, message: "a desktop's program does not know whether it is read aloud: do the same for everybody"
  )
  public static var isVoiceOverRunning: Bool { false }
}
