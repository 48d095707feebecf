import Gtk
import TrackedKit

/// The same controllers by the rules of three levels, with a live table of what runs.
///
/// Only a part of the page follows the chosen rules: the page itself, and the rest of the app, stay at level 26.
final class CompatibilityViewController: ViewController {
  private let model: CompatibilityModel
  private let adaptive: AdaptiveViewController
  private let double: DoubleWorkViewController
  private let everyHook: EveryHookView
  private let button = ConfiguredButton(configuration: .tinted())
  /// Everything that follows the chosen rules.
  private let part = View()
  private let rulesDropDown = DropDown(CompatibilityModel.Rules.allCases.map(\.rawValue))
  private let changeButton = Button("Change")
  private let layoutButton = Button("Lay Out")
  private var rows: [(hook: HookKind, counter: RunCounter, status: Label)] = []
  private let flushLabel = Label()

  init(_ model: CompatibilityModel) {
    self.model = model
    adaptive = AdaptiveViewController(model)
    double = DoubleWorkViewController(model)
    everyHook = EveryHookView(model)
    super.init()
    title = "Compatibility"
    addChild(adaptive)
    addChild(double)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rulesDropDown.selectionChanged.connect(self) { me in
      if let index = me.rulesDropDown.selected { me.model.rules = CompatibilityModel.Rules.allCases[index] }
    }
    changeButton.clicked.connect(model) { $0.value += 1 }
    layoutButton.clicked.connect(self) { me in
      [me.adaptive.view, me.double.view, me.everyHook].forEach { $0.setNeedsLayout() }
    }
    button.configurationUpdateHandler = { [model] button in
      button.configuration.title = "Value \(model.value)"
    }
    makePart()
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    rulesDropDown.selected = CompatibilityModel.Rules.allCases.firstIndex(of: model.rules)
    part.traitOverrides.trackingPolicy = model.rules.policy
    for row in rows { row.status.text = status(of: row.hook) }
    flushLabel.text = model.rules.policy.level.supports(.flushUpdates) ? "exists" : "does not exist"
  }

  private func status(of hook: HookKind) -> String {
    switch model.rules {
    case .current: "tracked"
    case _ where hook == .updateProperties: "does not exist"
    case .optedIn: "tracked"
    case .old: "runs when asked"
    }
  }

  private func makePart() {
    let column = Box(.vertical)
    for widget in [adaptive.view, Separator(), double.view, everyHook] as [Widget] { column.append(widget) }
    button.margins = .symmetric(horizontal: 15, vertical: 12)
    button.halign = .start
    column.append(button)
    part.addSubview(column)
    part.traitOverrides.trackingPolicy = model.rules.policy
  }

  private func makeLayout() -> Widget {
    rows = [HookKind.updateProperties, .updateConstraints, .layoutSubviews, .draw].map {
      (hook: $0, counter: RunCounter(of: everyHook, $0), status: Label())
    }
    rows.append(
      (hook: .configurationUpdateHandler, counter: RunCounter(of: button, .configurationUpdateHandler), status: Label())
    )
    rows.append(
      (hook: .viewWillLayoutSubviews, counter: RunCounter(of: double, .viewWillLayoutSubviews), status: Label()))
    var table = rows.map { PageLayout.makeRow($0.hook.rawValue, $0.status, control: RunCountLabel($0.counter)) }
    table.append(PageLayout.makeRow("flushUpdates", "An option of the process", control: flushLabel))
    return PageLayout.makePage(
      title: "Compatibility", summary: "One screen by the rules of three levels. Change the model and watch what runs.",
      source: "AdaptiveViewController.swift",
      [
        PageLayout.makeSection(
          "Rules",
          [
            PageLayout.makeRow("Level", "For the part below", control: rulesDropDown),
            PageLayout.makeRow("The model's value", control: changeButton),
            PageLayout.makeRow("Layout of the part", "As a window does that is resized", control: layoutButton),
          ]),
        PageLayout.makeSection("The part", [part]),
        PageLayout.makeSection("Every hook reads the model", table),
        PageLayout.makeSection(
          "Adaptive, and not",
          [
            makeApplicationsRow("From one hook", "The first line above: once for a change", adaptive.applications),
            makeApplicationsRow(
              "From both hooks", "The second line: twice where both run, and for each layout", double.applications),
          ]),
      ])
  }

  private func makeApplicationsRow(_ title: String, _ subtitle: String, _ applications: Applications) -> Widget {
    let label = Label()
    label.addCSSClass("run-count")
    label.addCSSClass("numeric")
    label.updateProperties { $0.text = "\(applications.count)" }
    return PageLayout.makeRow(title, subtitle, control: label)
  }
}
