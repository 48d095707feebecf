import TrackedKit

/// What can be set, restored at start and stored at each change.
@Observable final class SettingsModel {
  enum ColorScheme: String, CaseIterable {
    case system, light, dark
  }

  static let fontSizes = 12...22
  static let badgeCounts = 0...99
  static let windowWidths = 360...32767
  static let windowHeights = 294...32767
  // Words for translators: begin
  static let accentColors: [(name: String, color: Color)] = [
    ("Blue", "#3584e4"), ("Teal", "#2190a4"), ("Green", "#3a944a"), ("Orange", "#d9630a"), ("Red", "#d02c3a"),
    ("Purple", "#9141ac"),
  ].map { ($0.0, Color(RGBA(css: $0.1)!)) }
  // Words for translators: end

  var notificationsEnabled = true { didSet { store?.set(notificationsEnabled, for: "notifications-enabled") } }
  var badgeCount = 3 { didSet { store?.set(badgeCount, for: "badge-count") } }
  var accentColor = accentColors[0].color {
    didSet { store?.set(accentColor.currentRGBA.hexString, for: "accent-color") }
  }
  var colorScheme = ColorScheme.system { didSet { store?.set(colorScheme.rawValue, for: "color-scheme") } }
  var language = AppLanguage.desktop { didSet { store?.set(language.rawValue, for: "language") } }
  var fontSize = 15 { didSet { store?.set(fontSize, for: "font-size") } }
  var showsCounterStrip = false { didSet { store?.set(showsCounterStrip, for: "show-counter-strip") } }
  /// Whether what ran is outlined for a moment.
  var outlinesRuns = false { didSet { store?.set(outlinesRuns, for: "outline-runs") } }
  /// Whether the first page greets.
  var showsWelcome = true { didSet { store?.set(showsWelcome, for: "show-welcome") } }
  /// No screen depends on these; they are read when a window opens.
  @ObservationIgnored var lastPage = DemoPage.why { didSet { store?.set(lastPage.name, for: "sidebar-page") } }
  /// A window may be smaller than what is stored: the schema takes no less.
  @ObservationIgnored var windowSize = (width: 1000, height: 720) {
    didSet {
      // The store answers the first of the two with what it holds of both.
      let windowSize = windowSize
      store?.set(windowSize.width.clamped(to: Self.windowWidths), for: "window-width")
      store?.set(windowSize.height.clamped(to: Self.windowHeights), for: "window-height")
    }
  }
  @ObservationIgnored var isWindowMaximized = false {
    didSet { store?.set(isWindowMaximized, for: "window-maximized") }
  }
  @ObservationIgnored var todoFilter = TodoList.Filter.all {
    didSet { store?.set(todoFilter.rawValue, for: "todo-filter") }
  }
  @ObservationIgnored private let store: SettingsStore?

  /// - Parameter store: nil keeps changes until the app ends.
  init(_ store: SettingsStore?) {
    self.store = store
    restore()
    store?.onChange { [weak self] in self?.restore() }
  }

  /// The count in the badge; 0 shows none.
  var shownBadgeCount: Int { notificationsEnabled ? badgeCount : 0 }

  var statusText: String {
    notificationsEnabled
      ? String(
        localized: "Notifications: On (\(badgeCount) unread)", plural: "Notifications: On (\(badgeCount) unread)",
        count: badgeCount)
      : String(localized: "Notifications: Off")
  }

  /// Reads what is stored; a value out of range is brought into it.
  private func restore() {
    guard let store else { return }
    notificationsEnabled = store.bool("notifications-enabled")
    badgeCount = store.int("badge-count").clamped(to: Self.badgeCounts)
    accentColor = RGBA(css: store.string("accent-color")).map { Color($0) } ?? Self.accentColors[0].color
    colorScheme = ColorScheme(rawValue: store.string("color-scheme")) ?? .system
    language = AppLanguage(rawValue: store.string("language")) ?? .desktop
    fontSize = store.int("font-size").clamped(to: Self.fontSizes)
    showsCounterStrip = store.bool("show-counter-strip")
    outlinesRuns = store.bool("outline-runs")
    showsWelcome = store.bool("show-welcome")
    lastPage = DemoPage(named: store.string("sidebar-page")) ?? .why
    windowSize = (store.int("window-width"), store.int("window-height"))
    isWindowMaximized = store.bool("window-maximized")
    todoFilter = TodoList.Filter(rawValue: store.string("todo-filter")) ?? .all
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
