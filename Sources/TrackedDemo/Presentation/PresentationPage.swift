nonisolated extension DemoPage {
  static let presentation = DemoPage("presentation", "Presentation", in: .hooks) {
    PresentationViewController($0.presentation)
  }
}
