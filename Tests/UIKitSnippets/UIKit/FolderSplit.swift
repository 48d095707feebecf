import Observation
import UIKit

@Observable final class LibraryState {
  var folder: String?
  var file: String?
}

final class ColumnListViewController: UITableViewController {
  let rows: [String]
  let onSelect: (String) -> Void

  init(title: String, rows: [String], onSelect: @escaping (String) -> Void) {
    self.rows = rows
    self.onSelect = onSelect
    super.init(style: .plain)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect(rows[indexPath.row])
  }
}

final class FileViewController: UIViewController {
  let state: LibraryState
  let label = UILabel()

  init(state: LibraryState) {
    self.state = state
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.textAlignment = .center
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }

  override func updateProperties() {
    super.updateProperties()
    label.text = state.file.map { "\(state.folder ?? "")/\($0)" } ?? "Choose a file"
    navigationItem.title = state.file
  }
}

final class LibrarySplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let state = LibraryState()

  init() {
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    presentsWithGesture = true
    minimumPrimaryColumnWidth = 160
    maximumPrimaryColumnWidth = 320
    let folders = ColumnListViewController(title: "Folders", rows: ["Home", "Work"]) { [weak self] in
      self?.state.folder = $0
      self?.state.file = "readme.txt"
      self?.show(.secondary)
    }
    setViewController(folders, for: .primary)
    setViewController(FileViewController(state: state), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError() }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    state.file == nil ? .primary : .secondary
  }
}
