nonisolated extension DemoPage {
  static let counter = DemoPage(
    "counter", "Counter", in: .basics, about: "label button language status loading asynchronous",
    scenes: [DemoScene("shortcuts", presenting: { (page: CounterViewController) in page.presentShortcuts() })]
  ) { CounterViewController($0.counter) }
}
