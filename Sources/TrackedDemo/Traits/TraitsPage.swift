nonisolated extension DemoPage {
  static let traits = DemoPage("traits", "Traits", in: .hooks) { TraitsViewController($0.traits) }
}
