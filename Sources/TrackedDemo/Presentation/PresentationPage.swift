nonisolated extension DemoPage {
  static let presentation = DemoPage(
    "presentation", "Presentation", in: .hooks, about: "sheet alert popover tabs question",
    scenes: [
      DemoScene("sheet", presenting: { (page: PresentationViewController) in page.presentSheet() }),
      DemoScene("card", presenting: { (page: PresentationViewController) in page.presentCard() }),
      DemoScene("alert", presenting: { (page: PresentationViewController) in page.presentAlert() }),
      DemoScene("question", presenting: { (page: PresentationViewController) in page.presentQuestion() }),
      DemoScene("popover", presenting: { (page: PresentationViewController) in page.presentPopover() }),
      DemoScene("tabs", presenting: { (page: PresentationViewController) in page.presentTabs() }),
    ]
  ) { PresentationViewController($0.presentation) }
}
