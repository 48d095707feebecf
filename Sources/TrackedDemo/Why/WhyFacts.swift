import TrackedKit

/// What the page says of the two inboxes: all of it counted, compared or recorded while it runs.
@Observable final class WhyFacts {
  /// What the one that is refreshed by hand shows and its model does not say.
  fileprivate(set) var manual: [String] = []
  /// The same of the tracked one.
  fileprivate(set) var tracked: [String] = []
  /// Why the tracked one's hooks ran last.
  fileprivate(set) var chains: [String] = []
  @ObservationIgnored private let model: WhyModel

  init(_ model: WhyModel) { self.model = model }

  /// Compares what the windows show with the models, and looks up what ran.
  func refresh(_ record: UpdateRecord, from window: Gtk.Window?) {
    var (manual, tracked): ([String], [String]) = ([], [])
    for pair in model.pairs {
      let place = pair.view.window === window ? "" : "in the other window "
      manual += OutOfDate.find(in: pair.manual.widgets, model.manual.mails).map { place + $0 }
      tracked += OutOfDate.find(in: pair.tracked.widgets, model.tracked.mails).map { place + $0 }
    }
    if manual != self.manual { self.manual = manual }
    if tracked != self.tracked { self.tracked = tracked }
    let runs = record.runs.filter { $0.hook == .updateProperties && $0.object == "TrackedInboxController" }
    guard let last = runs.last else { return }
    let chains = runs.filter { $0.trigger == last.trigger }.map { record.chain(to: $0).description }
    if chains != self.chains { self.chains = chains }
  }
}

/// A card's rows that say something of one side: a few words, and below them what is so.
final class FactsView: View {
  private let rows: [(text: () -> String, tone: () -> Tone, label: Label)]

  enum Tone: String, CaseIterable { case plain, wrong, right }

  /// - Parameter facts: each with its title, its text and whether that is good or bad, which are tracked.
  init(_ facts: [(title: String, text: () -> String, tone: () -> Tone)]) {
    rows = facts.map { ($0.text, $0.tone, Label()) }
    super.init()
    UpdateRecorder.ignore(self)
    let column = Box(.vertical, spacing: 9)
    column.margins = .symmetric(horizontal: 12, vertical: 9)
    for (fact, row) in zip(facts, rows) {
      let title = Label(fact.title)
      title.addCSSClass("caption")
      title.addCSSClass("dim-label")
      title.numberOfLines = 0
      row.label.numberOfLines = 0
      row.label.wrapMode = .wordOrCharacter
      row.label.accessibilityTraits = .updatesFrequently
      let lines = Box(.vertical, spacing: 2)
      [title, row.label].forEach(lines.append)
      column.append(lines)
    }
    addSubview(column)
  }

  override func updateProperties() {
    super.updateProperties()
    for (text, tone, label) in rows {
      label.text = text()
      let tone = tone()
      for other in Tone.allCases { label.setCSSClass(other.rawValue, .when(other == tone && other != .plain)) }
    }
  }
}
