nonisolated extension DemoPage {
  static let hooks = DemoPage(
    "hooks", "Hooks", in: .hooks,
    about: "updateProperties layoutSubviews draw updateLayer configuration cells buttons setNeeds",
    scenes: [DemoScene("presentation", presenting: { (page: HooksViewController) in page.presentSamples() })]
  ) { HooksViewController($0.hooks) }
}
