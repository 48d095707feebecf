import CGtk

/// The desktop's settings for every application: colours, motion, text size.
@MainActor public final class DisplaySettings: Object {
  /// The settings of the default display.
  ///
  /// - Precondition: GTK has a display: call `initialize()` first.
  public static var shared: DisplaySettings {
    if let settings = Object.wrap(gtk_settings_get_default(), as: DisplaySettings.self) { return settings }
    preconditionFailure("there is no display; call Gtk.initialize() first")
  }

  /// Whether there is a display that these could be the settings of.
  public static var isAvailable: Bool { gtk_settings_get_default() != nil }

  /// What the variable `GTK_THEME` names, in small letters: a theme and perhaps its variant. GTK heeds no setting then.
  private var forcedTheme: (name: String, variant: String)? {
    guard let value = g_getenv("GTK_THEME").map({ String(cString: $0).lowercased() }), !value.isEmpty else {
      return nil
    }
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : "")
  }

  /// Whether GTK's widgets are dark: because the application or the desktop asked for it, or because the theme is dark.
  public var isDark: Bool {
    if let forcedTheme { return forcedTheme.variant == "dark" || forcedTheme.name.hasSuffix("-dark") }
    return prefersDark || themeName.lowercased().hasSuffix("-dark")
  }

  /// Whether the desktop asks for high contrast: through its portal, or by the name of the theme it chose.
  public var wantsHighContrast: Bool {
    if DesktopAppearance.portalWantsHighContrast { return true }
    let name = forcedTheme?.name ?? themeName.lowercased()
    return name.hasPrefix("highcontrast") || name.hasSuffix("-hc")
  }

  /// The factor by which the desktop enlarges text; 1 is its usual size.
  public var textScale: Double {
    let dpi: Int = property("gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / (96 * 1024) : 1
  }
}
