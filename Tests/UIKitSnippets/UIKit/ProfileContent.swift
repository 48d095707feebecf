import Observation
import UIKit

@Observable final class Member {
  var name: String
  var role: String
  var isOnline = false
  init(name: String, role: String) {
    self.name = name
    self.role = role
  }
}

struct MemberContentConfiguration: UIContentConfiguration {
  var member: Member
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView {
    MemberContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> MemberContentConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var configuration = self
    configuration.isSelected = state.isSelected
    return configuration
  }
}

final class MemberContentView: UIView, UIContentView {
  let nameLabel = UILabel()
  let roleLabel = UILabel()
  private var current: MemberContentConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let newValue = newValue as? MemberContentConfiguration else { return }
      current = newValue
      setNeedsUpdateProperties()
    }
  }

  init(configuration: MemberContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [nameLabel, roleLabel])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateProperties() {
    super.updateProperties()
    nameLabel.text = (current.member.isOnline ? "● " : "") + current.member.name
    roleLabel.text = current.member.role
    nameLabel.font = current.isSelected ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }
}

final class MembersViewController: UICollectionViewController {
  let members = [Member(name: "Ada", role: "Engineer"), Member(name: "Grace", role: "Admiral")]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Call") { _, _, done in done(true) }
      ])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError() }

  private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, Member>!

  override func viewDidLoad() {
    super.viewDidLoad()
    registration = UICollectionView.CellRegistration { cell, indexPath, member in
      cell.contentConfiguration = MemberContentConfiguration(member: member)
      cell.accessories = [.disclosureIndicator()]
    }
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    members.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: members[indexPath.item])
  }
}
