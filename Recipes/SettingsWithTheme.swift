// How does one theme reach every screen?
//
// Make the theme a trait: set it once at the window, and read it in any hook below. A hook that reads `theme.fontSize` runs when
// that changes, and when the theme is replaced.

import TrackedKit

@Observable final class ReadingTheme {
  var accent = Color(red: 0.2, green: 0.5, blue: 0.9)
  var fontSize = 16
}

struct ReadingThemeTrait: TraitDefinition {
  static let defaultValue: ReadingTheme? = nil
}

extension TraitCollection {
  var readingTheme: ReadingTheme? { self[ReadingThemeTrait.self] }
}

extension MutableTraits {
  var readingTheme: ReadingTheme? {
    get { self[ReadingThemeTrait.self] }
    set { self[ReadingThemeTrait.self] = newValue }
  }
}

@Observable final class NotificationSettings {
  var isEnabled = true
  var unreadCount = 3
}

final class NotificationSettingsViewController: ViewController {
  @Bindable private var settings: NotificationSettings
  private let status = Label()
  private let toggle = Switch()

  init(_ settings: NotificationSettings) { self.settings = settings }

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.bind(isOn: $settings.isEnabled)
    let row = Box(.horizontal, spacing: 12)
    row.append(status)
    row.append(toggle)
    view.addSubview(row)
  }

  override func updateProperties() {
    super.updateProperties()
    status.text = settings.isEnabled ? "Notifications: On (\(settings.unreadCount) unread)" : "Notifications: Off"
    // Without a theme the style's own colours stay; setting one runs the hook again.
    guard let theme = traitCollection.readingTheme else { return }
    status.attributes = TextAttributes(
      scale: Double(theme.fontSize) / 16, foreground: settings.isEnabled ? theme.accent.currentRGBA : nil)
  }
}

/// `window.traitOverrides.readingTheme = theme` at the root is the whole injection.
func openSettings(_ settings: NotificationSettings, _ theme: ReadingTheme) -> Window {
  let window = Window(title: "Settings")
  window.traitOverrides.readingTheme = theme
  window.rootViewController = NotificationSettingsViewController(settings)
  return window
}
