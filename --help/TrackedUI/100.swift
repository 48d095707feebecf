import FoundationEssentials
import TrackedUI
private struct Article: Identifiable, Hashable {
  let id: Int
  var title = ""
}
private struct ArticleView: View {
  let article: Article
  var body: some View { Text(article.title) }
}
private let articles: [Article] = []


private struct Snippet: View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/NavigationStack.swift", line: 4)





#sourceLocation()
var body: some View {
#sourceLocation(file: "/work/tmp/D/w/Sources/TrackedUI/Navigation/NavigationStack.swift", line: 4)
NavigationStack {
  List(articles) { article in NavigationLink(article.title, value: article) }
    .navigationTitle("Articles")
    .navigationDestination(for: Article.self) { ArticleView(article: $0) }
}
#sourceLocation()
}
}
