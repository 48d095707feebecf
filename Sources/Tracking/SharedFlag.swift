import Synchronization

/// A flag that any thread may raise.
final class SharedFlag: Sendable {
  private let flag = Atomic(false)

  func raise() { flag.store(true, ordering: .relaxed) }
  var isRaised: Bool { flag.load(ordering: .relaxed) }
}
