nonisolated extension DemoPage {
  static let layers = DemoPage("layers", "Two Layers", in: .declarative) { LayersViewController($0.split) }
}
