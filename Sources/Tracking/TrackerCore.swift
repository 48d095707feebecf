import Glibc
import Synchronization

/// The part of a tracker that registrations hold: small, without a reference to any owner or model.
@MainActor
final class TrackerCore {
  private let onInvalidate: @MainActor (AnyKeyPath?) -> Void
  private var registration: (any TrackingRegistration)?
  /// Counts the runs, so that a callback knows whether it belongs to the latest.
  private(set) var generation = 0
  private var isRunning = false
  private var isInvalidated = false
  /// Whether the registration outlives the change it tells of, to hear of other threads' writes during the next run.
  /// Without such writes it ends at once, which keeps the further writes of the turn cheap.
  private var staysArmed: Bool
  /// Another thread changed a property and the main actor has not heard of it yet.
  nonisolated private let hasRemoteChange = Atomic(false)

  init(staysArmed: Bool, _ onInvalidate: @escaping @MainActor (AnyKeyPath?) -> Void) {
    self.staysArmed = staysArmed
    self.onInvalidate = onInvalidate
  }

  var isArmed: Bool { registration != nil }

  func run(_ body: () -> Void) {
    precondition(!isRunning, "a tracker was run inside its own run")
    generation += 1
    let current = generation
    let mainThread = pthread_self()
    isRunning = true
    isInvalidated = false
    // A change that was stored before this point is seen by the run; one that comes later sets the flag again.
    hasRemoteChange.store(false, ordering: .sequentiallyConsistent)
    let collected = withRegistration(body) { [self] change in
      handle(change, of: current, readOn: mainThread)
    }
    registration?.cancel()
    registration = collected
    isRunning = false
  }

  func cancel() {
    let ended = registration
    registration = nil
    ended?.cancel()
  }

  /// Called by Observation on the thread that changed a property.
  nonisolated private func handle(_ change: ObservedChange, of generation: Int, readOn mainThread: pthread_t) {
    if pthread_equal(pthread_self(), mainThread) != 0 {
      MainActor.assumeIsolated { handleOnMain(change, of: generation) }
    } else if !hasRemoteChange.exchange(true, ordering: .sequentiallyConsistent) {
      PendingInvalidations.add(self)
    }
  }

  private func handleOnMain(_ change: ObservedChange, of generation: Int) {
    // A run's own writes are not news to it, nor what a registration tells that has been replaced meanwhile.
    guard generation == self.generation, registration != nil, !isRunning else { return }
    guard !isInvalidated else { return }
    let property = change.property
    if !staysArmed { cancel() }
    invalidate(property)
  }

  func invalidate(_ property: AnyKeyPath?) {
    guard !isInvalidated else { return }
    isInvalidated = true
    onInvalidate(property)
  }

  func deliverRemoteChange() {
    guard hasRemoteChange.exchange(false, ordering: .sequentiallyConsistent), registration != nil else { return }
    staysArmed = true
    invalidate(nil)
  }
}
