import Observation
import UIKit

@Observable final class FeedStore {
  private(set) var posts = ["First", "Second"]
  private(set) var isLoading = false

  @MainActor func refresh() async {
    isLoading = true
    await Task.yield()
    posts.insert("Fresh \(posts.count)", at: 0)
    isLoading = false
  }
}

final class FeedViewController: UICollectionViewController {
  let store = FeedStore()
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>
  private lazy var dataSource = makeDataSource()

  init() {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    control.addAction(
      UIAction { [weak self] _ in
        Task { await self?.reload() }
      }, for: .valueChanged)
    collectionView.refreshControl = control
    collectionView.dataSource = dataSource
  }

  override func updateProperties() {
    super.updateProperties()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.posts)
    dataSource.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil)
    navigationItem.prompt = store.isLoading ? "Loading" : nil
  }

  func reload() async {
    await store.refresh()
    collectionView.refreshControl?.endRefreshing()
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, post in
      var content = cell.defaultContentConfiguration()
      content.text = post
      cell.contentConfiguration = content
    }
    return DataSource(collectionView: collectionView) { view, indexPath, post in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: post)
    }
  }
}
