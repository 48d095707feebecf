import Observation
import UIKit

@Observable final class LetterStore {
  var letters = ["Welcome", "Invoice", "Holiday"]
  var selection: String?
}

final class LettersListViewController: UITableViewController {
  let store: LetterStore

  init(store: LetterStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { store.letters.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Today" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = store.letters[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    store.selection = store.letters[indexPath.row]
    splitViewController?.show(.secondary)
  }
}

final class LetterDetailViewController: UIViewController {
  let store: LetterStore
  let bodyLabel = UILabel()

  init(store: LetterStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    bodyLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bodyLabel)
    NSLayoutConstraint.activate([
      bodyLabel.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
      bodyLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    bodyLabel.text = store.selection.map { "Dear reader of \($0)" }
    title = store.selection ?? "No Letter"
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    guard store.selection == nil else {
      contentUnavailableConfiguration = nil
      return
    }
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "No Letter Selected"
    configuration.image = UIImage(systemName: "envelope")
    contentUnavailableConfiguration = configuration
  }
}

@MainActor func makeLetterSplit(_ store: LetterStore) -> UISplitViewController {
  let split = UISplitViewController(style: .doubleColumn)
  split.preferredDisplayMode = .oneBesideSecondary
  split.preferredPrimaryColumnWidthFraction = 0.4
  split.setViewController(
    UINavigationController(rootViewController: LettersListViewController(store: store)), for: .primary)
  split.setViewController(
    UINavigationController(rootViewController: LetterDetailViewController(store: store)), for: .secondary)
  return split
}
