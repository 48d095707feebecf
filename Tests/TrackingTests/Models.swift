import Observation
import Tracking

@MainActor @Observable final class Profile {
  var a = 0
  var b = 0
  var flag = true
  var bar = 0
  var baz = 0
  var child: Child?
  var items: [Child] = []
  var dictionary: [String: Int] = [:]
  var hasUnread: Bool { a > 0 }
  @ObservationIgnored var ignored = 0
}

@MainActor @Observable final class Child {
  var value = 0
}

/// Counts what a tracker tells, and runs its closure again on request, as a hook in an update pass would.
@MainActor final class TrackedRun {
  private(set) var invalidations = 0
  private(set) var lastChange: AnyKeyPath?
  private(set) var runs = 0
  private let body: () -> Void
  private(set) lazy var tracker = Tracker { [weak self] change in
    self?.invalidations += 1
    self?.lastChange = change
  }

  init(_ body: @escaping () -> Void) {
    self.body = body
    run()
  }

  func run() {
    runs += 1
    tracker.track(body)
  }

  /// How many invalidations `change` causes, each followed by a run.
  func invalidations(after change: () -> Void) -> Int {
    let before = invalidations
    change()
    let count = invalidations - before
    if count > 0 { run() }
    return count
  }
}
