// How does a list show sections with headers, and a cell its own state?
//
// A snapshot holds sections of items. The hook makes a new one from the model, and the data source keeps the cells of items that
// stay. Headers are tracked like cells.

import TrackedKit

@Observable final class Friend {
  let name: String
  var isFavorite = false

  init(_ name: String) { self.name = name }
}

@Observable final class FriendBook {
  var friends = ["Ada", "Barbara", "Edsger", "Grace"].map { Friend($0) }
}

final class FriendsViewController: ViewController, CollectionViewDelegate {
  enum Section: String { case favorites = "Favourites", others = "Others" }

  private let book: FriendBook
  private var collection: CollectionView!
  private var dataSource: CollectionViewDiffableDataSource<Section, String>!

  init(_ book: FriendBook) { self.book = book }

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    collection = CollectionView(
      frame: .zero, collectionViewLayout: CollectionViewCompositionalLayout.list(using: configuration))
    collection.delegate = self
    makeDataSource()
    view.addSubview(collection)
  }

  private func makeDataSource() {
    let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
      cell.configurationUpdateHandler = { cell, state in
        var content = ListContentConfiguration.valueCell()
        content.text = name
        content.secondaryText = state.isSelected ? "chosen" : nil
        cell.contentConfiguration = content
      }
    }
    let headers = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      guard let section = dataSource.sectionIdentifier(for: indexPath.section) else { return }
      header.configurationUpdateHandler = { [unowned self] header, _ in
        var content = ListContentConfiguration.header()
        content.text = "\(section.rawValue) (\(friends(in: section).count))"
        header.contentConfiguration = content
      }
    }
    dataSource = CollectionViewDiffableDataSource(collectionView: collection) { collection, indexPath, name in
      collection.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: name)
    }
    dataSource.supplementaryViewProvider = { collection, _, indexPath in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func friends(in section: Section) -> [Friend] {
    book.friends.filter { $0.isFavorite == (section == .favorites) }
  }

  override func updateProperties() {
    super.updateProperties()
    var snapshot = DiffableDataSourceSnapshot<Section, String>()
    for section in [Section.favorites, .others] {
      let friends = friends(in: section)
      guard !friends.isEmpty else { continue }
      snapshot.appendSections([section])
      snapshot.appendItems(friends.map(\.name))
    }
    dataSource.apply(snapshot)
  }

  // A double click, or Enter.
  func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
    let name = dataSource.itemIdentifier(for: indexPath)
    book.friends.first { $0.name == name }?.isFavorite.toggle()
  }
}
