import TrackedUI

struct FeedPost: Identifiable, Sendable {
  let id: Int
  let author: String
  let text: String
}

actor FeedServer {
  private var revision = 0

  func page(_ number: Int, size: Int = 10) async throws -> [FeedPost] {
    try await Task.sleep(for: .milliseconds(5))
    guard number < 4 else { return [] }
    return (0..<size).map { index in
      let id = number * size + index
      return FeedPost(id: id, author: ["Ada", "Bob", "Cyd"][id % 3], text: "Post \(id), revision \(revision)")
    }
  }

  func publish() { revision += 1 }
}

@MainActor
@Observable
final class FeedModel {
  enum State: Equatable { case idle, loading, failed(String), finished }

  private(set) var posts: [FeedPost] = []
  private(set) var state = State.idle
  @ObservationIgnored private var nextPage = 0
  @ObservationIgnored let server = FeedServer()

  func loadMore() async {
    guard state == .idle else { return }
    state = .loading
    do {
      let page = try await server.page(nextPage)
      posts += page
      nextPage += 1
      state = page.isEmpty ? .finished : .idle
    } catch is CancellationError {
      state = .idle
    } catch {
      state = .failed(error.localizedDescription)
    }
  }

  func refresh() async {
    await server.publish()
    nextPage = 0
    posts = []
    state = .idle
    await loadMore()
  }
}

struct FeedView: View {
  @State private var model = FeedModel()
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach(model.posts) { post in
          NavigationLink(value: post.id) {
            FeedRow(post: post)
          }
          .task {
            if post.id == model.posts.last?.id { await model.loadMore() }
          }
          .listRowSeparator(.hidden)
        }
        switch model.state {
        case .loading: ProgressView().frame(maxWidth: .infinity)
        case .failed(let message):
          ContentUnavailableView {
            Label("No posts", systemImage: "wifi.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Retry") { Task { await model.loadMore() } }
          }
        case .finished: Text("That is all").foregroundStyle(.secondary)
        case .idle: EmptyView()
        }
      }
      .listStyle(.plain)
      .navigationTitle("Feed")
      .navigationDestination(for: Int.self) { id in
        PostDetail(id: id, path: $path)
      }
      .toolbar { RefreshButton() }
      .refreshable { await model.refresh() }
      .task { await model.loadMore() }
    }
  }
}

private struct RefreshButton: View {
  @Environment(\.refresh) private var refresh
  @State private var isRefreshing = false

  var body: some View {
    if let refresh {
      Button("Refresh", systemImage: "arrow.clockwise") {
        isRefreshing = true
        Task {
          await refresh()
          isRefreshing = false
        }
      }
      .disabled(isRefreshing)
    }
  }
}

private struct FeedRow: View {
  let post: FeedPost

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(post.author.prefix(1))
        .font(.headline)
        .frame(width: 32, height: 32)
        .background(Circle().fill(.tint.opacity(0.2)))
      VStack(alignment: .leading) {
        Text(post.author).bold() + Text("  #\(post.id)").foregroundStyle(.secondary)
        Text(post.text).lineLimit(2)
      }
    }
  }
}

private struct PostDetail: View {
  let id: Int
  @Binding var path: NavigationPath

  var body: some View {
    VStack {
      Text("Post number \(id)").font(.largeTitle)
      Button("Next") { path.append(id + 1) }
      Button("All posts") { path.removeLast(path.count) }
    }
    .navigationTitle("Post \(id)")
  }
}
