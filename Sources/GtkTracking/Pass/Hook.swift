import Tracking

/// One hook of one object: what it read last, whether it is pending, and how it gets its next run.
///
/// The tracker marks the hook when something it read changes; the update pass, GTK's layout or GTK's drawing runs it.
package class Hook {
  package final let kind: HookKind
  /// The step of the pass in which it runs.
  package final let phase: UpdatePhase
  final unowned let node: UpdateNode
  final let belongsToController: Bool
  @exclusivity(unchecked) package final weak var otherOwner: AnyObject?
  /// Whose method it is, if neither the view's nor its controller's.
  package var owner: AnyObject? { otherOwner }
  /// Whether it was told that it writes what it reads.
  final var hasToldOfOwnWrite = false
  /// Whether all it does is run other hooks, which are inspected themselves.
  final var gathersOthers = false
  /// The hook to name in its place where it is reported.
  final weak var standsFor: Hook?
  private let body: () -> Void

  /// What a hook's method may do.
  package enum Work {
    /// Anything: what it reads is tracked, and it has a first run.
    case tracked
    /// What a plain view does, which reads nothing: it runs where it is asked to.
    case known
  }

  package final let work: Work

  /// Whether a run is due. What marks the hook also sees to that run: see `invalidate`.
  @exclusivity(unchecked) package private(set) final var isPending: Bool
  @exclusivity(unchecked) package private(set) final var isRunning = false
  @exclusivity(unchecked) package private(set) final var cause = UpdateCause.firstRun
  /// How often it ran, for inspection.
  @exclusivity(unchecked) package private(set) final var runCount = 0
  /// What it runs for, and how often.
  @exclusivity(unchecked) final var feedback = FeedbackTrail()
  /// Its runs in the pass that runs, for the limit of that pass.
  final var passRuns = PassRuns()
  @exclusivity(unchecked) private(set) final var traitReads: [TraitRead] = []
  /// Nothing but another value of a trait that it read has marked it.
  private var isMarkedByTraitRead = false
  private var advice = HookAdvice()
  /// What a recorder keeps of it; nil until it is recorded.
  @exclusivity(unchecked) final var recorded: RecordedHook?

  /// Made with the first tracked run.
  @exclusivity(unchecked) private var trackerIfMade: Tracker?

  private var tracker: Tracker {
    if let trackerIfMade { return trackerIfMade }
    // The tracker ends with the hook, and tells nothing after that.
    let tracker = Tracker { [unowned self] path in
      advice.recordWrite(for: self)
      invalidate(.property(path))
    }
    trackerIfMade = tracker
    return tracker
  }

  init(
    _ kind: HookKind, of node: UpdateNode, belongsToController: Bool, _ work: Work = .tracked,
    body: @escaping () -> Void
  ) {
    self.work = work
    isPending = work == .tracked
    self.kind = kind
    phase = kind.phase
    self.node = node
    self.belongsToController = belongsToController
    self.body = body
    if isPending { UpdateRecorder.session?.didMake(self) }
  }

  /// Called when a run writes what the run before it read.
  final var onOwnWrite: (@MainActor (AnyKeyPath?) -> Void)? {
    get { tracker.onOwnWrite }
    set { tracker.onOwnWrite = newValue }
  }

  /// Whether it is pending and does not run just now: one that asks for itself sees to the next run when this one ends.
  package final var isDue: Bool { isPending && !isRunning }

  /// Marks the hook and sees to its next run. A hook that is marked already keeps its first cause, but is asked for
  /// again: what GTK was asked for while it could not hear must not be lost (C-212).
  package final func invalidate(_ cause: UpdateCause) {
    mark(cause)
    requestRun()
  }

  /// Sees to a run.
  func requestRun() { node.hookWasMarked(phase) }

  /// Sees to a run after the one that ends now, which has asked for it.
  func requestRunAgain() { node.enqueue() }

  /// What the inspector calls the owner, where its type does not say it.
  var ownerName: String? { nil }

  /// Does what it is for.
  func perform() { body() }

  /// Marks the hook for a caller that sees to the run itself.
  package final func mark(_ cause: UpdateCause) {
    isMarkedByTraitRead = false
    guard !isPending else { return }
    isPending = true
    self.cause = cause
    feedback.note(cause, for: Feedback.origin)
    UpdateRecorder.session?.mark(self, cause)
  }

  /// Marks the hook because another one of the same layout is marked, with which it runs.
  package final func mark(_ cause: UpdateCause, with leader: Hook) {
    isMarkedByTraitRead = false
    guard !isPending else { return }
    isPending = true
    self.cause = cause
    feedback.note(cause, with: leader)
    UpdateRecorder.session?.mark(self, cause, with: leader)
  }

  /// Runs the hook now with its reads tracked.
  ///
  /// - Parameter cause: why it runs if it is not pending.
  package func run(because cause: UpdateCause = .manual) {
    // An object's own hook inside itself would recurse for ever (C-088).
    guard !isRunning else { return }
    if !isPending {
      self.cause = runCount == 0 ? .firstRun : cause
      feedback.noteUnmarkedRun(for: Feedback.origin)
    }
    isPending = false
    let policy = node.policy
    guard policy.runs(kind) else { return }
    // What runs may let go of the widget, and with it of the node.
    let node = node
    defer { withExtendedLifetime(node) {} }
    isRunning = true
    Feedback.noteRun(of: self)
    traitReads.removeAll(keepingCapacity: true)
    let timing = HookAdvice.beginRun()
    let recording = UpdateRecorder.session
    let recordedRun = recording?.begin(self) ?? 0
    if work == .known {
      perform()
    } else {
      PassContext.run(self) {
        if policy.tracks(kind), !gathersOthers { tracker.track(perform) } else { Tracker.withoutTracking(perform) }
      }
    }
    isRunning = false
    if recordedRun != 0 { recording?.end(recordedRun, self) }
    runCount += 1
    if !gathersOthers { advice.recordRun(of: self, timing) }
    guard isPending else { return }
    requestRunAgain()
  }

  /// Forgets what the last run read: nothing is told until the next run.
  package final func stopTracking() {
    trackerIfMade?.cancel()
    traitReads = []
    isPending = false
  }

  /// Other rules hold here from now on: what was tracked by the old ones is forgotten, and the hook runs by the new.
  final func policyDidChange() {
    trackerIfMade?.cancel()
    invalidate(.trait(TrackingPolicyTrait.name))
  }

  final func recordTraitRead(_ read: TraitRead) {
    for known in traitReads where known.key == read.key && known.source === read.source { return }
    traitReads.append(read)
    if !read.source.isOwn(of: self) { read.source.add(self) }
  }

  /// What the latest run has read, traits apart.
  final var reads: [Tracker.Read] { trackerIfMade?.reads ?? [] }

  /// Whether the latest run has read just what the previous one did, traits apart; false where only a comparison could tell.
  final var hasKeptReads: Bool { trackerIfMade?.hasKeptReads ?? true }

  /// Gives up what it read of traits, for another hook to take over.
  final func takeTraitReads() -> [TraitRead] {
    defer { traitReads = [] }
    return traitReads
  }

  /// Marks the hook if a trait it read has changed. One that was marked for nothing else is clean again where all have their
  /// old values: a view that was moved through another part of the tree on its way.
  final func invalidateIfTraitsDiffer() {
    guard !traitReads.isEmpty, !isPending || isMarkedByTraitRead else { return }
    var changed: TraitRead?
    for read in traitReads where changed == nil && !read.isCurrent { changed = read }
    if isPending {
      isPending = changed != nil
    } else if let changed {
      invalidate(.trait(changed.name))
    }
    isMarkedByTraitRead = isPending
  }
}

/// How often a hook ran in one pass.
package struct PassRuns {
  private var serial = 0
  private var count = 0

  /// Counts a run in the pass numbered `serial`.
  ///
  /// - Returns: how many there are now.
  package init() {}

  mutating package func count(in serial: Int) -> Int {
    if self.serial != serial {
      self.serial = serial
      count = 0
    }
    count += 1
    return count
  }
}
