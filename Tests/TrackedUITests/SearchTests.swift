import GtkTesting
import Testing
import TrackedUI

/// Fields to search with, in real windows.
@MainActor @Suite(.serialized) struct SearchTests {
  struct Token: Identifiable, Hashable {
    var id: String
  }

  struct Kitchen: View {
    @State private var query = ""
    @State private var tokens = [Token(id: "sweet")]
    @State private var suggested = [Token(id: "sweet"), Token(id: "warm")]
    @State private var scope = "all"
    @State private var isPresented = false
    @State private var submitted = 0
    var body: some View {
      VStack {
        Text(
          verbatim: "query \(query), \(tokens.map(\.id).joined(separator: " ")), \(scope), \(isPresented), \(submitted)"
        )
        Button("Search") { isPresented = true }
        Inside()
          .searchable(
            text: $query, tokens: $tokens, suggestedTokens: $suggested, isPresented: $isPresented, placement: .sidebar,
            prompt: "Find"
          ) { Text(verbatim: $0.id) }
          .searchSuggestions {
            ForEach(["Apples", "Pears"], id: \.self) { Text(verbatim: $0).searchCompletion($0) }
          }
          .searchScopes($scope) {
            Text("All").tag("all")
            Text("Mine").tag("mine")
          }
          .onSubmit(of: .search) { submitted += 1 }
      }
    }
  }

  struct Inside: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      VStack {
        Text(verbatim: isSearching ? "searching" : "browsing")
        Button("Stop") { dismissSearch() }
      }
    }
  }

  @Test func aFieldWithoutAPromptSaysWhatItIsFor() async throws {
    let (window, _) = try await show(Text("content").searchable(text: .constant("")))
    defer { window.close() }
    #expect(try window.require(Gtk.SearchEntry.self, .any).placeholder == "Search")
  }

  @Test func aSearchHasSuggestionsScopesAndTokens() async throws {
    let (window, _) = try await show(Kitchen(), width: 600, height: 400)
    defer { window.close() }
    #expect(window.texts.contains("query , sweet, all, false, 0") && window.texts.contains("browsing"))
    #expect(!window.texts.contains("Apples") && window.find(ToggleButton.self, .text("Mine")) == nil)
    try await click(window.require(Gtk.Button.self, .text("Search")))
    try await wait { window.texts.contains("searching") && window.texts.contains("Apples") }
    let entry = try window.require(Gtk.SearchEntry.self, .any)
    try await wait { window.window.focus.map { $0 === entry || $0.parent === entry } == true }
    try await click(window.require(ToggleButton.self, .text("Mine")))
    try await wait { window.texts.contains("query , sweet, mine, true, 0") }
    try await click(window.require(Gtk.Button.self, .text("warm")))
    try await wait { window.texts.contains("query , sweet warm, mine, true, 0") }
    try await click(window.require(Gtk.Button.self, .text("Pears")))
    try await wait { window.texts.contains("query Pears, sweet warm, mine, true, 0") && entry.text == "Pears" }
    #expect(!window.texts.contains("Apples"))
    try await press("Return", in: entry)
    try await wait { window.texts.contains("query Pears, sweet warm, mine, true, 1") }
    try await click(window.require(Gtk.Button.self, .accessibleLabel("Remove token")))
    try await wait { window.texts.contains("query Pears, warm, mine, true, 1") }
    try await click(window.require(Gtk.Button.self, .text("Stop")))
    try await wait { window.texts.contains("query , warm, mine, false, 1") && window.texts.contains("browsing") }
    #expect(entry.text.isEmpty)
  }

  @Test(.enabled("needs an X server's events") { await Delivery.method == .events })
  func escapeEndsASearchAndBackspaceTakesTokensAway() async throws {
    let (window, _) = try await show(Kitchen(), width: 600, height: 400)
    defer { window.close() }
    let entry = try window.require(Gtk.SearchEntry.self, .any)
    try await type("a", into: entry)
    try await wait { window.texts.contains("query a, sweet, all, true, 0") }
    try await press("Escape", in: entry)
    try await wait { window.texts.contains("query , sweet, all, false, 0") && window.texts.contains("browsing") }
    try await press("BackSpace", in: entry)
    try await wait { window.texts.contains("query , , all, false, 0") }
  }

  struct Scoped: View {
    @State private var query = ""
    @State private var scope = 1
    @State private var chosen: String?
    var body: some View {
      List(["Apple", "Pear"], id: \.self, selection: $chosen) { Text(verbatim: $0) }
        .searchable(text: $query)
        .searchScopes($scope) { ForEach(1..<4) { Text(verbatim: "scope \($0)").tag($0) } }
    }
  }

  @Test(
    "Down leads from a search past its scopes, and Escape in a scope ends the search, twice",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func keysAmongScopes() async throws {
    let (window, _) = try await show(Scoped(), width: 500, height: 300)
    defer { window.close() }
    let entry = try window.require(Gtk.SearchEntry.self, .any)
    for _ in 1...2 {
      try await type("p", into: entry)
      try await wait(for: "scopes") { window.find(.text("scope 2")) != nil }
      try await press("Down", in: entry)
      let list = try window.require(Gtk.ListView.self, .any)
      try await wait(for: "the list") { window.window.focus?.isDescendant(of: list) == true }
      let scope: Widget = try window.require(.text("scope 1"))
      var button: Widget? = scope
      while let next = button, !next.isFocusable { button = next.parent }
      try #require(button).grabFocus()
      try await press("Escape", in: window.window)
      try await wait(for: "the end") { entry.text.isEmpty && window.find(.text("scope 2")) == nil }
      #expect(window.window.focus?.isDescendant(of: entry) == true)
    }
  }

  @Test(
    "a click on the picture of a search field, or at its empty end, gives it the keyboard",
    .enabled("needs an X server's events") { await Delivery.method == .events })
  func clicksBesideTheText() async throws {
    let (window, _) = try await show(Scoped(), width: 500, height: 300)
    defer { window.close() }
    let entry = try window.require(Gtk.SearchEntry.self, .any)
    let list = try window.require(Gtk.ListView.self, .any)
    for x in [12, entry.width - 12] {
      list.grabFocus()
      #expect(!entry.hasFocus)
      try await click(entry, at: Place(x: Double(x), y: Double(entry.height) / 2))
      try await wait(for: "the keyboard") { entry.hasFocus }
    }
  }
}
