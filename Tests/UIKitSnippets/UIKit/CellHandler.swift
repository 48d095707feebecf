import Observation
import UIKit

@Observable final class Download: Identifiable {
  let id: Int
  var progress = 0.0
  var isPaused = false
  init(id: Int) { self.id = id }
}

final class DownloadsViewController: UIViewController {
  let downloads = (0..<4).map(Download.init(id:))
  private var dataSource: UICollectionViewDiffableDataSource<String, Int>!
  private(set) var runs = [Int: Int]()

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { [unowned self] cell, _, id in
      let download = downloads[id]
      cell.configurationUpdateHandler = { [weak self] cell, state in
        self?.runs[id, default: 0] += 1
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = "Download \(id)"
        content.secondaryText = download.isPaused ? "Paused" : "\(Int(download.progress * 100)) %"
        content.textProperties.color = state.isSelected ? .systemBlue : .label
        cell.contentConfiguration = content
      }
    }
    dataSource = .init(collectionView: list) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections(["downloads"])
    snapshot.appendItems(downloads.map(\.id), toSection: "downloads")
    dataSource.apply(snapshot)
  }
}
