import UIKit

// iOS 26 style: observation in views, layoutSubviews tracking, UIView updateProperties, sharing model, cells with configurationUpdateHandler, traits
@Observable class UnreadModel { var count: Int? = nil; var isHighlighted = false; var tint: UIColor = .systemRed }
class UnreadBadge: UIView {
  var model: UnreadModel { didSet { if model !== oldValue { setNeedsUpdateProperties() } } }
  private let label = UILabel()
  private var diameter: CGFloat = 20
  init(model: UnreadModel) {
    self.model = model
    super.init(frame: .zero)
    addSubview(label)
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 12, weight: .bold)
    isUserInteractionEnabled = false
    setContentHuggingPriority(.required, for: .horizontal)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func updateProperties() {
    super.updateProperties()
    if let count = model.count {
      isHidden = false
      label.text = count > 99 ? "99+" : "\(count)"
    } else {
      isHidden = true
    }
    backgroundColor = model.tint
    invalidateIntrinsicContentSize()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds.insetBy(dx: 4, dy: 0)
    transform = model.isHighlighted ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity
  }
  override var intrinsicContentSize: CGSize {
    let width = label.intrinsicContentSize.width + 8
    return CGSize(width: max(width, diameter), height: diameter)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
@Observable @MainActor final class LetterBox {
  static let shared = LetterBox()
  var messages: [Mail] = []
  var unread: Int { messages.lazy.filter { !$0.isRead }.count }
  let badge = UnreadModel()
  func markAllRead() { for m in messages { m.isRead = true }; badge.count = nil }
}
@Observable @MainActor final class Mail: Identifiable {
  let id = UUID()
  var subject: String
  var isRead = false
  var isFlagged = false
  init(_ subject: String) { self.subject = subject }
}
class BadgedInboxViewController: UIViewController {
  let inbox = LetterBox.shared
  private var collectionView: UICollectionView!
  private lazy var dataSource = makeDataSource()
  private lazy var badge = UnreadBadge(model: inbox.badge)
  override func viewDidLoad() {
    super.viewDidLoad()
    var config = UICollectionLayoutListConfiguration(appearance: .plain)
    config.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.readAction(at: indexPath) }
    config.itemSeparatorHandler = { indexPath, separator in
      var separator = separator
      separator.bottomSeparatorInsets.leading = 44
      return separator
    }
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: config))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: badge)
    navigationItem.subtitle = "All accounts"
  }
  private func readAction(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath), let message = inbox.messages.first(where: { $0.id == id })
    else { return nil }
    let action = UIContextualAction(style: .normal, title: message.isRead ? "Unread" : "Read") { _, _, done in
      message.isRead.toggle()
      done(true)
    }
    action.backgroundColor = .systemBlue
    action.image = UIImage(systemName: message.isRead ? "envelope.badge" : "envelope.open")
    return UISwipeActionsConfiguration(actions: [action])
  }
  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Mail.ID> {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Mail.ID> {
      [inbox] cell, indexPath, id in
      cell.configurationUpdateHandler = { cell, state in
        guard let cell = cell as? UICollectionViewListCell, let message = inbox.messages.first(where: { $0.id == id })
        else { return }
        var content = UIListContentConfiguration.subtitleCell().updated(for: state)
        content.text = message.subject
        content.textProperties.font =
          message.isRead ? .preferredFont(forTextStyle: .body) : .preferredFont(forTextStyle: .headline)
        content.secondaryText = message.isFlagged ? "Flagged" : nil
        content.image = UIImage(systemName: message.isRead ? "circle" : "circle.fill")
        content.imageToTextPadding = 8
        cell.contentConfiguration = content
        var accessories: [UICellAccessory] = []
        if message.isFlagged {
          accessories.append(
            .customView(
              configuration: .init(
                customView: UIImageView(image: UIImage(systemName: "flag.fill")),
                placement: .trailing(displayed: .always))))
        }
        cell.accessories = accessories
      }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
  }
  override func updateProperties() {
    super.updateProperties()
    navigationItem.title = inbox.unread > 0 ? "Inbox (\(inbox.unread))" : "Inbox"
    inbox.badge.count = inbox.unread > 0 ? inbox.unread : nil
    tabBarItem.badgeValue = inbox.unread > 0 ? inbox.unread.formatted() : nil
    var snapshot = NSDiffableDataSourceSnapshot<Int, Mail.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(inbox.messages.map(\.id))
    dataSource.apply(snapshot, animatingDifferences: true)
    setNeedsUpdateContentUnavailableConfiguration()
  }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if inbox.messages.isEmpty {
      var config = UIContentUnavailableConfiguration.empty()
      config.image = UIImage(systemName: "tray")
      config.text = "No Mail"
      contentUnavailableConfiguration = config
    } else {
      contentUnavailableConfiguration = nil
    }
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if traitCollection.horizontalSizeClass == .regular {
      collectionView.contentInset.left = 40
    } else {
      collectionView.contentInset.left = 0
    }
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    UIView.animate(springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 0, delay: 0, options: .flushUpdates) {
      self.inbox.badge.isHighlighted = true
    } completion: { _ in
      UIView.animate { self.inbox.badge.isHighlighted = false }
    }
  }
}
