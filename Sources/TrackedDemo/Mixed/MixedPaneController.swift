import TrackedKit

/// Shows and changes the model.
final class MixedPaneController: ViewController {
  private let model: SplitPageModel
  private let entry = Entry()
  private let counterLabel = Label()
  private let spinner = Spinner()
  private let loadButton = Button(word: "Load Data")
  private let styles = SegmentedControl(items: ["Auto", "Light", "Dark"])

  init(_ model: SplitPageModel) {
    self.model = model
    super.init()
    title = "Controller"
  }

  // essential:begin
  override func viewDidLoad() {
    super.viewDidLoad()
    entry.bind(text: Bindable(model).text)
    loadButton.onClicked(model) { $0.loadData() }
    styles.addAction(
      Action { [unowned self] _ in
        appModel?.settings.colorScheme = SettingsModel.ColorScheme.allCases[styles.selectedSegmentIndex]
      }, for: .valueChanged)
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    counterLabel.text = "Counter: \(model.counter)"
    spinner.isSpinning = model.isLoading
    spinner.isVisible = model.isLoading
    loadButton.isSensitive = !model.isLoading
    if let scheme = appModel?.settings.colorScheme {
      styles.selectedSegmentIndex = SettingsModel.ColorScheme.allCases.firstIndex(of: scheme) ?? 0
    }
  }
  // essential:end

  private func makeLayout() -> Widget {
    let (increment, reset) = (Button(String(localized: "Increment")), Button(String(localized: "Reset")))
    increment.onClicked(model) { $0.increment() }
    reset.onClicked(model) { $0.reset() }
    loadButton.addCSSClass("suggested-action")
    let rows = Box(.vertical)
    let all: [Widget] = [
      makeRow(Label(String(localized: "Text")), entry), Separator(), makeRow(counterLabel, increment, reset),
      Separator(),
      makeRow(Label(String(localized: "Data")), spinner, loadButton), Separator(),
      makeRow(Label(String(localized: "Style")), styles),
    ]
    all.forEach(rows.append)
    return rows
  }

  private func makeRow(_ title: Label, _ controls: Widget...) -> Widget {
    let row = Box(.horizontal, spacing: 9)
    row.margins = PageLayout.rowMargins
    title.hexpand = true
    row.append(title)
    controls.forEach(row.append)
    controls.first?.setAccessibleLabel(from: title)
    return row
  }
}
