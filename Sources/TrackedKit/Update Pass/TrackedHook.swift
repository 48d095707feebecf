import Gtk
import Tracking

/// One hook of one object: what it read last, whether it is pending, and how it gets its next run.
///
/// The tracker marks the hook when something it read changes; the update pass, GTK's layout or GTK's drawing runs it.
final class TrackedHook {
  let hook: UpdateHook
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

  private lazy var tracker = Tracker(mutations: UpdatePass.modelMutations) { [weak self] path in
    self?.adviseAgainstLayoutWrites()
    self?.invalidate(.property(path))
  }
  private var hasAdvised = false

  /// The hook that runs at this moment; trait reads are noted for it.
  private(set) static var current: TrackedHook?

  init(_ hook: UpdateHook, of node: UpdateNode, belongsToController: Bool, body: @escaping () -> Void) {
    self.hook = hook
    phase = hook.phase
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

  /// Says once that layout writes what this property hook of the same view reads: each such frame does its work twice (C-064).
  private func adviseAgainstLayoutWrites() {
    guard let writer = TrackedHook.current, writer.phase == .layout, phase == .properties,
      writer.node === node, !hasAdvised
    else { return }
    hasAdvised = true
    UpdateInspector.warn(
      "\(UpdateInspector.name(of: writer)) writes what \(UpdateInspector.name(of: self)) of the same view reads, so that "
        + "the frame does its work twice. Write it outside of layout, or read it in layout instead.")
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
    isRunning = true
    let outer = TrackedHook.current
    TrackedHook.current = self
    traitReads.removeAll(keepingCapacity: true)
    let started = UpdateInspector.isObserving ? MainLoop.monotonicMicroseconds : 0
    tracker.track(body)
    TrackedHook.current = outer
    isRunning = false
    runCount += 1
    UpdateInspector.noteRun(of: self, since: started)
  }

  /// Forgets what the last run read; nothing is told until the next run.
  func silence() {
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
