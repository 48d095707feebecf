nonisolated extension DemoPage {
  static let split = DemoPage("split", "Adaptive Split", in: .windows) { SplitPageViewController($0.split) }
}
