import Synchronization

/// Trackers whose properties were changed on other threads, until the main actor invalidates them.
enum PendingInvalidations {
  private static let cores = Mutex<[TrackerCore]>([])
  private static let wakingScheduler = Mutex<(any TrackingScheduler)?>(nil)

  static var scheduler: (any TrackingScheduler)? {
    get { wakingScheduler.withLock { $0 } }
    set { wakingScheduler.withLock { $0 = newValue } }
  }

  /// Notes a tracker; the first one since the last delivery wakes the main context.
  static func add(_ core: TrackerCore) {
    let isFirst = cores.withLock { cores in
      cores.append(core)
      return cores.count == 1
    }
    if isFirst { scheduler?.wake() }
  }

  @MainActor
  static func take() -> [TrackerCore] {
    cores.withLock { cores in
      defer { cores = [] }
      return cores
    }
  }
}
