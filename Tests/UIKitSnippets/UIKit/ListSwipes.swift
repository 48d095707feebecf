import Observation
import UIKit

@Observable final class Message: Identifiable {
  let id: Int
  var subject: String
  var isRead = false
  var isFlagged = false
  init(id: Int, subject: String) {
    self.id = id
    self.subject = subject
  }
}

final class MessageListViewController: UIViewController, UICollectionViewDelegate {
  private enum Section { case today, earlier }

  let messages = (0..<8).map { Message(id: $0, subject: "Message \($0)") }
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: UICollectionViewDiffableDataSource<Section, Message.ID>!
  private(set) var opened: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    collectionView.delegate = self
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    configureDataSource()
    applySnapshot(animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      guard let self, let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
        self?.delete(id)
        done(true)
      }
      delete.image = UIImage(systemName: "trash")
      let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
        self?.message(id)?.isFlagged.toggle()
        done(true)
      }
      flag.backgroundColor = .systemOrange
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Message.ID> { [weak self] cell, _, id in
      guard let message = self?.message(id) else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = message.subject
      content.secondaryText = message.isRead ? "Read" : "New"
      content.textProperties.font = message.isRead ? .preferredFont(forTextStyle: .body) : .boldSystemFont(ofSize: 17)
      content.image = UIImage(systemName: message.isFlagged ? "flag.fill" : "envelope")
      content.imageProperties.tintColor = message.isFlagged ? .systemOrange : .tintColor
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .delete(displayed: .whenEditing) { self?.delete(id) }]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = view.defaultContentConfiguration()
      content.text = indexPath.section == 0 ? "Today" : "Earlier"
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func applySnapshot(animatingDifferences: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Message.ID>()
    snapshot.appendSections([.today, .earlier])
    snapshot.appendItems(messages.prefix(3).map(\.id), toSection: .today)
    snapshot.appendItems(messages.dropFirst(3).map(\.id), toSection: .earlier)
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  func message(_ id: Int) -> Message? { messages.first { $0.id == id } }

  func delete(_ id: Int) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([id])
    dataSource.apply(snapshot)
  }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    message(id)?.isRead = true
    opened.append(id)
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
