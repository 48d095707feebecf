nonisolated extension DemoPage {
  static let compatibility = DemoPage("compatibility", "Compatibility", in: .rules) {
    CompatibilityViewController($0.compatibility)
  }
}
