nonisolated extension DemoPage {
  static let drawing = DemoPage("drawing", "Drawing", in: .hooks, about: "cairo layers draw updateLayer canvas") {
    DrawingViewController($0.drawing)
  }
}
