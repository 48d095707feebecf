nonisolated extension DemoPage {
  static let settings = DemoPage(
    "settings", "Settings", in: .basics, about: "theme accent colour font dark light notifications badge preferences",
    badge: { $0.settings.shownBadgeCount }
  ) {
    SettingsViewController($0.settings)
  }
}
