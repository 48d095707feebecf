// The only file that touches Observation's SPI. Swift 6.4's continuous tracking will replace its inside.
#if !TRACKING_PUBLIC_API
  @_spi(SwiftUI) import Observation

  /// An armed list of properties. It stays armed after a change, until cancelled.
  struct TrackingRegistration: Sendable {
    private let tracking: ObservationTracking

    init(_ tracking: ObservationTracking) { self.tracking = tracking }

    /// The property whose change is being told.
    var changedProperty: AnyKeyPath? { tracking.changed }

    /// Ends the registration. Main actor only: Observation's own cancellation races with a change on another thread.
    @MainActor func cancel() { tracking.cancel() }
  }

  /// One beacon: its signal reaches the new registration, which hands itself over, and the old one, which ends.
  @MainActor struct Beacons {
    private let beacon = Beacon()

    mutating func noteAccess() { beacon.noteAccess() }
    func signalArmed() { beacon.signal() }
    func signalCancelled() {}
  }

  /// Runs `body` and arms what it read; `onChange` is called on the thread that changes a property, after the store.
  ///
  /// - Returns: no registration: it hands itself over to `onChange` at the beacon's signal.
  func withRegistration<Result>(
    _ body: () -> Result, onChange: @escaping @Sendable (TrackingRegistration) -> Void
  ) -> (Result, TrackingRegistration?) {
    (withObservationTracking(body, didSet: { onChange(TrackingRegistration($0)) }), nil)
  }
#endif
