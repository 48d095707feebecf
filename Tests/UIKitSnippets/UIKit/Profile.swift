import Observation
import UIKit

@Observable final class UserAccount {
  var name = "Ada"
  var email = "ada@example.org"
  var unreadCount = 0
  var isOnline = false
  var hasUnread: Bool { unreadCount > 0 }
}

final class ProfileViewController: UIViewController {
  var account = UserAccount()
  let nameLabel = UILabel()
  let avatarView = UIImageView()
  let badgeLabel = UILabel()
  let onlineDot = UIView()
  private(set) var runs = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    avatarView.image = UIImage(systemName: "person.circle")
    avatarView.contentMode = .scaleAspectFit
    avatarView.tintColor = .systemBlue
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    badgeLabel.textColor = .white
    badgeLabel.backgroundColor = .systemRed
    badgeLabel.textAlignment = .center
    badgeLabel.layer.cornerRadius = 10
    onlineDot.layer.cornerRadius = 6
    let stack = UIStackView(arrangedSubviews: [avatarView, nameLabel, badgeLabel, onlineDot])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      onlineDot.widthAnchor.constraint(equalToConstant: 12),
      onlineDot.heightAnchor.constraint(equalToConstant: 12),
    ])
  }

  override func updateProperties() {
    super.updateProperties()
    runs += 1
    nameLabel.text = account.name
    badgeLabel.isHidden = !account.hasUnread
    badgeLabel.text = "\(account.unreadCount)"
    onlineDot.backgroundColor = account.isOnline ? .systemGreen : .systemGray
  }
}
