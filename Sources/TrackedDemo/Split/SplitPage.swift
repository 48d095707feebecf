nonisolated extension DemoPage {
  static let split = DemoPage("split", "Adaptive Split", in: .windows, about: "panes size class preferences narrow") {
    SplitPageViewController($0.split)
  }
}
