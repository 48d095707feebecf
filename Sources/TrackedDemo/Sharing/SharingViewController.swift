import TrackedKit

import class TrackedUI.HostingController

/// One model in two windows, this one a controller's and the other a declarative view's: whatever is changed in one is seen in the other, without a line of code between them.
final class SharingViewController: ViewController {
  private let model: SharingModel
  private let entry = Entry()
  private let counterLabel = Label()
  private let enabledSwitch = Switch()
  private let colorDropDown = DropDown(SharingModel.colors.map(\.name))
  private let swatch = View()
  private let scale = Scale(range: 0...100, step: 1)
  private let percentLabel = Label()
  private let lastUpdateLabel = Label()
  private let explanation = Revealer()
  /// Kept so that a second press brings the same window to the front.
  private weak var other: TrackedKit.Window?

  init(_ model: SharingModel) {
    self.model = model
    super.init()
    title = String(localized: "Model in Two Windows")
  }

  // essential:begin
  override func updateProperties() {
    super.updateProperties()
    entry.text = model.message
    counterLabel.text = "\(model.counter)"
    enabledSwitch.isOn = model.isEnabled
    colorDropDown.selected = model.colorIndex
    swatch.layer.backgroundColor = model.isEnabled ? model.color : model.color.withAlphaComponent(0.3)
    scale.value = model.sliderValue
    percentLabel.text = "\(Int(model.sliderValue.rounded())) %"
    lastUpdateLabel.text = model.updateCount == 0 ? "No change yet" : "Change \(model.updateCount)"
  }

  private func connectActions() {
    entry.onChanged(self) { me in me.change { $0.message = me.entry.text } }
    enabledSwitch.onNotifyActive(self) { me in me.change { $0.isEnabled = me.enabledSwitch.isOn } }
    colorDropDown.onNotifySelected(self) { me in me.change { $0.colorIndex = me.colorDropDown.selected ?? 0 } }
    scale.onValueChanged(self) { me in me.change { $0.sliderValue = me.scale.value } }
  }

  private func change(_ body: (SharingModel) -> Void) {
    body(model)
    model.noteUpdate()
  }
  // essential:end

  override func viewDidLoad() {
    super.viewDidLoad()
    connectActions()
    let shortcuts = ShortcutController()
    shortcuts.scope = .global
    shortcuts.add("<Control>r") { [weak self] in
      guard let self, view.isMapped else { return .proceed }
      change { $0.reset() }
      return .stop
    }
    view.add(shortcuts)
    view.addSubview(makeLayout())
  }

  @discardableResult func openOtherWindow() -> TrackedKit.Window {
    if let other, other.isVisible {
      other.present()
      return other
    }
    let other = TrackedKit.Window(title: "Model in Two Windows: the Other Window")
    WindowLook.follow(other)
    other.setDefaultSize(width: 520, height: 640)
    other.transientFor = view.window
    // The other is a root of its own.
    if let appModel { provideAppModel(appModel, to: other) }
    other.rootViewController = HostingController(rootView: SharingView(model: model))
    other.present()
    self.other = other
    return other
  }

  private func makeLayout() -> Widget {
    swatch.layer.cornerRadius = 8
    swatch.setSizeRequest(width: 34, height: 34)
    colorDropDown.setAccessibleLabel(String(localized: "Colour"))
    scale.setAccessibleLabel(String(localized: "Value"))
    scale.drawsValue = false
    scale.setSizeRequest(width: 140)
    for label in [counterLabel, percentLabel] { label.addCSSClass("numeric") }
    counterLabel.widthChars = 4
    counterLabel.textAlignment = .center
    percentLabel.widthChars = 6
    entry.setAccessibleLabel(String(localized: "Message"))
    let (minus, plus) = (Button("−"), Button("+"))
    minus.setAccessibleLabel(String(localized: "Subtract one"))
    plus.setAccessibleLabel(String(localized: "Add one"))
    minus.onClicked(model) { $0.add(-1) }
    plus.onClicked(model) { $0.add(1) }
    let reset = Button(word: "Reset")
    reset.tooltip = "Ctrl+R"
    reset.onClicked(self) { me in me.change { $0.reset() } }
    let open = Button(word: "Open")
    open.addCSSClass("suggested-action")
    open.onClicked(self) { me in me.openOtherWindow() }
    let text = Label(
      word:
        "This window has a controller, the other one a declarative view, and both the same model. Neither knows the other. "
        + "Each runs the hooks that read the change, in its own update pass; the entry you type into keeps its cursor.")
    text.numberOfLines = 0
    text.margins = PageLayout.rowMargins
    explanation.child = text
    let explain = Switch()
    explain.onNotifyActive(self) { [unowned explain] me in me.explanation.revealsChild = explain.isOn }
    return PageLayout.makePage(
      title: "Model in Two Windows", summary: "One model, two windows, no code between them.",
      source: "SharingViewController.swift",
      [
        PageLayout.makeSection(
          "Model",
          [
            PageLayout.makeRow("Message", control: entry),
            PageLayout.makeRow("Counter", control: row(minus, counterLabel, plus)),
            PageLayout.makeRow("Enabled", control: enabledSwitch),
            PageLayout.makeRow("Colour", control: row(swatch, colorDropDown)),
            PageLayout.makeRow("Value", control: row(scale, percentLabel)),
            PageLayout.makeRow("Last update", "Ctrl+R resets all", control: row(lastUpdateLabel, reset)),
          ]),
        PageLayout.makeSection(
          "Windows",
          [
            PageLayout.makeRow("The other window", "A declarative view; only one is kept", control: open),
            PageLayout.makeCountRow(
              "This window: updateProperties()", "Once per change, in either window",
              RunCounter(of: self, .updateProperties)),
            PageLayout.makeCountRow(
              "The other window: body", "Runs for what it read", RunCounter(ofAll: SharingView.self, .body)),
            PageLayout.makeRow("Explanation", control: explain), explanation,
          ]),
        EssentialSource.makeSection("SharingView.swift", title: "The other window"),
      ])
  }

  private func row(_ widgets: Widget...) -> Widget {
    let row = Box(.horizontal, spacing: 9)
    for widget in widgets {
      widget.valign = .center
      row.append(widget)
    }
    return row
  }
}
