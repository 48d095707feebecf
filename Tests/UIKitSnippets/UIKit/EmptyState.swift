import Observation
import UIKit

@Observable final class Inbox {
  var messages: [String] = []
  var isLoading = false
}

final class InboxViewController: UIViewController {
  let inbox = Inbox()
  let list = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.numberOfLines = 0
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
  }

  override func updateProperties() {
    super.updateProperties()
    list.text = inbox.messages.joined(separator: "\n")
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    if inbox.isLoading {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    } else if inbox.messages.isEmpty {
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "tray")
      configuration.text = "No Messages"
      configuration.secondaryText = "New messages appear here."
      configuration.button = .bordered()
      configuration.button.title = "Refresh"
      configuration.buttonProperties.primaryAction = UIAction { [weak self] _ in
        self?.inbox.messages.append("Welcome")
      }
      contentUnavailableConfiguration = configuration
    } else {
      contentUnavailableConfiguration = nil
    }
  }
}
