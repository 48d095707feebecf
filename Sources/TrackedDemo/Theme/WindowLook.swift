import TrackedKit

/// The look of one window of the app, by the traits of that window.
enum WindowLook {
  /// From the smallest text at the smallest scale of a desktop to the largest at the largest.
  private static let textSizes = 6...66
  private static let textSizeClasses = textSizes.map { "text-\($0)" }

  /// Has the window's text follow theme and desktop, and its lines the wish for contrast.
  static func follow(_ window: Window) {
    let css = textSizes.map { ".text-\($0) { font-size: \($0)px; }" }.joined(separator: "\n")
    do { try Style.set(css, for: "text-sizes") } catch { preconditionFailure("\(error)") }
    window.addCSSClass("main-window")
    window.updateProperties { window in
      let traits = window.traitCollection
      window.setCSSClass("high-contrast", .when(traits.accessibilityContrast == .high))
      window.setCSSClass("dark", .when(traits.userInterfaceStyle == .dark))
      guard let theme = traits.appTheme else { return }
      // Lengths in pixels do not follow the desktop's text size by themselves.
      let size = Int((Double(theme.fontSize) * traits.textScale).rounded()).clamped(to: textSizes)
      for name in textSizeClasses { window.setCSSClass(name, .when(name == "text-\(size)")) }
    }
  }
}

/// A short line in the accent colour of its place, below the title of each page.
final class ThemeMark: View {
  init() {
    super.init()
    halign = .start
    layer.cornerRadius = 2
    setSizeRequest(width: 36, height: 4)
  }

  override func updateProperties() {
    super.updateProperties()
    backgroundColor = traitCollection.appTheme?.accentColor ?? .separator
  }
}
