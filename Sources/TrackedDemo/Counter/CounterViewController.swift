import TrackedKit

/// A counter, a status line and something that takes time. The actions change the model and nothing else; one hook
/// keeps every label and button current.
final class CounterViewController: ViewController {
  @Bindable private var counter: CounterModel
  private let countLabel = Label()
  private let caption = Label()
  private let decrementButton = Button("−")
  private let incrementButton = Button()
  private let resetButton = Button()
  private let languageDropDown = DropDown(CounterLanguage.allCases.map(\.rawValue))
  private let statusLabel = Label()
  private let statusSwitch = Switch()
  private let statusEntry = Entry()
  private let loadButton = Button(word: "Load Data")
  private let cancelButton = Button(word: "Cancel")
  private let spinner = Spinner()

  init(_ counter: CounterModel) {
    self.counter = counter
    super.init()
    title = String(localized: "Counter")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    decrementButton.onClicked(counter) { $0.decrement() }
    incrementButton.onClicked(counter) { $0.increment() }
    resetButton.onClicked(counter) { $0.reset() }
    languageDropDown.onNotifySelected(self) { me in
      if let index = me.languageDropDown.selected { me.counter.language = CounterLanguage.allCases[index] }
    }
    statusSwitch.bind(isOn: $counter.showStatus)
    statusEntry.bind(text: $counter.statusText)
    loadButton.onClicked(counter) { $0.loadData() }
    cancelButton.onClicked(counter) { $0.cancelLoading() }
    view.addSubview(makeLayout())
  }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool { incrementButton.grabFocus() }

  // essential:begin
  override func updateProperties() {
    super.updateProperties()
    countLabel.text = "\(counter.hits)"
    let language = counter.language
    caption.text = language.caption
    countLabel.setAccessibleLabel(language.sentence(counter.hits))
    // What a press has changed is read with the button that has the keyboard.
    for button in [decrementButton, incrementButton, resetButton] {
      button.setAccessibleDescription(language.sentence(counter.hits))
    }
    incrementButton.label = language.press
    resetButton.label = language.reset
    decrementButton.tooltip = language.takeBack
    decrementButton.setAccessibleLabel(language.takeBack)
    languageDropDown.selected = CounterLanguage.allCases.firstIndex(of: language)
    resetButton.isSensitive = counter.hits != 0 || counter.statusText != "Ready" || !counter.showStatus
    statusLabel.text = counter.statusText.isEmpty ? "No status" : counter.statusText
    statusLabel.opacity = counter.showStatus ? 1 : 0
    loadButton.isSensitive = !counter.isLoading
    cancelButton.isSensitive = counter.isLoading
    spinner.isSpinning = counter.isLoading
    spinner.opacity = counter.isLoading ? 1 : 0
    if let theme = traitCollection.appTheme {
      countLabel.attributes = TextAttributes(scale: 4, weight: .bold, foreground: theme.accentColor.currentRGBA)
    }
  }
  // essential:end

  private func makeLayout() -> Widget {
    countLabel.addCSSClass("numeric")
    for label in [caption, countLabel] { label.textAlignment = .center }
    caption.addCSSClass("dim-label")
    decrementButton.addCSSClass("circular")
    decrementButton.addCSSClass("title-3")
    incrementButton.addCSSClass("suggested-action")
    for button in [incrementButton, resetButton] { button.addCSSClass("pill") }
    let buttons = Box(.horizontal, spacing: 12)
    buttons.halign = .center
    [decrementButton, incrementButton, resetButton].forEach { $0.valign = .center }
    [decrementButton, incrementButton, resetButton].forEach(buttons.append)
    let counterCard = Box(.vertical, spacing: 12)
    counterCard.margins = PageLayout.pageMargins
    [caption, countLabel, buttons].forEach(counterCard.append)

    statusLabel.addCSSClass("status")
    statusEntry.placeholder = "Status"
    statusEntry.widthChars = 14
    let loading = Box(.horizontal, spacing: 9)
    [spinner, cancelButton, loadButton].forEach(loading.append)
    return PageLayout.makePage(
      title: "Counter", summary: "Buttons change the model. One tracked hook shows it.",
      source: "CounterViewController.swift",
      [
        PageLayout.makeSection(
          nil, [counterCard, PageLayout.makeRow("Language", "For the texts above", control: languageDropDown)]),
        PageLayout.makeSection(
          "Message status",
          [
            PageLayout.makeRow("Status", "The model's current status", control: statusLabel),
            PageLayout.makeRow("Show status", control: statusSwitch),
            PageLayout.makeRow("Status text", control: statusEntry),
          ]),
        PageLayout.makeSection(
          "Asynchronous work",
          [PageLayout.makeRow("Load data", "Takes two seconds and adds what it found", control: loading)]),
      ])
  }
}
