import Observation
import UIKit

@Observable final class Photo: Identifiable {
  let id: Int
  var title: String
  var isFavorite = false
  init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

final class PhotoCell: UICollectionViewCell {
  let titleLabel = UILabel()
  let starView = UIImageView(image: UIImage(systemName: "star.fill"))
  var photo: Photo? {
    didSet { setNeedsUpdateProperties() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    for subview in [titleLabel, starView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      titleLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      starView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      starView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateProperties() {
    super.updateProperties()
    titleLabel.text = photo?.title
    starView.isHidden = photo?.isFavorite != true
  }
}

final class PhotoGridViewController: UIViewController, UICollectionViewDelegate {
  enum Section: Int, CaseIterable { case main }

  let photos = (1...12).map { Photo(id: $0, title: "Photo \($0)") }
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Photo.ID>!

  private func makeLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, indexPath, photo in
      cell.photo = photo
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      [unowned self] collectionView, indexPath, id in
      let photo = photos.first { $0.id == id }
      return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems(photos.map(\.id), toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    photos.first { $0.id == id }?.isFavorite.toggle()
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
