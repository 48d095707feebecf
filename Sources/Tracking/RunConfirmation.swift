import Synchronization

/// Whether runs are confirmed, and which ones have to be once that begins.
///
/// A run reads a property, but changes are reported only from the end of the run on. A write on another thread between the two
/// would be missed, unless the previous run read the property too: its registration stays armed meanwhile. A run that
/// read something new is therefore followed by a second one, which sees such a write. On the main actor nothing comes
/// between the two, so nothing is confirmed until the first write on another thread arrives.
enum RunConfirmation {
  private static let isOnFlag = Atomic(false)
  private static let isBeginning = Atomic(false)

  /// Whether the program requested it, before or after another thread wrote.
  @MainActor static var isChosen = false

  static var isOn: Bool { isOnFlag.load(ordering: .sequentiallyConsistent) }

  /// Notes that other threads write; `confirmEarlierRuns` on the main actor handles the runs until now.
  static func begin() {
    guard !isOn else { return }
    isBeginning.store(true, ordering: .sequentiallyConsistent)
    isOnFlag.store(true, ordering: .sequentiallyConsistent)
  }

  static func end() {
    isOnFlag.store(false, ordering: .sequentiallyConsistent)
    isBeginning.store(false, ordering: .sequentiallyConsistent)
  }

  /// The trackers whose latest run was not confirmed. Each leaves before it is freed, so that none is retained here.
  @MainActor private static var unconfirmed: [Unmanaged<TrackerCore>] = []

  /// - Returns: the place by which to leave.
  @MainActor
  static func enter(_ core: TrackerCore) -> Int {
    unconfirmed.append(.passUnretained(core))
    return unconfirmed.count - 1
  }

  @MainActor
  static func leave(_ place: Int) {
    let last = unconfirmed.removeLast()
    guard place < unconfirmed.count else { return }
    unconfirmed[place] = last
    last._withUnsafeGuaranteedRef { $0.placeAmongUnconfirmed = place }
  }

  /// Confirms, once, every run from before the first write that arrived.
  @MainActor
  static func confirmEarlierRuns() {
    guard isBeginning.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let cores = unconfirmed.map { $0.takeUnretainedValue() }
    unconfirmed = []
    for core in cores { core.placeAmongUnconfirmed = nil }
    for core in cores { core.confirm() }
  }
}
