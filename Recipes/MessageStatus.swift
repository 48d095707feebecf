// How does a label come and go without moving what is around it? How does a toolbar button get a badge?
//
// Opacity and text are content: set them in `updateProperties()`, and nothing is laid out. A bar button's badge is only drawn.

import TrackedKit

@Observable final class SentMessage {
  var showStatus = false
  var statusText = "Sending…"
  var replyCount = 0
}

final class SentMessageViewController: ViewController {
  private let message: SentMessage
  private let statusLabel = Label()
  private lazy var repliesItem = BarButtonItem(
    primaryAction: Action(title: "Replies", image: Image(iconName: "mail-replied-symbolic")) { [message] _ in
      message.replyCount = 0
    })

  init(_ message: SentMessage) { self.message = message }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Message"
    navigationItem.rightBarButtonItem = repliesItem
    view.addSubview(statusLabel)
  }

  override func updateProperties() {
    super.updateProperties()
    statusLabel.alpha = message.showStatus ? 1 : 0
    statusLabel.text = message.statusText
    repliesItem.badge = message.replyCount > 0 ? .count(message.replyCount) : nil
  }
}

/// The bar comes with the navigation controller.
func makeMessageScreen(_ message: SentMessage) -> ViewController {
  NavigationController(rootViewController: SentMessageViewController(message))
}
