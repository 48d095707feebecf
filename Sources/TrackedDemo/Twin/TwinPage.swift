nonisolated extension DemoPage {
  static let windows = DemoPage("windows", "Two Windows", in: .windows) { TwinViewController($0.twin) }
}
