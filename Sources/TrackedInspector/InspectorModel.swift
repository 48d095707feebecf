import TrackedUI

/// What the inspector's window shows: the record, and what was chosen in it.
@Observable final class InspectorModel {
  // Words for translators: begin
  enum Section: String, CaseIterable {
    case chains = "Chains"
    case hooks = "Hooks"
    case timeline = "Timeline"
    case properties = "Properties"
    case problems = "Problems"
    case tree = "Tree"
    // Words for translators: end
  }

  /// A hook of an object.
  struct HookID: Hashable {
    let owner: ObjectIdentifier
    let hook: HookKind
  }

  var section = Section.chains
  /// What is shown has to contain it.
  var search = ""
  /// Whether everything is shown: the hooks of the framework's own parts besides the program's, and what GTK's layout and drawing ran.
  var showsAll = false { didSet { refresh() } }
  var isPaused = false { didSet { refresh() } }
  var selectedRun: Int?
  var selectedHook: HookID?
  /// What was chosen where it may not have run since the record began.
  private(set) var selectedName = ""
  /// Whether the window has no room for two things beside each other.
  var isNarrow = false
  /// Whether what a write has changed, and what made it, is noted from now on.
  var notesWrites = false { didSet { recording.options = notesWrites ? .all : .standard } }
  /// Whether what runs is outlined in the program's windows.
  var outlines = false { didSet { if !outlines { outlined.show([:]) } } }
  /// What ran a moment ago.
  private(set) var recent: [ObjectIdentifier: UpdatePhase] = [:]
  /// How many pixels a millisecond has in the timeline.
  private(set) var scale = 40.0
  var timelinePosition = ScrollPosition(edge: .trailing)
  var seenOfTimeline = CGRect.zero

  /// Whether the next click in the program chooses what it hits.
  var isPicking: Bool {
    get { picking != nil }
    set {
      picking?.end()
      picking =
        newValue
        ? Picking { [weak self] widget in
          self?.picking = nil
          self?.choose(widget)
        } : nil
    }
  }
  private var picking: Picking?

  /// The end of what was recorded, as of the last look.
  private(set) var record: UpdateRecord
  private(set) var tree: [UpdateRecorder.TreeEntry] = []
  /// How many runs are shown at most.
  static let mostRuns = 2_000

  @ObservationIgnored private let recording: UpdateRecording
  /// Whether it goes on without the window.
  @ObservationIgnored private let keepsRecording: Bool
  @ObservationIgnored private var seen = 0
  @ObservationIgnored private var timer: MainLoopSource?
  @ObservationIgnored private let outlined = Outlines()
  @ObservationIgnored private let lines = SourceLines()
  /// For how long what has run is shown to have run just now, in microseconds.
  @ObservationIgnored var moment: Int64 = 600_000

  /// - Parameter kept: what goes on without the window; nil to record from now on until `end()`.
  init(_ kept: UpdateRecording? = nil) {
    recording = kept ?? UpdateRecorder.record()
    keepsRecording = kept != nil
    notesWrites = recording.options.contains(.values)
    record = recording.record(last: Self.mostRuns)
    // The words for a record name the lines that are known.
    lines.didChange = { [weak self] in if let self { record = record } }
  }

  /// Looks at the record four times a second from now on. A pass is nobody's business while it goes on, and a person reads no faster.
  func follow() {
    refresh()
    timer = MainLoop.every(milliseconds: 250) { [weak self] in
      self?.refreshIfNeeded()
      self?.refreshRecent()
      return self == nil ? .finish : .again
    }
  }

  func end() {
    isPicking = false
    timer?.cancel()
    outlined.show([:])
    if !keepsRecording { recording.end() }
  }

  private func refreshIfNeeded() { if !isPaused, recording.count != seen { refresh() } }

  private func refresh() {
    guard !isPaused else { return }
    seen = recording.count
    record = recording.record(last: Self.mostRuns)
    if notesWrites { lines.lookUp(record) }
    if section == .tree { tree = UpdateRecorder.tree }
  }

  private func refreshRecent() {
    let since = MainLoop.monotonicMicroseconds - moment
    var recent: [ObjectIdentifier: UpdatePhase] = [:]
    for run in record.runs.reversed() {
      if run.started < since { break }
      // GTK draws again what is outlined.
      if case .system = run.cause { continue }
      recent[run.owner] = run.hook.phase
    }
    if recent != self.recent { self.recent = recent }
    if outlines { outlined.show(recent) }
  }

  func showTree() { tree = UpdateRecorder.tree }

  func clear() {
    recording.clear()
    selectedRun = nil
    seen = recording.count
    record = recording.record
  }

  // MARK: What is shown

  private func matches(_ text: String) -> Bool { search.isEmpty || text.localizedCaseInsensitiveContains(search) }

  /// The last runs that are shown, with their chains.
  var chains: [(run: UpdateRecord.Run, text: String)] {
    var found: [(run: UpdateRecord.Run, text: String)] = []
    for run in record.runs.reversed() where showsAll || run.isShownFirst {
      let text = record.chain(to: run).description
      if matches(text) { found.append((run, text)) }
      if found.count == 300 { break }
    }
    return found.reversed()
  }

  var hooks: [UpdateRecord.HookReport] {
    record.hooks.filter { report in
      (showsAll || report.runs.contains(where: \.isProgramsOwn)) && matches(report.name)
    }
  }

  var properties: [UpdateRecord.PropertyReport] {
    (record.properties + record.propertiesNeverRead + record.propertiesNeverWritten).filter {
      matches($0.name + $0.readers.joined() + $0.writers.keys.joined())
    }
  }

  var problems: [UpdateRecord.Problem] { record.problems.filter { matches($0.title + $0.evidence) } }

  var selectedReport: UpdateRecord.HookReport? { selectedHook.flatMap { record.report(of: $0.owner, $0.hook) } }

  func select(_ run: UpdateRecord.Run) {
    selectedRun = run.id
    selectedHook = HookID(owner: run.owner, hook: run.hook)
  }

  /// What led to the chosen run, and what it led to.
  var lit: LitChain { LitChain(record, selectedRun) }

  /// What the tree shows.
  var shownTree: [UpdateRecorder.TreeEntry] {
    tree.filter { entry in matches(entry.name + entry.hooks.map(\.name).joined()) }
  }

  // MARK: The timeline

  /// The runs in the timeline: unless everything is shown, the program's own, and the layout and drawing that follow from them.
  var timelineRuns: [UpdateRecord.Run] {
    let lit = lit.runs
    return record.runs.filter { run in
      guard run.isFinished else { return false }
      if showsAll || run.isShownFirst || lit.contains(run.id) { return true }
      if case .system = run.cause, case .run? = record.trigger(run.trigger)?.origin { return true }
      return false
    }.suffix(Self.mostTimelineRuns)
  }
  private static let mostTimelineRuns = 400

  var strip: TimelineStrip { TimelineStrip(record, timelineRuns, scale: scale, lit: lit) }

  /// Shows more of less, or less of more, around the chosen run or the middle of what is seen.
  func zoom(by factor: Double, _ strip: TimelineStrip) {
    let time = selectedRun.flatMap(record.run)?.started ?? strip.axis.time(seenOfTimeline.midX)
    scale = min(max(scale * factor, 0.5), 20_000)
    show(time)
  }

  /// Chooses the run before or after the chosen one; the last where none is.
  func selectNeighbour(_ step: Int) {
    let runs = timelineRuns
    let place =
      selectedRun.flatMap { chosen in runs.firstIndex { $0.id == chosen } }.map { $0 + step } ?? runs.count - 1
    guard runs.indices.contains(place) else { return }
    select(runs[place])
    show(runs[place].started)
  }

  private func show(_ time: Int64) {
    timelinePosition.scrollTo(x: max(0, strip.axis.x(time) - seenOfTimeline.width / 2))
  }
}

extension UpdateRecord.Run {
  /// Whether it is what somebody looks for: one of the program's hooks that ran for one of the program's reasons.
  fileprivate var isShownFirst: Bool {
    if case .system = cause { false } else { isProgramsOwn }
  }
}

extension InspectorModel {
  /// Shows the hooks of an object, or of the nearest one around a widget that has some.
  func choose(_ object: AnyObject) {
    choose(UpdateRecorder.hooks(nearest: object))
    section = .hooks
  }

  /// Shows one of an object's hooks: the one that programs write most, if it has that.
  func choose(_ hooks: [UpdateRecorder.TreeEntry.Hook]) {
    guard let hook = hooks.first(where: { $0.hook == .updateProperties }) ?? hooks.first else { return }
    selectedName = hook.name
    selectedHook = HookID(owner: hook.owner, hook: hook.hook)
  }
}
