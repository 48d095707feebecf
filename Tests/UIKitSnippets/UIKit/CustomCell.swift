import Observation
import UIKit

@Observable final class Chore {
  var title: String
  var isDone = false
  init(_ title: String) { self.title = title }
}

final class ChoreCell: UICollectionViewCell {
  static let reuseIdentifier = "ChoreCell"
  let titleLabel = UILabel()
  let mark = UIImageView(image: UIImage(systemName: "checkmark"))
  var chore: Chore? {
    didSet { setNeedsUpdateConfiguration() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [mark, titleLabel])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    chore = nil
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    titleLabel.text = chore?.title
    mark.alpha = chore?.isDone == true ? 1 : 0
    titleLabel.textColor = state.isSelected ? .tintColor : .label
  }
}

final class ChoresViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var chores = [Chore("Sweep"), Chore("Dust"), Chore("Wash")]
  private(set) lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))

  override func loadView() {
    collectionView.register(ChoreCell.self, forCellWithReuseIdentifier: ChoreCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    chores.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: ChoreCell.reuseIdentifier, for: indexPath) as! ChoreCell
    cell.chore = chores[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chores[indexPath.item].isDone.toggle()
  }
}
