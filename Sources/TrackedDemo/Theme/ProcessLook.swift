import TrackedKit

/// What GTK knows for the whole process alone: light or dark, the colours of its own controls, and whether anything moves.
///
/// None of it belongs to a window, so no window's hook sets it: it would, once for each window.
final class ProcessLook {
  private let theme: AppTheme
  private let preferences: () -> UserPreferences
  private var following: Task<Void, Never>?

  init(_ theme: AppTheme, preferences: @escaping () -> UserPreferences) {
    self.theme = theme
    self.preferences = preferences
  }

  isolated deinit { following?.cancel() }

  /// Brings it into force now, and again after each change.
  func follow() {
    wanted.apply()
    following = Task { [weak self] in
      for await wanted in Observations.untilFinished({ [weak self] in self.map { .next($0.wanted) } ?? .finish }) {
        wanted.apply()
      }
    }
  }

  private var wanted: Wanted {
    Wanted(
      colorScheme: theme.colorScheme, accentColor: theme.accentColor.currentRGBA,
      animates: preferences().enablesAnimations)
  }

  private struct Wanted {
    let colorScheme: DesktopAppearance.ColorScheme?
    let accentColor: RGBA
    let animates: Bool

    func apply() {
      DesktopAppearance.colorSchemeOverride = colorScheme
      View.setAnimationsEnabled(animates)
      let accent = accentColor.hexString
      let css = """
        @define-color accent_color \(accent);
        @define-color accent_bg_color \(accent);
        @define-color accent_fg_color \(accentColor.isBright ? "#1e1e1e" : "#ffffff");
        """
      do { try Style.set(css, for: "accent") } catch { preconditionFailure("\(error)") }
    }
  }
}
