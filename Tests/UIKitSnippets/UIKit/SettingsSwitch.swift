import Observation
import UIKit

@Observable final class NotificationSettings {
  var isEnabled = true
  var unreadCount = 3
}

final class NotificationSettingsViewController: UIViewController {
  let settings: NotificationSettings
  let statusLabel = UILabel()
  let toggle = UISwitch()

  init(settings: NotificationSettings) {
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notifications"
    toggle.addTarget(self, action: #selector(toggled(_:)), for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [statusLabel, toggle])
    row.spacing = 12
    row.frame = CGRect(x: 20, y: 20, width: 300, height: 40)
    view.addSubview(row)
  }

  override func updateProperties() {
    super.updateProperties()
    toggle.isOn = settings.isEnabled
    if settings.isEnabled {
      statusLabel.text = "On (\(settings.unreadCount) unread)"
      statusLabel.textColor = .label
    } else {
      statusLabel.text = "Off"
      statusLabel.textColor = .secondaryLabel
    }
  }

  @objc private func toggled(_ sender: UISwitch) {
    settings.isEnabled = sender.isOn
  }
}
