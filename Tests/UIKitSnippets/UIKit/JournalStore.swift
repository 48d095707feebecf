import UIKit

struct JournalEntry: Codable, Hashable, Identifiable {
  var id = UUID()
  var title: String
  var createdAt = Date()
}

final class JournalStore {
  private let url: URL
  private(set) var entries: [JournalEntry] = []

  init(directory: URL = FileManager.default.temporaryDirectory) {
    url = directory.appendingPathComponent("journal-\(UUID().uuidString).json")
  }

  func add(_ title: String) throws {
    let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !title.isEmpty else { throw JournalError.emptyTitle }
    entries.append(JournalEntry(title: title))
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(entries).write(to: url, options: .atomic)
  }

  func load() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    entries = try decoder.decode([JournalEntry].self, from: Data(contentsOf: url))
  }
}

enum JournalError: LocalizedError {
  case emptyTitle
  var errorDescription: String? { "A title is needed." }
}

final class JournalViewController: UITableViewController {
  let store = JournalStore()
  private(set) var lastError: String?
  private var dataSource: UITableViewDiffableDataSource<Int, JournalEntry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, entry in
      let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = entry.title
      cell.contentConfiguration = content
      return cell
    }
    reload()
  }

  func write(_ title: String) {
    do {
      try store.add(title)
      try store.load()
      reload()
    } catch {
      lastError = error.localizedDescription
    }
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, JournalEntry>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.entries)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
