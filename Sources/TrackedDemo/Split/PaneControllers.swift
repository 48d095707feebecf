import TrackedKit

/// Changes the model.
final class EditorPaneController: ViewController {
  private let model: SplitPageModel
  private let entry = Entry()
  private let loadButton = Button(configuration: .filled())
  private let schemeDropDown = DropDown(["Auto", "Light", "Dark"])
  private let modeDropDown = DropDown(SplitPageModel.DisplayMode.allCases.map(\.rawValue))
  private let timestampSwitch = Switch()
  private let compactSwitch = Switch()
  private let animationSwitch = Switch()

  init(_ model: SplitPageModel) {
    self.model = model
    super.init()
    title = "Editor"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    entry.bind(text: Bindable(model).text)
    loadButton.configurationUpdateHandler = { [model] button in
      button.configuration?.title = model.isLoading ? "Loading…" : "Load Data"
      button.configuration?.showsActivityIndicator = model.isLoading
      button.isSensitive = !model.isLoading
    }
    loadButton.onClicked(model) { $0.loadData() }
    schemeDropDown.onNotifySelected(self) { me in
      if let index = me.schemeDropDown.selected {
        me.appModel?.settings.colorScheme = SettingsModel.ColorScheme.allCases[index]
      }
    }
    modeDropDown.onNotifySelected(self) { me in
      guard let index = me.modeDropDown.selected else { return }
      View.animate(options: .flushUpdates) {
        me.model.preferredDisplayMode = SplitPageModel.DisplayMode.allCases[index]
      }
    }
    timestampSwitch.bind(isOn: Bindable(model).preferences.showsTimestamps)
    compactSwitch.bind(isOn: Bindable(model).preferences.usesCompactLayout)
    animationSwitch.bind(isOn: Bindable(model).preferences.enablesAnimations)
    let buttons = Box(.horizontal, spacing: 9)
    let (increment, reset) = (Button(String(localized: "Increment")), Button(String(localized: "Reset")))
    increment.onClicked(model) { $0.increment() }
    reset.onClicked(model) { $0.reset() }
    [increment, reset].forEach(buttons.append)
    view.addSubview(
      PageLayout.makeSection(
        "Editor",
        [
          PageLayout.makeRow("Text", control: entry), PageLayout.makeRow("Counter", control: buttons),
          PageLayout.makeRow("Data", "Takes two seconds", control: loadButton),
          PageLayout.makeRow("Style", "For the whole app", control: schemeDropDown),
          PageLayout.makeRow("Panes", "Side by side needs room", control: modeDropDown),
          PageLayout.makeRow("Timestamps", "When text or counter changed", control: timestampSwitch),
          PageLayout.makeRow("Compact", "Less space in the viewer", control: compactSwitch),
          PageLayout.makeRow("Animations", "For the whole app", control: animationSwitch),
        ]))
  }

  override func updateProperties() {
    super.updateProperties()
    schemeDropDown.selected = appModel.flatMap {
      SettingsModel.ColorScheme.allCases.firstIndex(of: $0.settings.colorScheme)
    }
    schemeDropDown.isSensitive = appModel != nil
    modeDropDown.selected = SplitPageModel.DisplayMode.allCases.firstIndex(of: model.preferredDisplayMode)
  }
}

/// Shows the model.
final class ViewerPaneController: ViewController {
  private let model: SplitPageModel
  private let textLabel = Label()
  private let counterLabel = Label()
  private let detailLabel = Label()
  private let column = Box(.vertical)

  init(_ model: SplitPageModel) {
    self.model = model
    super.init()
    title = "Viewer"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.numberOfLines = 0
    for label in [textLabel, counterLabel, detailLabel] { label.textAlignment = .center }
    textLabel.addCSSClass("title-3")
    counterLabel.addCSSClass("numeric")
    detailLabel.addCSSClass("dim-label")
    [textLabel, counterLabel, detailLabel].forEach(column.append)
    view.addSubview(PageLayout.makeSection("Viewer", [column]))
  }

  override func updateProperties() {
    super.updateProperties()
    textLabel.text = model.text.isEmpty ? "No text" : model.text
    counterLabel.text = "\(model.counter)"
    let preferences = model.preferences
    detailLabel.isVisible = preferences.showsTimestamps
    detailLabel.text = model.changedAt.map { "Changed at \($0)" } ?? "Not changed yet"
    counterLabel.setCSSClass("title-1", .when(!preferences.usesCompactLayout))
    column.margins = .all(preferences.usesCompactLayout ? 9 : 18)
    column.spacing = preferences.usesCompactLayout ? 3 : 9
  }
}
