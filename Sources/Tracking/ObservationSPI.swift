// The only file that touches Observation's SPI. Swift 6.4's continuous tracking will replace its inside.
#if !TRACKING_PUBLIC_API
  @_spi(SwiftUI) import Observation
  import Synchronization

  /// What Observation tells a registration.
  struct ObservedChange: Sendable {
    private let tracking: ObservationTracking

    fileprivate init(_ tracking: ObservationTracking) { self.tracking = tracking }

    /// The property that changed.
    var property: AnyKeyPath? { tracking.changed }

    /// Ends the registration that was told.
    func endRegistration() { tracking.cancel() }
  }

  /// Runs `body` and tells of every change of what it read, after the store, until the registration is ended.
  func withChangeTracking(_ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void) {
    withObservationTracking(body, didSet: { onChange(ObservedChange($0)) })
  }

  /// Does what `withChangeTracking` does, but an enclosing scope does not get the reads, and the registration can be
  /// cancelled without waiting for a change. It hands Observation a list of its own, where `AccessScope` can.
  final class ListRegistration: TrackingRegistration {
    private let tracking: ObservationTracking

    private init(_ tracking: ObservationTracking) { self.tracking = tracking }

    func cancel() { tracking.cancel() }

    static func collect(
      _ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void
    ) -> ListRegistration? {
      var list: ObservationTracking._AccessList?
      AccessScope.collecting(into: &list, body)
      guard let list else { return nil }
      let tracking = ObservationTracking(list)
      ObservationTracking._installTracking(tracking, didSet: { onChange(ObservedChange($0)) })
      return ListRegistration(tracking)
    }

    /// Whether Observation writes into such a list; tried once.
    static let isAvailable: Bool = {
      guard AccessScope.isAvailable else { return false }
      let beacon = Beacon()
      let heard = SharedFlag()
      let registration = collect({ beacon.noteAccess() }, onChange: { _ in heard.raise() })
      beacon.signal()
      registration?.cancel()
      return heard.isRaised
    }()
  }

  private final class SharedFlag: Sendable {
    private let flag = Atomic(false)

    func raise() { flag.store(true, ordering: .relaxed) }
    var isRaised: Bool { flag.load(ordering: .relaxed) }
  }
#endif
