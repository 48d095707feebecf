import Gtk
import Observation
import TrackedKit

/// How the whole app looks. One object, put in as a trait at the root of each window; a hook that reads it there follows
/// both its properties and its replacement.
@Observable final class AppTheme {
  private let settings: SettingsModel

  init(_ settings: SettingsModel) { self.settings = settings }

  var accentColor: Color { settings.accentColor }
  /// The size of running text in logical pixels.
  var fontSize: Int { settings.fontSize }
  /// What the person chose in place of the desktop's style; nil follows the desktop.
  var colorScheme: DesktopAppearance.ColorScheme? {
    switch settings.colorScheme {
    case .system: nil
    case .light: .light
    case .dark: .dark
    }
  }

  /// Faint lines and weak text become plain.
  private static let highContrastCSS = """

    .card, .sidebar, .navigation-bar, .tab-bar, .counter-strip, .main-window headerbar { border-color: @theme_fg_color; }
    .card separator { background: @theme_fg_color; }
    .dim-label { opacity: 1; }
    """

  /// Brings colours and text size into force for every window.
  ///
  /// - Parameter textScale: by how much the desktop enlarges text; lengths in pixels do not follow it by themselves.
  func apply(contrast: AccessibilityContrast, textScale: Double) {
    DesktopAppearance.colorSchemeOverride = colorScheme
    let accent = accentColor.hexString
    let css = """
      @define-color accent_color \(accent);
      @define-color accent_bg_color \(accent);
      @define-color accent_fg_color \(accentColor.isBright ? "#1e1e1e" : "#ffffff");
      .main-window { font-size: \((Double(fontSize) * textScale).rounded())px; }
      """
    let additions = contrast == .high ? Self.highContrastCSS : ""
    do { try Style.set(css + additions, for: "theme") } catch { preconditionFailure("\(error)") }
  }
}

/// The theme of a part of the view hierarchy; nil where none was put in.
struct AppThemeTrait: TraitDefinition {
  static let defaultValue: AppTheme? = nil
}

extension TraitCollection {
  var appTheme: AppTheme? { self[AppThemeTrait.self] }
}

extension MutableTraits {
  var appTheme: AppTheme? {
    get { self[AppThemeTrait.self] }
    set { self[AppThemeTrait.self] = newValue }
  }
}

extension Color {
  /// Whether dark text is easier to read on it than white.
  var isBright: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.65 }
}
