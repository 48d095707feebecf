import TrackedKit

// essential:begin
final class NotificationsViewController: ViewController {
  @Bindable private var settings: SettingsModel
  private let enabledSwitch = Switch()
  private let stepper = Stepper()
  private let statusLabel = Label()

  init(_ settings: SettingsModel) {
    self.settings = settings
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.minimumValue = Double(SettingsModel.badgeCounts.lowerBound)
    stepper.maximumValue = Double(SettingsModel.badgeCounts.upperBound)
    enabledSwitch.bind(isOn: $settings.notificationsEnabled)
    stepper.addAction(
      Action { [unowned self] _ in settings.badgeCount = Int(stepper.value) }, for: .valueChanged)
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    stepper.value = Double(settings.badgeCount)
    stepper.isEnabled = settings.notificationsEnabled
    statusLabel.text = settings.statusText
    statusLabel.textColor = settings.notificationsEnabled ? .label : .secondaryLabel
  }

  private func makeLayout() -> Widget {
    let column = Box(.vertical, spacing: 12)
    column.margins = PageLayout.contentMargins
    for (title, control) in [("Notifications", enabledSwitch), ("Badge count", stepper)] as [(String, Widget)] {
      let (row, label) = (Box(.horizontal, spacing: 12), Label(title))
      label.hexpand = true
      control.setAccessibleLabel(from: label)
      row.append(label)
      row.append(control)
      column.append(row)
    }
    column.append(statusLabel)
    return column
  }
}
// essential:end
