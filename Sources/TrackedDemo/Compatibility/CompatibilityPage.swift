nonisolated extension DemoPage {
  static let compatibility = DemoPage("compatibility", "Compatibility", in: .rules, about: "levels 18 26 older rules") {
    CompatibilityViewController($0.compatibility)
  }
}
