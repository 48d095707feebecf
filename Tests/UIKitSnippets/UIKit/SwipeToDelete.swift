import Observation
import UIKit

@Observable final class Errand: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

final class ErrandsViewController: UITableViewController {
  private(set) var errands: [Errand] = ["Bank", "Baker", "Butcher"].enumerated().map {
    Errand(id: $0.offset, title: $0.element)
  }
  private(set) var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Errands"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "errand")
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    let control = UIRefreshControl()
    control.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    refreshControl = control
  }

  @objc private func refresh(_ sender: UIRefreshControl) {
    refreshes += 1
    errands.append(Errand(id: errands.count + 10, title: "Post \(refreshes)"))
    tableView.reloadData()
    sender.endRefreshing()
  }

  override func numberOfSections(in tableView: UITableView) -> Int {
    1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    errands.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "errand", for: indexPath)
    let errand = errands[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = errand.title
    content.textProperties.color = errand.isDone ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessoryType = errand.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    errands[indexPath.row].title != "Bank"
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      errands.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let errand = errands[indexPath.row]
    let toggle = UIContextualAction(style: .normal, title: errand.isDone ? "Undo" : "Done") { _, _, completion in
      errand.isDone.toggle()
      completion(true)
    }
    toggle.backgroundColor = .systemGreen
    toggle.image = UIImage(systemName: "checkmark")
    let configuration = UISwipeActionsConfiguration(actions: [toggle])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
