nonisolated extension DemoPage {
  static let catalog = DemoPage(
    "catalog", "Split and Table", in: .declarative, about: "NavigationSplitView Table columns menu declarative"
  ) { CatalogViewController($0.music) }
}
