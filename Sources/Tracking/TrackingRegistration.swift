import Glibc

/// The reads of one run, listened to from `arm` until cancelled.
@MainActor
protocol TrackingRegistration: AnyObject {
  /// Whether what a run has read so far can be armed before it ends.
  static var armsEarly: Bool { get }

  /// Whether nothing was read, as far as is known.
  var isEmpty: Bool { get }

  /// Reuses a registration that has neither read nor armed anything for another run.
  ///
  /// - Returns: false if it cannot be.
  func isUsedAgain(telling receiver: ChangeReceiver) -> Bool

  /// Runs `body` and notes what it reads.
  func collect(_ body: () -> Void)

  /// Arms what the running body has read so far, if that is possible; another run begins inside it.
  func armReadsSoFar()

  /// Notes a run that took place inside this one, and has ended.
  func noteInnerRun(_ inner: any TrackingRegistration)

  /// Whether a change of `property` may be reported only because a run inside this one read it.
  func isHeardForInnerRun(_ property: AnyKeyPath?) -> Bool

  /// Arms what was read, unless `earlier` is armed with exactly the same.
  ///
  /// - Returns: whether `earlier` stays in this one's place.
  func arm(after earlier: (any TrackingRegistration)?) -> Bool

  /// Whether `earlier`, which is still armed, listens to everything that this one listens to; nil if Observation does not say.
  func isCovered(by earlier: (any TrackingRegistration)?) -> Bool?

  /// What is listened to, as far as Observation tells.
  var reads: [Tracker.Read] { get }

  /// The object whose `property` is listened to, by its registrar; nil for several, or where Observation does not tell.
  func object(of property: AnyKeyPath) -> ObjectIdentifier?

  /// Ends the registration. Main actor only: Observation's own cancellation races with a change on another thread.
  func cancel()
}

/// The tracker that is notified of changes to what one run has read.
struct ChangeReceiver: Sendable {
  private let core: TrackerCore
  private let run: Int
  private let mainThread: pthread_t

  @MainActor
  init(_ core: TrackerCore, run: Int) {
    self.core = core
    self.run = run
    mainThread = pthread_self()
  }

  /// Called by Observation on the thread that changed a property.
  func receive(_ change: ObservedChange) {
    if pthread_equal(pthread_self(), mainThread) != 0 {
      onMainThread { core.hear(change, readBy: run) }
    } else {
      core.hearFromOtherThread(change)
    }
  }
}

/// Runs main-actor code on the main thread; callers have checked which thread they are on.
///
/// `MainActor.assumeIsolated` asks the runtime twice at each call, which costs as much as all the rest of handling a change.
@inline(__always)
private func onMainThread(_ body: @MainActor () -> Void) {
  // The two types differ in nothing but what the compiler knows of the thread.
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Void).self)() }
}

/// A registration by the best means that Observation offers.
@MainActor
func makeRegistration(telling receiver: ChangeReceiver) -> any TrackingRegistration {
  #if !TRACKING_PUBLIC_API
    if AccessScope.isAvailable, ListRegistration.isAvailable { return ListRegistration(telling: receiver) }
  #endif
  return BeaconRegistration(telling: receiver)
}
