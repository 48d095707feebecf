import Glibc
import Synchronization

/// The part of a tracker that registrations hold: small, without a reference to any owner or model.
@MainActor
final class TrackerCore {
  private let onInvalidate: @MainActor (AnyKeyPath?) -> Void
  private var beacons = Beacons()
  private var registration: TrackingRegistration?
  /// Counts the runs, so that a callback knows whether it belongs to the latest.
  private(set) var generation = 0
  private var isRunning = false
  private var isInvalidated = false
  private var isCollecting = false
  /// Another thread changed a property and the main actor has not heard of it yet.
  nonisolated private let hasRemoteChange = Atomic(false)

  init(_ onInvalidate: @escaping @MainActor (AnyKeyPath?) -> Void) {
    self.onInvalidate = onInvalidate
  }

  var isArmed: Bool { registration != nil }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    precondition(!isRunning, "a tracker was run inside its own run")
    generation += 1
    let current = generation
    let mainThread = pthread_self()
    isRunning = true
    isInvalidated = false
    // A change that was stored before this point is seen by the run; one that comes later sets the flag again.
    hasRemoteChange.store(false, ordering: .sequentiallyConsistent)
    let (outcome, armed) = AccessScope.suspended {
      withRegistration {
        beacons.noteAccess()
        return Swift.Result { try body() }
      } onChange: { [self] registration in
        handle(registration, of: current, readOn: mainThread)
      }
    }
    if let armed { registration = armed }
    // The signal ends the registration of the run before, and has the new one hand itself over if it did not yet.
    isCollecting = true
    beacons.signalArmed()
    isCollecting = false
    isRunning = false
    do { return try outcome.get() } catch { try rethrow(error, body) }
  }

  /// Lets the compiler see that only `body` throws.
  private func rethrow<Result>(_ error: any Error, _ body: () throws -> Result) rethrows -> Never {
    try { throw error }()
  }

  func cancel() {
    registration?.cancel()
    registration = nil
    beacons.signalCancelled()
  }

  /// Called by Observation on the thread that changed a property.
  nonisolated private func handle(
    _ registration: TrackingRegistration, of generation: Int, readOn mainThread: pthread_t
  ) {
    if pthread_equal(pthread_self(), mainThread) != 0 {
      MainActor.assumeIsolated { handleOnMain(registration, of: generation) }
    } else if !hasRemoteChange.exchange(true, ordering: .sequentiallyConsistent) {
      PendingInvalidations.add(self)
    }
  }

  private func handleOnMain(_ registration: TrackingRegistration, of generation: Int) {
    if isCollecting {
      if generation == self.generation { self.registration = registration } else { registration.cancel() }
      return
    }
    guard generation == self.generation, self.registration != nil else { return }
    // A run's own writes are not news to it.
    guard !isRunning else { return }
    invalidate(registration.changedProperty)
  }

  func invalidate(_ property: AnyKeyPath?) {
    guard !isInvalidated else { return }
    isInvalidated = true
    onInvalidate(property)
  }

  func deliverRemoteChange() {
    guard hasRemoteChange.exchange(false, ordering: .sequentiallyConsistent), registration != nil else { return }
    invalidate(nil)
  }
}
