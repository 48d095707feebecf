import Gtk

/// Allows more time between repeated presses than the desktop does, so that a slow machine does not take a double-click for two clicks.
@MainActor struct DoubleClickTime {
  private let desktop: Int?

  /// For so many presses, until `end()`.
  init(presses: Int) {
    let settings = DisplaySettings.shared
    desktop = presses > 1 ? settings.doubleClickTime : nil
    if presses > 1 { settings.doubleClickTime = 2000 }
  }

  func end() {
    if let desktop { DisplaySettings.shared.doubleClickTime = desktop }
  }
}
