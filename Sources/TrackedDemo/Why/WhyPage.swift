nonisolated extension DemoPage {
  static let why = DemoPage(
    "why", "Why Tracking", in: .start, about: "signals refresh manual threads windows rows compare welcome",
    scenes: [DemoScene("second-window", opening: { (page: WhyViewController) in page.openSecondWindow() })]
  ) { WhyViewController($0.why, settings: $0.settings, runs: $0.runs) }
}
