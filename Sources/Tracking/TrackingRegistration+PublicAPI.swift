// The same on Observation's public API alone, for a toolchain without the SPI: build with -D TRACKING_PUBLIC_API.
#if TRACKING_PUBLIC_API
  import Observation
  import Synchronization

  /// An armed list of properties. The public API disarms it at its first change, which it tells before the store: a
  /// write on another thread can be lost between the two. On the main thread nothing is lost, as runs come later.
  final class TrackingRegistration: Sendable {
    private let isCancelled = Atomic(false)

    var changedProperty: AnyKeyPath? { nil }

    /// Silences the registration. Observation itself lets go of it at the beacon's signal.
    @MainActor func cancel() { isCancelled.store(true, ordering: .relaxed) }

    fileprivate var isLive: Bool { !isCancelled.load(ordering: .relaxed) }
  }

  /// Two beacons in turn: a signal disarms whoever reads it, and must not reach the new registration.
  @MainActor struct Beacons {
    private var current = Beacon()
    private var previous = Beacon()

    mutating func noteAccess() {
      swap(&current, &previous)
      current.noteAccess()
    }
    func signalArmed() { previous.signal() }
    func signalCancelled() { current.signal() }
  }

  /// Runs `body` and arms what it read; `onChange` is called on the thread that changes a property, before the store.
  func withRegistration<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable (TrackingRegistration) -> Void
  ) -> (Result, TrackingRegistration?) {
    let registration = TrackingRegistration()
    let result = withObservationTracking(body) {
      if registration.isLive { onChange(registration) }
    }
    return (result, registration)
  }
#endif
