import TrackedKit

// essential:begin
/// Shows the status of a message, and the number of messages on a button of its bar.
final class MessageViewController: ViewController {
  private let model: MessageModel
  private let statusLabel = Label()
  private lazy var badgeItem = BarButtonItem(
    primaryAction: Action(title: String(localized: "Messages"), image: Image(iconName: "mail-unread-symbolic")) {
      [model] _ in
      model.count = 0
    })

  init(_ model: MessageModel) {
    self.model = model
    super.init()
    title = String(localized: "Message")
  }

  override func updateProperties() {
    super.updateProperties()
    statusLabel.alpha = model.showStatus ? 1 : 0
    statusLabel.text = model.statusText
    badgeItem.badge = model.count > 0 ? .count(model.count) : nil
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = badgeItem
    let bubble = Label(word: "The model changed. Nobody had to say so.")
    bubble.numberOfLines = 0
    bubble.addCSSClass("message")
    bubble.halign = .start
    // Wide enough for every status: a new one asks for no other size.
    statusLabel.widthChars = 12
    statusLabel.halign = .start
    statusLabel.addCSSClass("dim-label")
    statusLabel.addCSSClass("caption")
    let column = Box(.vertical, spacing: 6)
    column.margins = PageLayout.contentMargins
    [bubble, statusLabel].forEach(column.append)
    view.addSubview(column)
  }
}
