import GtkTesting
import Testing

/// Searching what a controller shows, by typing.
@MainActor @Suite(.serialized) struct SearchTests {
  private final class Names: ViewController, SearchResultsUpdating {
    let search: SearchController
    let label = Gtk.Label()
    var updates: [String] = []
    private let names = ["Ada", "Alan", "Grace"]

    init(results: ViewController? = nil) {
      search = SearchController(searchResultsController: results)
      super.init()
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.searchController = search
      search.searchResultsUpdater = self
      search.searchBar.placeholder = "Search names"
      view.addSubview(label)
    }

    override func updateProperties() {
      super.updateProperties()
      let query = search.searchBar.text ?? ""
      label.text = names.filter { query.isEmpty || $0.hasPrefix(query) }.joined(separator: ", ")
    }

    func updateSearchResults(for searchController: SearchController) {
      updates.append(searchController.searchBar.text ?? "")
    }
  }

  @Test func aHookThatReadsTheTextFilters() async throws {
    let names = Names()
    let window = try await TestWindow(NavigationController(rootViewController: names))
    defer { window.close() }
    #expect(names.label.text == "Ada, Alan, Grace" && !names.search.isActive)
    let field = names.search.searchBar.searchTextField
    #expect(window.window.find(Gtk.SearchEntry.self, .accessibleLabel("Search names")) === field)
    try await type("Al", into: field)
    #expect(names.label.text == "Alan" && names.search.isActive && names.updates.last == "Al")
    names.search.searchBar.text = "G"
    try await settle()
    #expect(names.label.text == "Grace" && names.updates.last == "G")
    try await press(.escape, in: field)
    #expect(names.label.text == "Ada, Alan, Grace" && !names.search.isActive && names.updates.last == "")
    names.search.isActive = true
    try await settle()
    #expect(field.hasFocus)
  }

  @Test("what a search covers takes no keyboard: the Down key goes from the search bar to the results")
  func coveredPage() async throws {
    let results = ViewController()
    let (found, beneath) = (Button("Found"), Button("Beneath"))
    results.view.addSubview(found)
    let names = Names(results: results)
    names.view.addSubview(beneath)
    let window = try await TestWindow(NavigationController(rootViewController: names))
    defer { window.close() }
    for _ in 1...2 {
      let field = names.search.searchBar.searchTextField
      try await click(field)
      try await press("Down", in: field)
      #expect(!beneath.hasFocus, "dimmed")
      try await type("A", into: field)
      try await press("Down", in: field)
      #expect(found.isFirstResponder && !beneath.hasFocus)
      names.search.isActive = false
      try await settle()
      #expect(beneath.becomeFirstResponder() && !results.view.isMapped)
    }
  }

  @Test("Escape in the results ends the search") func escapeInResults() async throws {
    let results = ViewController()
    let found = Button("Found")
    results.view.addSubview(found)
    let names = Names(results: results)
    let window = try await TestWindow(NavigationController(rootViewController: names))
    defer { window.close() }
    for _ in 1...2 {
      let field = names.search.searchBar.searchTextField
      try await click(field)
      try await type("A", into: field)
      try await press("Down", in: field)
      #expect(found.isFirstResponder)
      try await press(.escape, in: found)
      #expect(!names.search.isActive && !found.isMapped)
    }
  }

  @Test func resultsStandInPlaceOfWhatIsSearched() async throws {
    let results = ViewController()
    results.view.addSubview(Gtk.Label("Results"))
    let names = Names(results: results)
    let window = try await TestWindow(NavigationController(rootViewController: names))
    defer { window.close() }
    #expect(window.window.find(Gtk.Label.self, .text("Results")) == nil)
    try await type("A", into: names.search.searchBar.searchTextField)
    #expect(window.window.find(Gtk.Label.self, .text("Results")) != nil && results.view.isMapped)
    names.search.isActive = false
    try await settle()
    #expect(!results.view.isMapped && results.parent == nil)
  }
}
