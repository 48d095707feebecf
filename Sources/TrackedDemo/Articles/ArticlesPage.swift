nonisolated extension DemoPage {
  static let articles = DemoPage("articles", "Articles", in: .models, about: "appear foreground navigation refresh") {
    ArticlesViewController($0.library)
  }
}
