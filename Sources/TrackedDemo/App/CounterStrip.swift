import TrackedInspector
import TrackedKit

/// What the strip shows: why something ran last, and the counts of the visible page.
@Observable final class HookCounts {
  var chain = ""
  var lines: [String] = []
  var totals = ""
}

/// Says at the foot of each page why the program's hooks ran last, in a line of words. With its details it shows how often each hook of the
/// visible page ran, and the total of each phase, so that a claim like "changing the badge ran one hook and no layout" can be seen.
final class CounterStrip: View {
  private let settings: SettingsModel
  private let runs: RunFeed
  private let counts = HookCounts()
  private let line = Label()
  private let hooks = Label()
  private let totals = Label()
  private let details = Box(.vertical, spacing: 2)
  private weak var watched: ViewController?

  init(_ settings: SettingsModel, _ runs: RunFeed) {
    self.settings = settings
    self.runs = runs
    super.init()
    addCSSClass("counter-strip")
    line.hexpand = true
    line.lineBreakMode = .byTruncatingMiddle
    line.addCSSClass("numeric")
    line.accessibilityTraits = .updatesFrequently
    for label in [hooks, totals] {
      // A controller may have more hooks than fit into a line.
      label.numberOfLines = 0
      label.addCSSClass("numeric")
      details.append(label)
    }
    totals.addCSSClass("dim-label")
    let inspect = Gtk.Button("")
    inspect.addCSSClass("flat")
    inspect.followLanguage { [unowned inspect] in
      inspect.label = String(localized: "Inspect")
      inspect.tooltip = String(localized: "Show in the inspector why the page's hooks ran (Control+Shift+U)")
    }
    inspect.valign = .center
    inspect.onClicked(self) { me in Inspector.show(me.watched) }
    let row = Box(.horizontal, spacing: 6)
    [line, inspect].forEach(row.append)
    let column = Box(.vertical, spacing: 2)
    column.margins = Insets(top: 1, leading: 12, bottom: 1, trailing: 6)
    [row, details].forEach(column.append)
    addSubview(column)
    UpdateRecorder.ignore(self)
    runs.follow(self) { me, record in me.refresh(record) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { runs.watch(window) }
  }

  /// Counts `controller`'s view and everything below it, as of the end of the frame.
  func watch(_ controller: ViewController?) { watched = controller }

  override func updateProperties() {
    super.updateProperties()
    let words = counts.chain.isEmpty ? String(localized: "Use the page: here it says what ran, and why.") : counts.chain
    line.text = words
    // A line has no room for every chain.
    line.tooltip = words
    line.numberOfLines = settings.showsCounterStrip ? 0 : 1
    details.isVisible = settings.showsCounterStrip
    hooks.text = counts.lines.joined(separator: "   ")
    totals.text = counts.totals
  }

  private func refresh(_ record: UpdateRecord) {
    // A chain whose beginning is forgotten says nothing.
    for run in record.runs.reversed() where run.isOfInterest {
      let chain = record.chain(to: run)
      guard case .event? = chain.steps.first else { continue }
      counts.chain = chain.description
      break
    }
    if settings.showsCounterStrip { count() }
  }

  private func count() {
    guard let watched, let view = watched.viewIfLoaded else { return }
    let all = UpdateRecorder.hooks(below: view)
    let controller = String(describing: type(of: watched))
    let own = all.filter { $0.object == controller && $0.hook.phase != .constraints && $0.runs > 0 }
    counts.lines = [controller] + own.map { "\($0.hook.rawValue) \($0.runs)" }
    counts.totals =
      String(localized: "Whole page") + "   "
      + UpdatePhase.allCases.filter { $0 != .traits }.map { phase in
        "\(phase) \(all.filter { $0.hook.phase == phase }.reduce(0) { $0 + $1.runs })"
      }.joined(separator: "   ")
  }
}

extension UpdateRecord.Run {
  /// Whether it is one of the program's hooks and ran because the program has changed something.
  var isOfInterest: Bool {
    switch cause {
    case .system, .firstRun: false
    case .property, .trait, .manual, .state: isProgramsOwn
    }
  }
}
