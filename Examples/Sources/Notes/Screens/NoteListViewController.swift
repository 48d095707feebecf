import TrackedKit

/// The notes that were found, with a search field above them.
final class NoteListViewController: ViewController, CollectionViewDelegate {
  private let store: NoteStore
  private let searchBar = SearchBar()
  private let collection = CollectionView(
    collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
  private var dataSource: CollectionViewDiffableDataSource<Int, Note.ID>!
  private var notesByID: [Note.ID: Note] = [:]

  init(_ store: NoteStore) {
    self.store = store
    super.init()
    title = String(localized: "All Notes")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = CollectionView.CellRegistration<CollectionViewListCell, Note.ID> { [unowned self] cell, _, id in
      guard let note = notesByID[id] else { return }
      cell.configurationUpdateHandler = { cell, _ in
        var content = ListContentConfiguration.subtitleCell()
        content.text = note.title.isEmpty ? String(localized: "New Note") : note.title
        content.secondaryText = note.summary
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
      }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, id in
      collection.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    collection.delegate = self
    collection.vexpand = true
    collection.accessibilityLabel = String(localized: "Notes")
    searchBar.placeholder = String(localized: "Search")
    let column = StackView(arrangedSubviews: [searchBar, collection])
    column.axis = .vertical
    view.addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    store.query = searchBar.text ?? ""
    let shown = store.shown
    notesByID = Dictionary(uniqueKeysWithValues: shown.map { ($0.id, $0) })
    var snapshot = DiffableDataSourceSnapshot<Int, Note.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown.map(\.id))
    dataSource.apply(snapshot)
    let chosen = store.chosen.flatMap { dataSource.indexPath(for: $0.id) }
    if collection.indexPathsForSelectedItems?.first != chosen {
      collection.selectItem(at: chosen, animated: false, scrollPosition: .centeredVertically)
    }
  }

  override func updateContentUnavailableConfiguration(using state: ContentUnavailableConfigurationState) {
    super.updateContentUnavailableConfiguration(using: state)
    guard store.shown.isEmpty else { return contentUnavailableConfiguration = nil }
    if store.query.isEmpty {
      var placeholder = ContentUnavailableConfiguration.empty()
      placeholder.text = String(localized: "No Notes")
      placeholder.secondaryText = String(localized: "Press Ctrl+N for a new one, or drop text files here.")
      contentUnavailableConfiguration = placeholder
    } else {
      contentUnavailableConfiguration = ContentUnavailableConfiguration.search()
    }
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    store.chosen = dataSource.itemIdentifier(for: indexPath).flatMap { notesByID[$0] }
    splitViewController?.show(.secondary)
  }

  func search() { searchBar.becomeFirstResponder() }
}
