nonisolated extension DemoPage {
  static let traits = DemoPage(
    "traits", "Traits", in: .hooks, about: "dark size class contrast text override environment"
  ) { TraitsViewController($0.traits) }
}
