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

  /// Whether GTK's widgets are dark: because the application or the desktop asked for it, or because the theme is dark.
  public var isDark: Bool { prefersDark || themeName.lowercased().hasSuffix("-dark") }

  /// Whether the desktop asks for high contrast: through its portal, or by the name of the theme it chose.
  public var wantsHighContrast: Bool {
    if DesktopAppearance.portalWantsHighContrast { return true }
    let name = themeName.lowercased()
    return name.hasPrefix("highcontrast") || name.hasSuffix("-hc")
  }

  /// The factor by which the desktop enlarges text; 1 is its usual size.
  public var textScale: Double {
    let dpi: Int = property("gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / (96 * 1024) : 1
  }
}
