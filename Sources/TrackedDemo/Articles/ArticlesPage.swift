nonisolated extension DemoPage {
  static let articles = DemoPage("articles", "Articles", in: .models) { ArticlesViewController($0.library) }
}
