import Observation
import UIKit

final class HeaderedDataSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
}

final class NumbersViewController: UIViewController {
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var dataSource: HeaderedDataSource!

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    dataSource = HeaderedDataSource(tableView: tableView) { tableView, indexPath, number in
      let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
      return cell
    }
    show(1...6)
  }

  func show(_ numbers: ClosedRange<Int>) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["Odd", "Even"])
    snapshot.appendItems(numbers.filter { !$0.isMultiple(of: 2) }, toSection: "Odd")
    snapshot.appendItems(numbers.filter { $0.isMultiple(of: 2) }, toSection: "Even")
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
