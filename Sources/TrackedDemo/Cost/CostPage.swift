nonisolated extension DemoPage {
  static let cost = DemoPage(
    "cost", "What a Change Costs", in: .start,
    about: "performance time frames chart rows list refresh layout drawing measure milliseconds speed"
  ) { CostViewController($0.runs) }
}
