import TrackedInspector
import TrackedKit

/// What the strip shows: why something ran last, and the counts of the visible page.
@Observable final class HookCounts {
  var chain = ""
  var lines: [String] = []
  var totals = ""
}

/// Shows why the program's hooks ran last, how often each hook of the visible page ran, and the total of each phase, so that a claim like
/// "changing the badge ran one hook and no layout" can be seen.
final class CounterStrip: View {
  private let counts = HookCounts()
  private let chain = Label()
  private let hooks = Label()
  private let totals = Label()
  private weak var watched: ViewController?
  private var observation: UpdateInspector.Observation?
  /// While the strip is shown.
  private var recording: UpdateRecording?
  private var isRefreshScheduled = false

  init() {
    super.init()
    addCSSClass("counter-strip")
    let column = Box(.vertical, spacing: 2)
    column.margins = .symmetric(horizontal: 12, vertical: 6)
    for label in [chain, hooks, totals] {
      // A controller may have more hooks than fit into a line.
      label.numberOfLines = 0
      label.addCSSClass("numeric")
      column.append(label)
    }
    totals.addCSSClass("dim-label")
    column.hexpand = true
    let inspect = Gtk.Button("Inspect")
    inspect.addCSSClass("flat")
    inspect.tooltip = "Show in the inspector why the page's hooks ran (Control+Shift+U)"
    inspect.valign = .center
    inspect.onClicked(self) { me in Inspector.show(me.watched) }
    let row = Box(.horizontal, spacing: 6)
    row.append(column)
    row.append(inspect)
    addSubview(row)
    UpdateRecorder.ignore(self)
  }

  /// Shows the counts of `controller`'s view and everything below it.
  func watch(_ controller: ViewController?) {
    watched = controller
    scheduleRefresh()
    observation = observation ?? UpdateInspector.observe { [weak self] _ in self?.scheduleRefresh() }
  }

  override func updateProperties() {
    super.updateProperties()
    chain.text = counts.chain.isEmpty ? "Use the page to see what runs, and why." : counts.chain
    hooks.text = counts.lines.joined(separator: "   ")
    totals.text = counts.totals
  }

  /// Once for any number of runs; equal counts change nothing, so the strip's own runs come to rest.
  private func scheduleRefresh() {
    guard !isRefreshScheduled else { return }
    isRefreshScheduled = true
    MainLoop.whenIdle { [weak self] in
      self?.isRefreshScheduled = false
      self?.refresh()
    }
  }

  private func refresh() {
    guard isVisible, let view = watched?.viewIfLoaded else {
      recording = nil
      return
    }
    if let recording {
      let record = recording.record(last: 200)
      if let run = record.runs.last(where: { $0.isProgramsOwn && $0.hook.phase == .properties }) {
        counts.chain = record.chain(to: run).description
      }
    } else {
      recording = UpdateRecorder.record()
    }
    let all = UpdateInspector.counts(below: view)
    let controller = String(describing: type(of: watched!))
    let own = all.filter { $0.object == controller && $0.hook.phase != .constraints && $0.runs > 0 }
    counts.lines = [controller] + own.map { "\($0.hook.rawValue) \($0.runs)" }
    counts.totals =
      "Whole page   "
      + UpdatePhase.allCases.filter { $0 != .traits }.map { phase in
        "\(phase) \(all.filter { $0.hook.phase == phase }.reduce(0) { $0 + $1.runs })"
      }.joined(separator: "   ")
  }
}
