import Observation
import UIKit

@Observable final class Mailbox {
  var unread = 0
}

final class MailViewController: UIViewController {
  let mailbox: Mailbox

  init(mailbox: Mailbox) {
    self.mailbox = mailbox
    super.init(nibName: nil, bundle: nil)
    tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "envelope"), tag: 0)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func updateProperties() {
    super.updateProperties()
    tabBarItem.badgeValue = mailbox.unread > 0 ? "\(mailbox.unread)" : nil
  }
}

@MainActor func makeMailTabs(mailbox: Mailbox) -> UITabBarController {
  let settings = UIViewController()
  settings.title = "Settings"
  let tabs = UITabBarController()
  tabs.viewControllers = [MailViewController(mailbox: mailbox), settings]
  tabs.selectedIndex = 0
  return tabs
}
