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

extension RGBA {
  /// Whether dark text is easier to read on it than white.
  var isBright: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.65 }
}
