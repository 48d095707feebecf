import TrackedUI

struct Article: Identifiable, Decodable, Sendable {
  let id: Int
  let title: String
  let published: Date
}

actor ArticleService {
  static let shared = ArticleService()
  private var calls = 0

  func page(_ number: Int, size: Int = 20) async throws -> [Article] {
    calls += 1
    try Task.checkCancellation()
    guard number < 3 else { return [] }
    return (0..<size).map { index in
      let id = number * size + index
      return Article(id: id, title: "Article \(id)", published: Date(timeIntervalSince1970: Double(id) * 86_400))
    }
  }
}

@MainActor @Observable
final class FeedModel {
  enum Phase: Equatable {
    case idle, loading, finished
    case failed(String)
  }

  private(set) var articles: [Article] = []
  private(set) var phase = Phase.idle
  @ObservationIgnored private var nextPage = 0
  @ObservationIgnored private let service: ArticleService

  init(service: ArticleService = .shared) { self.service = service }

  func loadMore() async {
    guard phase != .loading, phase != .finished else { return }
    phase = .loading
    do {
      let page = try await service.page(nextPage)
      articles += page
      nextPage += 1
      phase = page.isEmpty ? .finished : .idle
    } catch is CancellationError {
      phase = .idle
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }

  func refresh() async {
    nextPage = 0
    articles.removeAll(keepingCapacity: true)
    phase = .idle
    await loadMore()
  }
}

struct C06FeedView: View {
  @State private var model = FeedModel()
  @State private var visible: Int?
  @Environment(\.openURL) private var openURL

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(model.articles) { article in
                ArticleRow(article: article)
                  .id(article.id)
                  .onAppear {
                    if article.id == model.articles.last?.id { Task { await model.loadMore() } }
                  }
                Divider().padding(.leading)
              }
              footer
            } header: {
              Text("\(model.articles.count) articles")
                .font(.caption.smallCaps())
                .padding(8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.bar)
            }
          }
        }
        .refreshable { await model.refresh() }
        .toolbar {
          Button("Top", systemImage: "arrow.up") {
            withAnimation { proxy.scrollTo(model.articles.first?.id, anchor: .top) }
          }
          .disabled(model.articles.isEmpty)
        }
      }
      .navigationTitle("Feed")
      .navigationBarTitleDisplayMode(.inline)
    }
    .task { if model.articles.isEmpty { await model.loadMore() } }
    .environment(
      \.openURL,
      OpenURLAction { url in
        print("open", url)
        return .handled
      })
  }

  @ViewBuilder private var footer: some View {
    switch model.phase {
    case .idle: Color.clear.frame(height: 1)
    case .loading: ProgressView("Loading…").frame(maxWidth: .infinity).padding()
    case .finished: Text("That's all").foregroundStyle(.secondary).padding()
    case .failed(let message):
      ContentUnavailableView("Could not load", systemImage: "wifi.slash", description: Text(message))
    }
  }
}

struct ArticleRow: View, Equatable {
  let article: Article

  nonisolated static func == (lhs: ArticleRow, rhs: ArticleRow) -> Bool { lhs.article.id == rhs.article.id }

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading, spacing: 2) {
        Text(article.title).font(.headline).lineLimit(1)
        Text(article.published.formatted(date: .abbreviated, time: .omitted))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(.tertiary)
    }
    .padding()
    .contentShape(.interaction, .rect)
  }
}
