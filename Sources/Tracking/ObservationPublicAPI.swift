// What ObservationSPI.swift does on Observation's public API alone: build with -D TRACKING_PUBLIC_API.
#if TRACKING_PUBLIC_API
  import Observation

  /// What Observation passes to a registration: neither the property nor a handle, as the first change ends it.
  struct ObservedChange: Sendable {
    /// Whether a registration is notified of only one change.
    static let endsRegistration = true

    var property: AnyKeyPath? { nil }
    var reads: ReadSet? { nil }

    func endRegistration() {}
  }

  /// What a run has read: unknown with the public API.
  struct ReadSet: Sendable {
    var properties: Set<AnyKeyPath> { [] }
    var allReads: [Tracker.Read] { [] }

    func isCovered(by earlier: ReadSet?) -> Bool { false }
  }

  /// Runs `body` and reports the first change of what it read, before the store.
  ///
  /// A run between that report and the store reads the old value and misses the new one. On the main actor no run
  /// comes between; a write on another thread can be lost that way.
  func withChangeTracking(_ body: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void) {
    withObservationTracking(body) { onChange(ObservedChange()) }
  }

  extension Tracker {
    /// What a closure has read: unknown with the public API.
    package struct Reads {}

    /// Nothing is collected without a tracker.
    package static var collectsReads: Bool { false }

    /// Runs `body`.
    package static func reads(in body: () -> Void) -> Reads? {
      body()
      return nil
    }

    /// Does nothing.
    package static func addReads(_ reads: Reads) {}
  }
#endif
