import UIKit

final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    contentView.backgroundColor = .systemGray5
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 6
  }

  required init?(coder: NSCoder) { fatalError() }

  override var isSelected: Bool {
    didSet { contentView.backgroundColor = isSelected ? .systemBlue : .systemGray5 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

final class TagsViewController: UICollectionViewController {
  let tags = (0..<30).map { "Tag \($0)" }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 36)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    layout.scrollDirection = .vertical
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
    collectionView.allowsMultipleSelection = true
    collectionView.backgroundColor = .systemBackground
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tags.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
    cell.label.text = tags[indexPath.item]
    return cell
  }
}
