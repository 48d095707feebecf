import Observation
import UIKit

@Observable final class BirdModel {
  let birds =
    ["Blackbird", "Bluetit", "Crane", "Crow", "Duck", "Eagle", "Finch", "Goose", "Heron", "Ibis", "Jay", "Kite"]
    + (1...30).map { "Sparrow \($0)" }
  var query = ""
  var shown: [String] { query.isEmpty ? birds : birds.filter { $0.lowercased().contains(query.lowercased()) } }
}

final class BirdsViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate,
  UISearchControllerDelegate
{
  let model = BirdModel()
  let search = UISearchController(searchResultsController: nil)
  private var dataSource: UITableViewDiffableDataSource<Int, String>!
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Birds"
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = "Search birds"
    search.searchBar.autocapitalizationType = .none
    search.searchBar.delegate = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = true
    definesPresentationContext = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "bird")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, bird in
      let cell = tableView.dequeueReusableCell(withIdentifier: "bird", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = bird
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade
  }

  override func updateProperties() {
    super.updateProperties()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(model.shown)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  func updateSearchResults(for searchController: UISearchController) {
    model.query = searchController.searchBar.text ?? ""
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    events.append("cancel")
  }

  func willPresentSearchController(_ searchController: UISearchController) { events.append("present") }

  func didDismissSearchController(_ searchController: UISearchController) { events.append("dismiss") }
}
