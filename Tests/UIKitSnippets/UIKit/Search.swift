import Observation
import UIKit

@Observable final class CityModel {
  let all = ["Berlin", "Bern", "Lima", "Lisbon", "Oslo"]
  var query = ""
  var matches: [String] { query.isEmpty ? all : all.filter { $0.lowercased().hasPrefix(query.lowercased()) } }
}

final class CitySearchViewController: UIViewController, UISearchResultsUpdating {
  let model = CityModel()
  let results = UILabel()
  let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search Cities"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    results.numberOfLines = 0
    results.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    view.addSubview(results)
  }

  override func updateProperties() {
    super.updateProperties()
    results.text = model.matches.joined(separator: "\n")
  }

  func updateSearchResults(for searchController: UISearchController) {
    model.query = searchController.searchBar.text ?? ""
  }
}
