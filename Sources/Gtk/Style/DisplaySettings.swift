import CGtk

/// What the desktop wants of every application: colours, motion, text size.
@MainActor public final class DisplaySettings: Object {
  /// The settings of the default display. Call `initialize()` first.
  public static var shared: DisplaySettings {
    if let settings = Object.wrap(gtk_settings_get_default(), as: DisplaySettings.self) { return settings }
    preconditionFailure("there is no display; call Gtk.initialize() first")
  }

  /// Whether there is a display whose settings these could be.
  public static var isAvailable: Bool { gtk_settings_get_default() != nil }

  /// Whether a dark style is wanted. Set by `DesktopAppearance`, which follows the desktop; set its `colorSchemeOverride`.
  public var prefersDark: Bool {
    get { property("gtk-application-prefer-dark-theme") }
    set { if newValue != prefersDark { setProperty("gtk-application-prefer-dark-theme", to: newValue) } }
  }

  /// The name of the theme; one for high contrast says so.
  public var themeName: String { property("gtk-theme-name") }

  /// Whether GTK's widgets are dark: because the application or the desktop asked for it, or because the theme is.
  public var isDark: Bool { prefersDark || themeName.lowercased().hasSuffix("-dark") }

  /// Whether the desktop asks for high contrast: through its portal, or by the name of the theme it chose.
  public var wantsHighContrast: Bool {
    if DesktopAppearance.portalWantsHighContrast { return true }
    let name = themeName.lowercased()
    return name.hasPrefix("highcontrast") || name.hasSuffix("-hc")
  }

  /// Whether things may move.
  public var animationsEnabled: Bool { property("gtk-enable-animations") }

  /// Whether all the text of a selectable label is selected when it gets the keyboard; true unless it is set.
  public var labelsSelectTextOnFocus: Bool {
    get { property("gtk-label-select-on-focus") }
    set { setProperty("gtk-label-select-on-focus", to: newValue) }
  }

  /// The font of the interface, such as `Cantarell 11`.
  public var fontName: String { property("gtk-font-name") }

  /// By how much the desktop enlarges text; 1 is its usual size.
  public var textScale: Double {
    let dpi: Int = property("gtk-xft-dpi")
    return dpi > 0 ? Double(dpi) / (96 * 1024) : 1
  }

  /// The wish for a dark style changed, by whomever.
  public var prefersDarkChanged: Signal<> { notify("gtk-application-prefer-dark-theme") }

  /// The theme changed.
  public var themeNameChanged: Signal<> { notify("gtk-theme-name") }

  /// The wish for motion changed.
  public var animationsEnabledChanged: Signal<> { notify("gtk-enable-animations") }

  /// The size of text changed.
  public var textScaleChanged: Signal<> { notify("gtk-xft-dpi") }
}
