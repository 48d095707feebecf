nonisolated extension DemoPage {
  static let settings = DemoPage("settings", "Settings", in: .basics, badge: { $0.settings.shownBadgeCount }) {
    SettingsViewController($0.settings)
  }
}
