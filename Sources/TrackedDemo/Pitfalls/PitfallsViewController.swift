import TrackedKit

/// Mistakes beside their remedies, with the runs that each costs.
final class PitfallsViewController: ViewController {
  private let warnings = PitfallWarnings()
  private let diagnosis: Diagnosis
  private let cards: [PitfallCard]
  private let warningLabel = Label()
  private let reportLabel = Label()
  private let diagnoseButton = Button(String(localized: "Diagnose"))

  init(_ model: PitfallModel) {
    let pitfalls =
      ReadingPitfalls.make(model) + WorkPitfalls.make(model) + LoopPitfalls.make(model)
      + DeclarativePitfalls.make(model) + RepresentablePitfalls.make(model)
    cards = pitfalls.map { PitfallCard($0) }
    var names: [ObjectIdentifier: String] = [:]
    for pitfall in pitfalls {
      names[ObjectIdentifier(pitfall.wrong.view)] = "\(pitfall.title), wrong"
      names[ObjectIdentifier(pitfall.right.view)] = "\(pitfall.title), right"
    }
    diagnosis = Diagnosis(names: names)
    super.init()
    title = String(localized: "Pitfalls")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    warnings.listen()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    warnings.stopListening()
    if diagnosis.isRunning { diagnosis.stop() }
  }

  override func updateProperties() {
    super.updateProperties()
    warningLabel.text = warnings.last.isEmpty ? "None so far" : warnings.last.joined(separator: "\n")
    reportLabel.text =
      diagnosis.report.isEmpty ? Diagnosis.questions.map { "• \($0)" }.joined(separator: "\n") : diagnosis.report
    diagnoseButton.label = diagnosis.isRunning ? "Stop" : "Diagnose"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    diagnoseButton.onClicked(diagnosis) { $0.isRunning ? $0.stop() : $0.start() }
    for label in [warningLabel, reportLabel] {
      label.numberOfLines = 0
      label.isSelectable = true
      label.addCSSClass("caption")
      label.margins = PageLayout.rowMargins
    }
    view.addSubview(
      PageLayout.makePage(
        title: "Pitfalls", summary: "Press the buttons and compare the runs. The code shown is the code that runs.",
        maximumWidth: 720,
        cards + [
          PageLayout.makeSection(
            "Why does it run so often?",
            [PageLayout.makeRow("Record the runs of this page", control: diagnoseButton), reportLabel]),
          PageLayout.makeSection("The framework's last warnings", [warningLabel]),
        ]))
  }
}
