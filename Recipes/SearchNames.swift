// How do you filter a list while the user types?
//
// The controller's hook reads the search bar's text, so typing runs it again. No delegate is needed.

import TrackedKit

@Observable final class NameBook {
  var names = ["Ada", "Alan", "Barbara", "Grace"]
}

final class NameBookViewController: ViewController {
  private let book: NameBook
  private let search = SearchController(searchResultsController: nil)
  private let label = Label()

  init(_ book: NameBook) { self.book = book }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Names"
    search.searchBar.placeholder = "Search names"
    navigationItem.searchController = search
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    let query = (search.searchBar.text ?? "").lowercased()
    let found = book.names.filter { query.isEmpty || $0.lowercased().hasPrefix(query) }
    label.text = found.isEmpty ? "Nobody" : found.joined(separator: ", ")
  }
}
