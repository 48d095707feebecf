nonisolated extension DemoPage {
  static let windows = DemoPage(
    "windows", "Two Windows", in: .windows,
    scenes: [DemoScene("twin", opening: { (page: TwinViewController) in page.openTwin() })]
  ) { TwinViewController($0.twin) }
}
