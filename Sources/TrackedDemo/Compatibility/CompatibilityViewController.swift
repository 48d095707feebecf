import TrackedKit

/// The same controllers by the rules of three levels, with a live table of what runs.
///
/// Only a part of the page follows the chosen rules: the page itself, and the rest of the app, stay at level 26.
final class CompatibilityViewController: ViewController {
  private let model: CompatibilityModel
  private let adaptive: AdaptiveViewController
  private let double: DoubleWorkViewController
  private let everyHook: EveryHookView
  private let button = Button(configuration: .tinted())
  /// Everything that follows the chosen rules.
  private let part = View()
  private let rulesDropDown = DropDown(CompatibilityModel.Rules.allCases.map(\.rawValue))
  private var rows: [HookRow] = []
  private let flushLabel = Label()

  /// A hook of the part, with its runs: all of them, and those since a button was pressed.
  private struct HookRow {
    let hook: HookKind
    let counter: RunCounter
    let latest: RunCounter
    let status = Label()

    init(_ hook: HookKind, of owner: AnyObject) {
      self.hook = hook
      counter = RunCounter(of: owner, hook)
      latest = RunCounter(of: owner, hook)
    }

    /// What happened because of `action`.
    func outcome(of action: String) -> String {
      if latest.runs == 0 { return "\(action): did not run" }
      let causes = latest.causes.sorted { $0.key < $1.key }.map { $1 == 1 ? $0 : "\($0) × \($1)" }
      return "\(action): ran \(latest.runs == 1 ? "once" : "\(latest.runs) times"), \(causes.joined(separator: ", "))"
    }
  }

  init(_ model: CompatibilityModel) {
    self.model = model
    adaptive = AdaptiveViewController(model)
    double = DoubleWorkViewController(model)
    everyHook = EveryHookView(model)
    super.init()
    title = String(localized: "Compatibility")
    addChild(adaptive)
    addChild(double)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rulesDropDown.onNotifySelected(self) { me in
      if let index = me.rulesDropDown.selected { me.model.rules = CompatibilityModel.Rules.allCases[index] }
    }
    button.configurationUpdateHandler = { [model] button in
      button.configuration?.title = "Value \(model.value)"
    }
    makePart()
    view.addSubview(makeLayout())
  }

  override func updateProperties() {
    super.updateProperties()
    rulesDropDown.selected = CompatibilityModel.Rules.allCases.firstIndex(of: model.rules)
    part.traitOverrides.trackingPolicy = model.rules.policy
    for row in rows { row.status.text = model.lastAction.map(row.outcome) ?? "Press a button above" }
    flushLabel.text = model.flushOutcome ?? "Not tried yet"
  }

  private func change() { model.value += 1 }

  private func layOut() { [adaptive.view, double.view, everyHook].forEach { $0.setNeedsLayout() } }

  /// Whether the block's end finds the change applied is asked of the controller that applies it.
  private func animateChange() {
    let before = adaptive.applications.count
    View.animate(options: .flushUpdates) { [model] in model.value += 1 }
    model.flushOutcome = adaptive.applications.count > before ? "Applied in the block" : "Not applied in the block"
  }

  /// A row with a button; from its press on the table tells what ran.
  private func makeActionRow(
    _ name: String, _ title: String, _ subtitle: Label? = nil, _ action: @escaping (CompatibilityViewController) -> Void
  ) -> Widget {
    let button = Button(name)
    button.onClicked(self) { me in
      me.rows.forEach { $0.latest.reset() }
      me.model.lastAction = name
      action(me)
    }
    let row = PageLayout.makeRow(title, subtitle, control: button)
    button.setAccessibleLabel(name)
    return row
  }

  private func makePart() {
    let column = Box(.vertical)
    for widget in [adaptive.view, Separator(), double.view, everyHook] as [Widget] { column.append(widget) }
    button.margins = PageLayout.rowMargins
    button.halign = .start
    column.append(button)
    part.addSubview(column)
    part.traitOverrides.trackingPolicy = model.rules.policy
  }

  private func makeLayout() -> Widget {
    rows = [HookKind.updateProperties, .updateConstraints, .layoutSubviews, .draw].map { HookRow($0, of: everyHook) }
    rows.append(HookRow(.configurationUpdateHandler, of: button))
    rows.append(HookRow(.viewWillLayoutSubviews, of: double))
    let table = rows.map { PageLayout.makeRow($0.hook.rawValue, $0.status, control: RunCountLabel($0.counter)) }
    return PageLayout.makePage(
      title: "Compatibility", summary: "One screen under three levels' rules. Change the model and watch what runs.",
      source: "AdaptiveViewController.swift",
      [
        PageLayout.makeSection(
          "Rules",
          [
            PageLayout.makeRow("Level", "For the part below", control: rulesDropDown),
            makeActionRow("Change", "The model's value") { $0.change() },
            makeActionRow("Lay Out", "Layout of the part", Label(String(localized: "Like resizing the window"))) {
              $0.layOut()
            },
            makeActionRow("Animate", "A change in an animation that flushes updates", flushLabel) {
              $0.animateChange()
            },
          ]),
        PageLayout.makeSection("The part", [part]),
        PageLayout.makeSection("Every hook reads the model", table),
        PageLayout.makeSection(
          "Adaptive, and not",
          [
            makeApplicationsRow("From one hook", "The first line above: once per change", adaptive.applications),
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
