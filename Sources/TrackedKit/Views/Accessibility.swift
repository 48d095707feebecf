import Foundation
import Gtk

/// What the user has asked the desktop for, and what assistive technology is told.
@MainActor public enum Accessibility {
  /// Whether nothing is to move.
  public static var isReduceMotionEnabled: Bool {
    DisplaySettings.isAvailable && !DisplaySettings.shared.animationsEnabled
  }

  /// Whether things are to stand out more from what is behind them. A hook reads `traitCollection.accessibilityContrast`, which it follows.
  public static var isDarkerSystemColorsEnabled: Bool {
    DisplaySettings.isAvailable && DisplaySettings.shared.wantsHighContrast
  }

  /// What assistive technology can be told.
  public nonisolated enum Notification: Sendable {
    /// A text to be read.
    case announcement
    /// Parts of what is seen have changed.
    case layoutChanged
    /// All that is seen has changed.
    case screenChanged
    /// What is seen was scrolled.
    case pageScrolled
  }

  /// GTK tells of changes by itself.
  @available(
    *, unavailable,
    message:
      "GTK tells assistive technology of each change by itself; for a text to be read, show it in a Label, or give the keyboard to what has changed"
  )
  public static func post(notification: Notification, argument: Any?) {}

  /// GTK does not know who listens.
  @available(
    *, unavailable, message: "a desktop's program does not know whether it is read aloud: do the same for everybody"
  )
  public static var isVoiceOverRunning: Bool { false }
}
