nonisolated extension DemoPage {
  static let sharing = DemoPage(
    "sharing", "Model in Two Windows", in: .windows, about: "windows model shared declarative",
    scenes: [DemoScene("other", opening: { (page: SharingViewController) in page.openOtherWindow() })]
  ) { SharingViewController($0.sharing) }
}
