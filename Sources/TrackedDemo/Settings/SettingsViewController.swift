import FoundationEssentials
import TrackedKit

/// Notifications and looks. Everything here is stored, and every open window follows.
final class SettingsViewController: ViewController {
  @Bindable private var settings: SettingsModel
  private let notificationsSwitch = Switch()
  private let badgeSpin = SpinButton(
    range: Double(SettingsModel.badgeCounts.lowerBound)...Double(SettingsModel.badgeCounts.upperBound), step: 1)
  private let statusLabel = Label()
  private let badgeLabel = Label()
  private let schemeDropDown = DropDown(SettingsModel.ColorScheme.allCases.map(\.rawValue.capitalized))
  private let languageDropDown = DropDown(AppLanguage.allCases.map(\.name))
  private let fontScale = Scale(
    range: Double(SettingsModel.fontSizes.lowerBound)...Double(SettingsModel.fontSizes.upperBound), step: 1)
  private let fontLabel = Label()
  private var swatches: [ToggleButton] = []

  init(_ settings: SettingsModel) {
    self.settings = settings
    super.init()
    title = String(localized: "Settings")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    notificationsSwitch.bind(isOn: $settings.notificationsEnabled)
    badgeSpin.bind(value: $settings.badgeCount)
    fontScale.bind(value: $settings.fontSize)
    schemeDropDown.onNotifySelected(self) { me in
      if let index = me.schemeDropDown.selected {
        me.settings.colorScheme = SettingsModel.ColorScheme.allCases[index]
      }
    }
    languageDropDown.onNotifySelected(self) { me in
      if let index = me.languageDropDown.selected { me.settings.language = AppLanguage.allCases[index] }
    }
    view.addSubview(makeLayout())
  }

  // essential:begin
  override func updateProperties() {
    super.updateProperties()
    badgeSpin.isSensitive = settings.notificationsEnabled
    statusLabel.text = settings.statusText
    statusLabel.setCSSClass("accent", .when(settings.notificationsEnabled))
    statusLabel.setCSSClass("dim-label", .when(!settings.notificationsEnabled))
    badgeLabel.text = "\(settings.shownBadgeCount)"
    badgeLabel.opacity = settings.shownBadgeCount > 0 ? 1 : 0
    schemeDropDown.selected = SettingsModel.ColorScheme.allCases.firstIndex(of: settings.colorScheme)
    languageDropDown.selected = AppLanguage.allCases.firstIndex(of: settings.language)
    fontLabel.text = "\(settings.fontSize) px"
    for (swatch, accent) in zip(swatches, SettingsModel.accentColors) {
      swatch.isActive = accent.color == settings.accentColor
    }
  }
  // essential:end

  private func makeLayout() -> Widget {
    badgeLabel.addCSSClass("badge")
    let status = Box(.horizontal, spacing: 12)
    status.margins = PageLayout.rowMargins
    statusLabel.hexpand = true
    statusLabel.numberOfLines = 0
    badgeLabel.valign = .center
    status.append(statusLabel)
    status.append(badgeLabel)

    fontScale.setSizeRequest(width: 160)
    fontScale.setAccessibleLabel(String(localized: "Font size"))
    fontScale.drawsValue = false
    fontLabel.addCSSClass("numeric")
    fontLabel.widthChars = 5
    let font = Box(.horizontal, spacing: 6)
    font.append(fontScale)
    font.append(fontLabel)
    return PageLayout.makePage(
      title: "Settings", summary: "Saved on every change, and shown in every window at once.",
      source: "SettingsViewController.swift",
      [
        PageLayout.makeSection(
          "Notifications",
          [
            status,
            PageLayout.makeRow("Notifications", control: notificationsSwitch),
            PageLayout.makeRow("Badge count", "The number beside the page's name", control: badgeSpin),
          ]),
        PageLayout.makeSection(
          "Appearance",
          [
            PageLayout.makeRow("Language", "Every open window follows", control: languageDropDown),
            PageLayout.makeRow("Style", control: schemeDropDown),
            PageLayout.makeRow("Accent colour", control: makeSwatches()),
            PageLayout.makeRow("Font size", control: font),
          ]),
      ])
  }

  private func makeSwatches() -> Widget {
    let row = Box(.horizontal, spacing: 6)
    for (name, color) in SettingsModel.accentColors {
      let swatch = ToggleButton()
      swatch.addCSSClass("swatch")
      swatch.addCSSClass("swatch-\(name.lowercased())")
      swatch.followLanguage { [unowned swatch] in
        swatch.tooltip = String(localized: .init(name))
        swatch.setAccessibleLabel(String(localized: .init(name)))
      }
      swatch.setGroup(swatches.first)
      swatch.onToggled(self) { [unowned swatch] me in
        if swatch.isActive { me.settings.accentColor = color }
      }
      swatches.append(swatch)
      row.append(swatch)
    }
    let css = SettingsModel.accentColors.map { name, color in
      ".swatch-\(name.lowercased()) { background: \(color.currentRGBA.hexString); }"
    }
    do { try Style.set(css.joined(separator: "\n"), for: "swatches") } catch { preconditionFailure("\(error)") }
    return row
  }
}
