import TrackedUI

// essential:begin
/// The articles as links. Each link makes its destination at once, which costs nothing: a view that was made and is not
/// shown subscribes to nothing.
struct ArticleListView: View {
  let library: ArticleLibrary

  var body: some View {
    NavigationStack {
      List(library.articles) { article in
        NavigationLink(destination: ArticleView(article, of: library)) {
          VStack(alignment: .leading, spacing: 3) {
            Text(article.title)
            Text(article.summary).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text(article.updateCount == 0 ? "" : "\(article.updateCount) ×").foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Articles")
    }
  }
}

/// An article, brought up to date whenever it appears, and when the window comes to the front while it is seen.
struct ArticleView: View {
  private let article: Article
  private let library: ArticleLibrary

  init(_ article: Article, of library: ArticleLibrary) {
    self.article = article
    self.library = library
    library.viewCounts.noteMade()
  }

  var body: some View {
    ScrollView {
      AttributedText(text: article.text)
        .padding(18)
    }
    .onAppear { article.update() }
    .onReceive(library.foreground) { article.update() }
    .navigationTitle(article.title)
  }
}

/// Text with markup in the kit's label: made once, and given each new text.
private struct AttributedText: WidgetRepresentable {
  let text: Markup

  func makeWidget(context: Context) -> TrackedKit.Label {
    let label = TrackedKit.Label()
    label.numberOfLines = 0
    label.isSelectable = true
    return label
  }

  func updateWidget(_ label: TrackedKit.Label, context: Context) { label.setMarkup(text) }
}
// essential:end
