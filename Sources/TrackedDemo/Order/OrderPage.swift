nonisolated extension DemoPage {
  static let order = DemoPage(
    "order", "Pass Order", in: .hooks, about: "phases traits constraints properties layout drawing steps"
  ) { OrderViewController($0.order) }
}
