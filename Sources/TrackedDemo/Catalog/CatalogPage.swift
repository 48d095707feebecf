nonisolated extension DemoPage {
  static let catalog = DemoPage("catalog", "Split and Table", in: .declarative) { CatalogViewController($0.music) }
}
