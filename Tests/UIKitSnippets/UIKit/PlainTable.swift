import UIKit

final class PlanetsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let sections = [("Inner", ["Mercury", "Venus", "Earth", "Mars"]), ("Outer", ["Jupiter", "Saturn"])]
  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var chosen: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "planet")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "planet", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].1[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen = sections[indexPath.section].1[indexPath.row]
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
