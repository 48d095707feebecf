nonisolated extension DemoPage {
  static let drawing = DemoPage("drawing", "Drawing", in: .hooks) { DrawingViewController($0.drawing) }
}
