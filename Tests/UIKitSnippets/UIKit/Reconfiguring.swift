import UIKit

final class StockViewController: UIViewController {
  private(set) var prices = ["AAA": 10, "BBB": 20, "CCC": 30]
  private(set) var configured: [String] = []
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let view = UICollectionView(
      frame: self.view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [unowned self] cell, _, name in
      configured.append(name)
      var content = UIListContentConfiguration.valueCell()
      content.text = name
      content.secondaryText = "\(prices[name] ?? 0)"
      cell.contentConfiguration = content
    }
    dataSource = .init(collectionView: view) { view, indexPath, name in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["AAA", "BBB", "CCC"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func setPrice(_ price: Int, of name: String) {
    prices[name] = price
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([name])
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func delist(_ name: String, completion: @escaping () -> Void) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([name])
    dataSource.apply(snapshot, animatingDifferences: true, completion: completion)
  }
}
