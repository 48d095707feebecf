nonisolated extension DemoPage {
  static let pitfalls = DemoPage("pitfalls", "Pitfalls", in: .rules) { PitfallsViewController($0.pitfalls) }
}
