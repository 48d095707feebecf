// A tracked run, from the write that caused it to the next write:
//
//   model.name = "Ada"          any thread
//     └ didSet callback ─ main thread ──► onInvalidate(\Model.name)      at once: the owner marks its hook
//                       └ other thread ─► PendingInvalidations ─ wake ─► deliverPending() ─► onInvalidate
//   owner's next update pass
//     └ track { body }
//         ├ the enclosing scope, if any, is suspended        (AccessScope)
//         ├ body runs; every property it reads is listed     (Observation)
//         ├ the list is armed                                (TrackingRegistration)
//         └ the registration of the run before is cancelled, never earlier: no write falls between the two

import Glibc

/// Wakes the main context when a property was changed on another thread.
public protocol TrackingScheduler: AnyObject, Sendable {
  /// Has `Tracker.deliverPending()` called on the main actor soon. Called on any thread, once until that delivery.
  func wake()
}

/// Runs a closure, notes which observable properties it reads, and tells when one of them changes.
///
/// The one thing an update hook needs from Observation: re-armed by each run, cancelled without waiting for a change,
/// deaf to what only an earlier run read, and indifferent to the thread that writes. It retains neither the models that
/// are read nor, if `onInvalidate` captures it weakly, its owner.
///
/// Main actor; properties may be written on any thread.
@MainActor
public final class Tracker {
  /// From where the properties that are read get written.
  public enum MutationSource: Sendable {
    /// From the main actor only: a run is never repeated without a change.
    case mainActor
    /// From any thread. A write may fall between the first run's reads and their registration, so the first run is
    /// followed by one invalidation more, and the run that it causes sees that write.
    case anyThread
  }

  /// Wakes the main context for changes made on other threads; set it before the first such change.
  nonisolated public static var scheduler: (any TrackingScheduler)? {
    get { PendingInvalidations.scheduler }
    set { PendingInvalidations.scheduler = newValue }
  }

  private let core: TrackerCore
  private let mutations: MutationSource

  /// Makes a tracker that listens to nothing yet.
  ///
  /// - Parameter onInvalidate: called on the main actor, at most once between two runs, when a property that the latest
  ///   run read has changed: synchronously after the store when the main thread wrote, from `deliverPending()` when
  ///   another did. It gets the property's key path where that is known. Do not run the closure again inside it: other
  ///   writes of the same turn are still to come.
  public init(
    mutations: MutationSource = .mainActor, onInvalidate: @escaping @MainActor (_ changed: AnyKeyPath?) -> Void
  ) {
    core = TrackerCore(staysArmed: mutations == .anyThread, onInvalidate)
    self.mutations = mutations
  }

  isolated deinit {
    core.cancel()
  }

  /// Whether a change of something the latest run read will be told.
  public var isArmed: Bool { core.isArmed }

  /// Runs `body`; what it reads replaces what the run before read.
  ///
  /// Reads count through any depth of calls on this thread, but not in tasks or on other threads that `body` starts.
  /// Writes that `body` itself makes cause no invalidation (C-062, C-118). Inside another tracker's run, that
  /// tracker does not see these reads (C-018) where `isolatesNestedScopes` holds.
  ///
  /// - Throws: what `body` throws; what it had read until then is tracked.
  @inlinable
  public func track<Result>(_ body: () throws -> Result) rethrows -> Result {
    var outcome: Swift.Result<Result, any Error>?
    run { outcome = Swift.Result { try body() } }
    // The line above has set it.
    do { return try outcome!.get() } catch { try rethrow(error, body) }
  }

  /// As above, for a closure without a result: the way of update hooks, which run at every change.
  public func track(_ body: () -> Void) { run(body) }

  @usableFromInline
  func run(_ body: () -> Void) {
    let isFirst = core.generation == 0
    core.run(body)
    if isFirst, mutations == .anyThread { core.invalidate(nil) }
  }

  /// Lets the compiler see that only `body` throws.
  @usableFromInline
  func rethrow<Result>(_ error: any Error, _ body: () throws -> Result) rethrows -> Never {
    try { throw error }()
  }

  /// Stops listening until the next run.
  public func cancel() {
    core.cancel()
  }

  /// Runs `body` so that no tracker that is running sees its reads.
  public static func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    try AccessScope.redirected(to: nil, body)
  }

  /// Whether a run inside another keeps its reads to itself. False only where the standard library's layout is unknown
  /// to `AccessScope`: then the outer run depends on the inner one's reads as well, which costs runs but loses nothing.
  public static var isolatesNestedScopes: Bool { AccessScope.isAvailable }

  /// Hands over the invalidations that other threads' writes have caused. Called by the scheduler's host.
  public static func deliverPending() {
    for core in PendingInvalidations.take() { core.deliverRemoteChange() }
  }
}
