import TrackedUI

struct Country: Identifiable, Hashable, Sendable {
  let name: String
  let continent: String
  var id: String { name }
}

@MainActor
@Observable final class SearchModel {
  enum Scope: String, CaseIterable { case all = "All", europe = "Europe", asia = "Asia" }
  struct Token: Identifiable, Hashable {
    let id: String
  }

  var query = ""
  var scope = Scope.all
  var recent: [String] = []
  private(set) var results: [Country] = []
  private(set) var isSearching = false

  private let countries = [
    Country(name: "Germany", continent: "Europe"), Country(name: "Greece", continent: "Europe"),
    Country(name: "Japan", continent: "Asia"), Country(name: "Georgia", continent: "Asia"),
  ]

  func search() async {
    isSearching = true
    defer { isSearching = false }
    try? await Task.sleep(for: .milliseconds(20))
    guard !Task.isCancelled else { return }
    results = countries.filter { country in
      (scope == .all || country.continent == scope.rawValue)
        && (query.isEmpty || country.name.localizedStandardContains(query))
    }
  }

  var suggestions: [String] {
    guard !query.isEmpty else { return recent }
    return countries.lazy.map(\.name).filter { $0.lowercased().hasPrefix(self.query.lowercased()) && $0 != self.query }
  }
}

struct C13SearchView: View {
  @State private var model = SearchModel()
  @State private var isPresented = false

  var body: some View {
    NavigationStack {
      ResultsList(model: model)
        .navigationTitle("Countries")
        .searchable(text: $model.query, isPresented: $isPresented, placement: .toolbar, prompt: Text("Country"))
        .searchScopes($model.scope, activation: .onSearchPresentation) {
          ForEach(SearchModel.Scope.allCases, id: \.self) { scope in Text(scope.rawValue) }
        }
        .searchSuggestions {
          ForEach(model.suggestions, id: \.self) { suggestion in
            Label(suggestion, systemImage: "magnifyingglass").searchCompletion(suggestion)
          }
        }
        .onSubmit(of: .search) {
          model.recent.insert(model.query, at: 0)
          model.recent = Array(model.recent.prefix(3))
        }
    }
    .task(id: [model.query, model.scope.rawValue]) { await model.search() }
  }
}

private struct ResultsList: View {
  let model: SearchModel
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  private var grouped: [String: [Country]] { .init(grouping: model.results) { $0.continent } }

  var body: some View {
    List {
      ForEach(grouped.keys.sorted(), id: \.self) { continent in
        Section(continent) {
          ForEach(grouped[continent]!) { country in
            Text(highlighted(country.name))
              .badge(country.name.count)
              .onTapGesture { if isSearching { dismissSearch() } }
          }
        }
      }
    }
    .overlay {
      if model.isSearching {
        ProgressView()
      } else if model.results.isEmpty {
        ContentUnavailableView.search
      }
    }
    .redacted(reason: model.isSearching && model.results.isEmpty ? .placeholder : [])
  }

  private func highlighted(_ name: String) -> AttributedString {
    var text = AttributedString(name)
    if let range = text.range(of: model.query, options: .caseInsensitive) {
      text[range].backgroundColor = .yellow.opacity(0.4)
      text[range].underlineStyle = .single
    }
    return text
  }
}
