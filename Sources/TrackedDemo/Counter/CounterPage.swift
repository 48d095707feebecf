nonisolated extension DemoPage {
  static let counter = DemoPage("counter", "Counter", in: .basics) { CounterViewController($0.counter) }
}
