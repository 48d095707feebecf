import Gtk
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
  private let body: () -> Void

  /// Whether a run is due.
  private(set) var isPending = true {
    didSet { if isPending != oldValue { node.notePending(phase, change: isPending ? 1 : -1) } }
  }
  private(set) var cause = UpdateCause.firstRun
  /// How often it ran, for inspection.
  private(set) var runCount = 0
  /// How often it ran in the pass numbered `passSerial`, for the loop limit.
  var runsInPass = 0
  var passSerial = 0

  private(set) var traitReads: [TraitRead] = []
  private(set) var isRunning = false

  private lazy var tracker = Tracker { [weak self] path in
    guard let self else { return }
    advice.noteWrite(for: self)
    invalidate(.property(path))
  }
  private var advice = HookAdvice()

  /// The hook that runs at this moment; trait reads are noted for it.
  private(set) static var current: Hook?

  init(_ kind: HookKind, of node: UpdateNode, belongsToController: Bool, body: @escaping () -> Void) {
    self.kind = kind
    phase = kind.phase
    self.node = node
    self.belongsToController = belongsToController
    self.body = body
  }

  /// Marks the hook and sees to its next run; does nothing more when it is marked already.
  func invalidate(_ cause: UpdateCause) {
    guard !isPending else { return }
    isPending = true
    self.cause = cause
    node.schedule(phase)
  }

  /// Other rules hold here from now on: what was tracked by the old ones is forgotten, and the hook runs by the new.
  func policyDidChange() {
    tracker.cancel()
    invalidate(.trait(TrackingPolicyTrait.name))
  }

  /// Marks a hook that GTK is about to run anyway.
  func notePending(_ cause: UpdateCause) {
    if !isPending {
      isPending = true
      self.cause = cause
    }
  }

  /// Runs the hook now with its reads tracked, whether or not it is pending.
  func run() {
    // An object's own hook inside itself would recurse for ever (C-088).
    guard !isRunning else { return }
    isPending = false
    let policy = node.policy
    guard policy.runs(kind) else { return }
    isRunning = true
    let outer = Hook.current
    Hook.current = self
    traitReads.removeAll(keepingCapacity: true)
    let started = UpdateInspector.isTimingRuns ? MainLoop.monotonicMicroseconds : 0
    let nestedBefore = HookAdvice.beginRun()
    if policy.tracks(kind) { tracker.track(body) } else { Tracker.withoutTracking(body) }
    Hook.current = outer
    isRunning = false
    runCount += 1
    advice.noteRun(of: self, since: started, nestedBefore: nestedBefore)
    UpdateInspector.noteRun(of: self, since: started)
  }

  /// Forgets what the last run read; nothing is told until the next run.
  func stopTracking() {
    tracker.cancel()
    traitReads = []
    isPending = false
  }

  /// Runs `body` outside of any hook: its reads belong to nobody (C-017).
  static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = current
    current = nil
    defer { current = outer }
    return try Tracker.withoutTracking(body)
  }

  func noteTraitRead(_ read: TraitRead) {
    if !traitReads.contains(where: { $0.key == read.key }) { traitReads.append(read) }
  }

  /// Marks the hook if a trait it read has another value in `traits`.
  func invalidateIfTraitsDiffer(from traits: TraitCollection) {
    guard !isPending else { return }
    if let changed = traitReads.first(where: { !$0.isCurrent(in: traits) }) { invalidate(.trait(changed.name)) }
  }
}
