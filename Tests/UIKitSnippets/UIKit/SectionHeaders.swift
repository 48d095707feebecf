import Observation
import UIKit

@Observable final class TaskBoard {
  var openCount = 2
  var doneCount = 1
}

final class BoardViewController: UIViewController {
  enum Section: Int, CaseIterable { case open, done }

  let board = TaskBoard()
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    configuration.headerMode = .supplementary
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = UIListContentConfiguration.cell()
      content.text = item
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      guard let self, let section = Section(rawValue: indexPath.section) else { return }
      header.configurationUpdateHandler = { [board] cell, _ in
        var content = UIListContentConfiguration.groupedHeader()
        content.text = section == .open ? "Open: \(board.openCount)" : "Done: \(board.doneCount)"
        cell.contentConfiguration = content
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, item in
      list.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { list, _, indexPath in
      list.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(["Write", "Test"], toSection: .open)
    snapshot.appendItems(["Plan"], toSection: .done)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
