import UIKit

final class LogViewController: UITableViewController {
  private(set) var lines = ["started"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    lines.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
    cell.textLabel?.text = lines[indexPath.row]
    return cell
  }

  func append(_ line: String) {
    lines.append(line)
    tableView.insertRows(at: [IndexPath(row: lines.count - 1, section: 0)], with: .automatic)
  }

  func removeFirst() {
    lines.removeFirst()
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
  }

  func shout() {
    lines = lines.map { $0.uppercased() }
    tableView.reloadData()
  }
}
