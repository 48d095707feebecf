nonisolated extension DemoPage {
  static let styles = DemoPage("styles", "Two Styles", in: .declarative) {
    StylesViewController(counter: $0.counter, settings: $0.settings, todo: $0.todo)
  }
}
