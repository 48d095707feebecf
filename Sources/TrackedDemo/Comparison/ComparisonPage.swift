nonisolated extension DemoPage {
  static let comparison = DemoPage(
    "comparison", "Controller or View", in: .declarative, about: "declarative code counter settings list TrackedUI"
  ) {
    ComparisonViewController(counter: $0.counter, settings: $0.settings, todo: $0.todo)
  }
}
