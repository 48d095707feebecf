import UIKit

final class ColorCell: UICollectionViewCell {
  let swatch = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    swatch.frame = contentView.bounds
    swatch.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(swatch)
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ColorGridViewController: UIViewController, UICollectionViewDataSource {
  let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemYellow, .systemPink, .systemTeal]
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: "color")
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    colors.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "color", for: indexPath)
    (cell as? ColorCell)?.swatch.backgroundColor = colors[indexPath.item]
    return cell
  }
}
