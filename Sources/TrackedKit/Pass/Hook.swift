import Tracking

/// One hook of one object: what it read last, whether it is pending, and how it gets its next run.
///
/// The tracker marks the hook when something it read changes; the update pass, GTK's layout or GTK's drawing runs it.
final class Hook {
  let kind: HookKind
  /// The step of the pass in which it runs.
  let phase: UpdatePhase
  unowned let node: UpdateNode
  let belongsToController: Bool
  /// Whose method it is, if neither the view's nor its controller's.
  weak var otherOwner: AnyObject?
  /// What the inspector calls the owner, where its type does not say it.
  var ownerName: String?
  /// Sees to the run in place of the node, for a hook that stands in a tree of its own.
  var onMark: (() -> Void)?
  /// Whether it was told that it writes what it reads.
  var hasToldOfOwnWrite = false
  /// Whether all it does is run other hooks, which are inspected themselves.
  var gathersOthers = false
  /// The hook to name in its place where it is told of.
  weak var standsFor: Hook?
  private let body: () -> Void

  /// Whether a run is due. What marks the hook also sees to that run: see `invalidate`.
  private(set) var isPending = true
  private(set) var isRunning = false
  private(set) var cause = UpdateCause.firstRun
  /// How often it ran, for inspection.
  private(set) var runCount = 0
  /// Its runs in the pass that runs, for the limit of that pass.
  var passRuns = PassRuns()
  private(set) var traitReads: [TraitRead] = []
  /// Nothing but another value of a trait that it read has marked it.
  private var isMarkedByTraitRead = false
  private var advice = HookAdvice()

  private lazy var tracker = Tracker { [weak self] path in
    guard let self else { return }
    advice.recordWrite(for: self)
    invalidate(.property(path))
  }

  init(_ kind: HookKind, of node: UpdateNode, belongsToController: Bool, body: @escaping () -> Void) {
    self.kind = kind
    phase = kind.phase
    self.node = node
    self.belongsToController = belongsToController
    self.body = body
  }

  /// Called when a run writes what the run before it read.
  var onOwnWrite: (@MainActor (AnyKeyPath?) -> Void)? {
    get { tracker.onOwnWrite }
    set { tracker.onOwnWrite = newValue }
  }

  /// Whether it is pending and does not run just now: one that asks for itself sees to the next run when this one ends.
  var isDue: Bool { isPending && !isRunning }

  /// Marks the hook and sees to its next run. A hook that is marked already keeps its first cause, but is asked for
  /// again: what GTK was asked for while it could not hear must not be lost (C-212).
  func invalidate(_ cause: UpdateCause) {
    mark(cause)
    requestRun()
  }

  private func requestRun() {
    if let onMark { onMark() } else { node.hookWasMarked(phase) }
  }

  /// Marks the hook for a caller that sees to the run itself.
  func mark(_ cause: UpdateCause) {
    isMarkedByTraitRead = false
    guard !isPending else { return }
    isPending = true
    self.cause = cause
  }

  /// Runs the hook now with its reads tracked.
  ///
  /// - Parameter cause: why it runs if it is not pending.
  func run(because cause: UpdateCause = .manual) {
    // An object's own hook inside itself would recurse for ever (C-088).
    guard !isRunning else { return }
    if !isPending { self.cause = cause }
    isPending = false
    let policy = node.policy
    guard policy.runs(kind) else { return }
    isRunning = true
    traitReads.removeAll(keepingCapacity: true)
    let timing = HookAdvice.beginRun()
    PassContext.run(self) {
      if policy.tracks(kind), !gathersOthers { tracker.track(body) } else { Tracker.withoutTracking(body) }
    }
    isRunning = false
    runCount += 1
    if !gathersOthers { advice.recordRun(of: self, timing) }
    UpdateInspector.recordRun(of: self, since: timing.started)
    guard isPending else { return }
    if let onMark { onMark() } else { node.enqueue() }
  }

  /// Forgets what the last run read: nothing is told until the next run.
  func stopTracking() {
    tracker.cancel()
    traitReads = []
    isPending = false
  }

  /// Other rules hold here from now on: what was tracked by the old ones is forgotten, and the hook runs by the new.
  func policyDidChange() {
    tracker.cancel()
    invalidate(.trait(TrackingPolicyTrait.name))
  }

  func recordTraitRead(_ read: TraitRead) {
    if !traitReads.contains(where: { $0.key == read.key }) { traitReads.append(read) }
  }

  /// Marks the hook if a trait it read has another value in `traits`. One that was marked for nothing else is clean again
  /// where all have their old values: a view that was moved through another part of the tree on its way.
  func invalidateIfTraitsDiffer(from traits: TraitCollection) {
    guard !traitReads.isEmpty, !isPending || isMarkedByTraitRead else { return }
    let changed = traitReads.first { !$0.isCurrent(in: traits) }
    if isPending {
      isPending = changed != nil
    } else if let changed {
      invalidate(.trait(changed.name))
    }
    isMarkedByTraitRead = isPending
  }
}

/// How often a hook ran in one pass.
struct PassRuns {
  private var serial = 0
  private var count = 0

  /// Counts a run in the pass numbered `serial`.
  ///
  /// - Returns: how many there are now.
  mutating func count(in serial: Int) -> Int {
    if self.serial != serial {
      self.serial = serial
      count = 0
    }
    count += 1
    return count
  }
}
