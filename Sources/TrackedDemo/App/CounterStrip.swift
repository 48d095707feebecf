import TrackedKit

/// What the strip shows: the counts of the visible page.
@Observable final class HookCounts {
  var lines: [String] = []
  var totals = ""
}

/// Shows how often each hook of the visible page ran, and the total of each phase, so that a claim like "changing the
/// badge ran one hook and no layout" can be seen.
final class CounterStrip: View {
  private let counts = HookCounts()
  private let hooks = Label()
  private let totals = Label()
  private weak var watched: ViewController?
  private var observation: UpdateInspector.Observation?
  private var isRefreshScheduled = false

  init() {
    super.init()
    addCSSClass("counter-strip")
    let column = Box(.vertical, spacing: 2)
    column.margins = .symmetric(horizontal: 12, vertical: 6)
    for label in [hooks, totals] {
      // A controller may have more hooks than fit into a line.
      label.numberOfLines = 0
      label.addCSSClass("numeric")
      column.append(label)
    }
    totals.addCSSClass("dim-label")
    addSubview(column)
  }

  /// Shows the counts of `controller`'s view and everything below it.
  func watch(_ controller: ViewController?) {
    watched = controller
    scheduleRefresh()
    observation = observation ?? UpdateInspector.observe { [weak self] _ in self?.scheduleRefresh() }
  }

  override func updateProperties() {
    super.updateProperties()
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
    guard isVisible, let view = watched?.viewIfLoaded else { return }
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
