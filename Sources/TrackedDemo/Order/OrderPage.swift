nonisolated extension DemoPage {
  static let order = DemoPage("order", "Pass Order", in: .hooks) { OrderViewController($0.order) }
}
