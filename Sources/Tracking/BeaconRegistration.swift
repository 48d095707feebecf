import Glibc
import Observation
import Synchronization

/// A registration that Observation gives no handle to. The run reads a beacon besides its own properties; the beacon's
/// signal reaches the callback without a real change, and there the registration can be ended.
final class BeaconRegistration: TrackingRegistration {
  private let beacon = Beacon()

  func cancel() { beacon.signal() }

  static func collect(
    _ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void
  ) -> BeaconRegistration {
    let registration = BeaconRegistration()
    let beacon = registration.beacon
    AccessScope.redirected(to: nil) {
      withChangeTracking {
        beacon.noteAccess()
        body()
      } onChange: { change in
        // Another thread's change is passed on even now: the registration that follows may not have heard of it.
        if beacon.isSignalling { change.endRegistration() } else { onChange(change) }
      }
    }
    return registration
  }
}

/// A private observable without a value.
final class Beacon: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let signallingThread = Atomic<pthread_t>(0)
  private var light: Void { () }
  private static let path = \Beacon.light

  func noteAccess() { registrar.access(self, keyPath: Self.path) }

  func signal() {
    signallingThread.store(pthread_self(), ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: Self.path) {}
    signallingThread.store(0, ordering: .relaxed)
  }

  /// Whether this thread is in the middle of a signal, so that what it hears is that.
  var isSignalling: Bool { signallingThread.load(ordering: .relaxed) == pthread_self() }
}
