import UIKit

struct TownErrand: Hashable {
  var title: String
  var isDone = false
}

final class ErrandListViewController: UITableViewController {
  var errands = ["Milk", "Bread", "Eggs", "Stamps"].map { TownErrand(title: $0) }
  private(set) var displayedRows: [Int] = []
  private(set) var detailedRows: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")

    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 200, height: 20))
    label.text = "Before noon"
    header.addSubview(label)
    tableView.tableHeaderView = header
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { errands.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    let errand = errands[indexPath.row]
    cell.textLabel?.text = errand.title
    cell.imageView?.image = UIImage(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
    cell.accessoryType = .detailButton
    cell.selectionStyle = .none
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    errands.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    return indexPath.row > 0
  }

  override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
    let errand = errands.remove(at: fromIndexPath.row)
    errands.insert(errand, at: to.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    // The first errand stays the first.
    proposedDestinationIndexPath.row == 0 ? IndexPath(row: 1, section: 0) : proposedDestinationIndexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    errands[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    displayedRows.append(indexPath.row)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    detailedRows.append(indexPath.row)
  }
}
