// A tracked run, from the write that caused it to the next write:
//
//   model.name = "Ada"          any thread
//     └ didSet callback ─ main thread ──► onInvalidate(\Model.name)      at once: the owner marks its hook
//                       └ other thread ─► PendingInvalidations ─ wake ─► deliverPending() ─► onInvalidate
//   owner's next update pass
//     └ track { body }
//         ├ the enclosing run, if any: what it has read is armed (TrackerCore), its scope suspended (AccessScope)
//         ├ body runs; every property it reads is listed     (Observation)
//         ├ the list is armed                                (TrackingRegistration)
//         ├ the registration of the previous run is cancelled, never earlier: no write falls between the two
//         └ where other threads write: a run that read something new is requested once more (RunConfirmation)

/// Wakes the main context when a property was changed on another thread.
public protocol TrackingScheduler: AnyObject, Sendable {
  /// Has `Tracker.deliverPending()` called on the main actor soon. Called on any thread, once until that delivery.
  func wake()
}

/// Runs a closure, notes which observable properties it reads, and reports when one of them changes.
///
/// This is all that an update hook needs from Observation. Each run arms it again and forgets what only an earlier run read; it
/// can be cancelled without waiting for a change; and any thread may write. It retains neither the models that
/// are read nor, if `onInvalidate` captures it weakly, its owner.
///
/// Main actor; properties may be written on any thread.
@MainActor
public final class Tracker {
  /// Wakes the main context for changes made on other threads; set it before the first such change.
  nonisolated public static var scheduler: (any TrackingScheduler)? {
    get { PendingInvalidations.scheduler }
    set { PendingInvalidations.scheduler = newValue }
  }

  /// Whether a run that read something new is followed by one extra invalidation.
  ///
  /// Another thread's write can fall between a run's read and the end of the run, from where on changes are reported; the
  /// confirming run sees it. A run that reads what the previous run read has no such gap and is not confirmed.
  ///
  /// False at first: on the main actor there is no gap, and each run is caused by a change. It becomes true by itself
  /// when the first change on another thread arrives, and everything that has run until then is confirmed, once.
  /// Only the very first such write can thus be missed, if it falls into the gap. Where models are written on other
  /// threads from the start, set it to true before the first run. Set it to false to start over, in a test.
  public static var confirmsRuns: Bool {
    get { RunConfirmation.isOn }
    set {
      RunConfirmation.isChosen = newValue
      if newValue {
        RunConfirmation.begin()
        RunConfirmation.confirmEarlierRuns()
      } else {
        RunConfirmation.end()
      }
    }
  }

  /// Ends what the first change on another thread began, unless the program requested it; the next such change begins it again. The test kit
  /// calls this between tests, so that how often a hook runs does not depend on earlier tests.
  package static func forgetChangesOnOtherThreads() {
    if !RunConfirmation.isChosen { RunConfirmation.end() }
  }

  let core: TrackerCore
  #if DEBUG
    /// Called for every new tracker: for advice from a layer above.
    package static var willMake: () -> Void = {}
  #endif

  /// Makes a tracker that listens to nothing yet.
  ///
  /// - Parameter onInvalidate: called on the main actor, at most once between two runs, when a property that the latest
  ///   run read has changed: synchronously after the store when the main thread wrote, from `deliverPending()` when
  ///   another did, and at the end of the run when the change came while it was interrupted by another run. It gets the
  ///   property's key path where that is known; a confirmation has none. Do not run the closure again inside it: other
  ///   writes of the same turn are still to come.
  public init(onInvalidate: @escaping @MainActor (_ changed: AnyKeyPath?) -> Void) {
    #if DEBUG
      Self.willMake()
    #endif
    core = TrackerCore(onInvalidate)
  }

  isolated deinit {
    core.retire()
  }

  /// Whether a change of something the latest run read will be reported.
  public var isArmed: Bool { core.isArmed }

  /// Called when a run writes what the previous run read. Such a write has no other effect.
  package var onOwnWrite: (@MainActor (AnyKeyPath?) -> Void)? {
    get { core.onOwnWrite }
    set { core.onOwnWrite = newValue }
  }

  /// Runs `body`; what it reads replaces what the previous run read.
  ///
  /// Reads count through any depth of calls on this thread, but not in tasks or on other threads that `body` starts.
  /// Writes that `body` itself makes cause no invalidation (C-062, C-118). Inside another tracker's run, that
  /// tracker does not see these reads (C-018) where `isolatesNestedScopes` holds, but the writes do invalidate it (C-214).
  ///
  /// - Throws: what `body` throws; what it has read until then is tracked.
  @inlinable
  public func track<Result>(_ body: () throws -> Result) rethrows -> Result {
    var outcome: Swift.Result<Result, any Error>?
    run { outcome = Swift.Result { try body() } }
    // The line above has set it.
    do { return try outcome!.get() } catch { try rethrow(error, body) }
  }

  /// As above, for a closure without a result: for update hooks, which run at every change.
  public func track(_ body: () -> Void) { run(body) }

  @usableFromInline
  func run(_ body: () -> Void) { core.run(body) }

  /// Lets the compiler see that only `body` throws.
  @usableFromInline
  func rethrow<Result>(_ error: any Error, _ body: () throws -> Result) rethrows -> Never {
    try { throw error }()
  }

  /// Stops listening until the next run.
  public func cancel() {
    core.cancel()
  }

  /// Runs `body` so that no running tracker sees its reads.
  public static func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TrackerCore.untracked(body)
  }

  /// Runs `body` as if no tracker were running: none sees its reads, and its writes invalidate the running ones.
  ///
  /// For code that executes during a run without belonging to it, such as the events of a nested main loop.
  public static func outsideRuns<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = TrackerCore.enter(nil)
    defer { TrackerCore.leave(to: outer) }
    return try TrackerCore.untracked(body, inside: outer)
  }

  /// Uses merged scopes from now on, as where the standard library's layout is unknown; for tests.
  package static var leavesScopesMerged: Bool {
    get { AccessScope.leavesScopesMerged }
    set { AccessScope.leavesScopesMerged = newValue }
  }

  /// Whether a run inside another keeps its reads to itself. False only where the standard library's layout is unknown
  /// to `AccessScope`: then the outer run depends on the inner one's reads as well, which costs runs but loses nothing.
  public static var isolatesNestedScopes: Bool { AccessScope.isAvailable }

  /// The part of Observation by which runs are tracked, for a log; see docs/HOW_TRACKING_WORKS.md.
  public static var means: String {
    let scopes = isolatesNestedScopes ? "scopes of their own" : "merged scopes"
    #if TRACKING_PUBLIC_API
      return "Observation's public API, \(scopes)"
    #else
      return AccessScope.isAvailable && ListRegistration.isAvailable ? "lists of their own" : "beacons, \(scopes)"
    #endif
  }

  /// Invalidates the trackers whose properties other threads have written. Called by the scheduler's host.
  public static func deliverPending() {
    for core in PendingInvalidations.take() { core.deliverChangeFromOtherThread() }
    RunConfirmation.confirmEarlierRuns()
  }
}
