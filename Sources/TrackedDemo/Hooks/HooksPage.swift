nonisolated extension DemoPage {
  static let hooks = DemoPage(
    "hooks", "Hooks", in: .hooks,
    scenes: [DemoScene("presentation", presenting: { (page: HooksViewController) in page.presentSamples() })]
  ) { HooksViewController($0.hooks) }
}
