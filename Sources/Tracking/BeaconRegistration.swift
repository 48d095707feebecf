import Glibc
import Observation
import Synchronization

/// A registration for which Observation provides no handle. The run reads a beacon besides its own properties; signalling the
/// beacon reaches the callback without a real change, and there the registration can be ended or asked for its reads.
final class BeaconRegistration: TrackingRegistration {
  static let armsEarly = false

  private let beacon = Beacon()
  private let receiver: ChangeReceiver
  private let answer = Answer()
  /// With merged scopes, the reads of runs inside this one; nil if there were none.
  private var innerProperties: Set<AnyKeyPath>?

  init(telling receiver: ChangeReceiver) { self.receiver = receiver }

  var isEmpty: Bool { false }

  func isUsedAgain(telling receiver: ChangeReceiver) -> Bool { false }

  func collect(_ body: () -> Void) {
    AccessScope.redirected(to: nil) {
      withChangeTracking {
        beacon.noteAccess()
        body()
      } onChange: { [beacon, receiver, answer] change in
        if beacon.isSignalling {
          if !answer.take(change) { change.endRegistration() }
        } else if change.property != Beacon.path {
          // Another thread's change is passed on even when this registration is about to end: the one that follows may
          // not have noticed it. A beacon in a merged scope is that of a run inside this one, and no news.
          receiver.receive(change)
        }
      }
    }
  }

  func armReadsSoFar() {}

  func noteInnerRun(_ inner: any TrackingRegistration) {
    guard !AccessScope.isAvailable, let inner = inner as? BeaconRegistration else { return }
    innerProperties = (innerProperties ?? []).union(inner.readSet?.properties ?? [])
  }

  func isHeardForInnerRun(_ property: AnyKeyPath?) -> Bool {
    guard let innerProperties else { return false }
    return property.map(innerProperties.contains) ?? true
  }

  func arm(after earlier: (any TrackingRegistration)?) -> Bool { false }

  func isCovered(by earlier: (any TrackingRegistration)?) -> Bool? {
    guard let reads = readSet else { return nil }
    guard let earlier = earlier as? BeaconRegistration else { return reads.isCovered(by: nil) }
    guard let earlierReads = earlier.readSet else { return nil }
    return reads.isCovered(by: earlierReads)
  }

  func cancel() {
    // Another run's registration would receive the signal too and end by it, without a change that it could report: two hooks
    // that run a third one inside them would wake each other for ever. Here a registration lies until it is told.
    if ObservedChange.endsRegistration, !AccessScope.isAvailable { return }
    beacon.signal()
  }

  var reads: [Tracker.Read] { readSet?.allReads ?? [] }

  func object(of property: AnyKeyPath) -> ObjectIdentifier? { nil }

  /// What the registration listens to; nil where finding out would end it.
  private var readSet: ReadSet? {
    if ObservedChange.endsRegistration { return nil }
    answer.expect()
    beacon.signal()
    return answer.reads
  }

  /// The callback's answer when it is asked for its reads.
  private final class Answer: Sendable {
    private let state = Mutex<(isExpected: Bool, reads: ReadSet?)>((false, nil))

    func expect() { state.withLock { $0 = (true, nil) } }

    /// Whether the reads were requested.
    func take(_ change: ObservedChange) -> Bool {
      guard state.withLock({ $0.isExpected }) else { return false }
      let reads = change.reads
      state.withLock { $0 = (false, reads) }
      return true
    }

    var reads: ReadSet? { state.withLock { $0.reads } }
  }
}

/// A private observable without a value.
final class Beacon: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let signallingThread = Atomic<pthread_t>(0)
  private var light: Void { () }
  static let path = \Beacon.light

  func noteAccess() { registrar.access(self, keyPath: Self.path) }

  func signal() {
    signallingThread.store(pthread_self(), ordering: .relaxed)
    registrar.withMutation(of: self, keyPath: Self.path) {}
    signallingThread.store(0, ordering: .relaxed)
  }

  /// Whether this thread is in the middle of a signal, so that a call comes from that.
  var isSignalling: Bool { signallingThread.load(ordering: .relaxed) == pthread_self() }
}
