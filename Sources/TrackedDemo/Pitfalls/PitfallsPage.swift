nonisolated extension DemoPage {
  static let pitfalls = DemoPage(
    "pitfalls", "Pitfalls", in: .rules, about: "mistakes diagnosis loops warnings runs too often problems"
  ) { PitfallsViewController($0.pitfalls) }
}
