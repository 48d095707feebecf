import UIKit

struct ChatMessage: Hashable {
  enum Sender: Hashable { case me, other(String) }
  let id = UUID()
  let sender: Sender
  let text: String
  let date: Date
}

final class ChatMessageCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private let timeLabel = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!
  private static let formatter: DateFormatter = {
    let f = DateFormatter()
    f.dateFormat = "HH:mm"
    return f
  }()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    bubble.layer.cornerRadius = 16
    bubble.translatesAutoresizingMaskIntoConstraints = false
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
    timeLabel.textColor = .secondaryLabel
    timeLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    contentView.addSubview(timeLabel)
    leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
    trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      timeLabel.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 2),
      timeLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      timeLabel.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(_ message: ChatMessage) {
    label.text = message.text
    timeLabel.text = Self.formatter.string(from: message.date)
    switch message.sender {
    case .me:
      bubble.backgroundColor = .systemBlue
      label.textColor = .white
      leading.isActive = false
      trailing.isActive = true
    case .other:
      bubble.backgroundColor = .secondarySystemBackground
      label.textColor = .label
      trailing.isActive = false
      leading.isActive = true
    }
  }
}

final class ChatInputBar: UIView, UITextViewDelegate {
  var onSend: ((String) -> Void)?
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private lazy var heightConstraint = textView.heightAnchor.constraint(equalToConstant: 36)

  override init(frame: CGRect) {
    super.init(frame: frame)
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    blur.frame = bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(blur)
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.font = .systemFont(ofSize: 16)
    textView.layer.cornerRadius = 18
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    sendButton.setTitle("Send", for: .normal)
    sendButton.titleLabel?.font = .boldSystemFont(ofSize: 16)
    sendButton.isEnabled = false
    sendButton.addTarget(self, action: #selector(send), for: .touchUpInside)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [textView, sendButton])
    stack.alignment = .bottom
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      heightConstraint,
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  func textViewDidChange(_ textView: UITextView) {
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    heightConstraint.constant = min(max(size.height, 36), 120)
    textView.isScrollEnabled = size.height > 120
    sendButton.isEnabled = !textView.text.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
    UIView.performWithoutAnimation { self.superview?.layoutIfNeeded() }
  }

  @objc private func send() {
    onSend?(textView.text)
    textView.text = nil
    textViewDidChange(textView)
  }
}

final class ChatRoomViewController: UIViewController {
  private enum Section { case main }
  let tableView = UITableView(frame: .zero, style: .plain)
  let inputBar = ChatInputBar()
  private lazy var dataSource = UITableViewDiffableDataSource<Section, ChatMessage>(tableView: tableView) {
    tableView, indexPath, message in
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! ChatMessageCell
    cell.configure(message)
    return cell
  }
  private var messages: [ChatMessage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    tableView.register(ChatMessageCell.self, forCellReuseIdentifier: "message")
    tableView.separatorStyle = .none
    tableView.keyboardDismissMode = .interactive
    tableView.allowsSelection = false
    tableView.dataSource = dataSource
    for subview in [tableView, inputBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),
      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    inputBar.onSend = { [weak self] text in self?.add(ChatMessage(sender: .me, text: text, date: Date())) }
    add(ChatMessage(sender: .other("Ada"), text: "Hello", date: .now))
  }

  private func add(_ message: ChatMessage) {
    messages.append(message)
    var snapshot = NSDiffableDataSourceSnapshot<Section, ChatMessage>()
    snapshot.appendSections([.main])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil) { [weak self] in
      guard let self else { return }
      self.tableView.scrollToRow(at: IndexPath(row: self.messages.count - 1, section: 0), at: .bottom, animated: true)
    }
  }
}
