import Synchronization

// What a recorder of runs asks of a tracker.
extension Tracker {
  /// One property of one object that a run has read.
  package struct Read: Hashable {
    /// The object, by its registrar.
    package let object: ObjectIdentifier
    package let property: AnyKeyPath
  }

  /// What a change comes from.
  package enum ChangeOrigin {
    case mainThread
    case otherThread
    /// Nothing has changed for certain: see `confirmsRuns`.
    case confirmation
  }

  /// What the latest run has read.
  package var reads: [Read] { core.reads }

  /// Whether the latest run has read just what the previous one did; false where only a comparison could tell.
  package var hasKeptReads: Bool { core.hasKeptReads }

  /// Where the change comes from that `onInvalidate` is called for.
  package static var changeOrigin: ChangeOrigin { TrackerCore.origin }

  /// Whose property it is, by its registrar; known while `identifiesChanges`, of changes on the main thread.
  package static var changedObject: ObjectIdentifier? { TrackerCore.changedObject }

  /// Whether `changedObject` is found out, and which property another thread has written.
  package static var identifiesChanges: Bool {
    get { TrackerCore.identifiesChanges }
    set {
      TrackerCore.identifiesChanges = newValue
      RemoteWrites.isNoted.store(newValue, ordering: .relaxed)
      if !newValue { RemoteWrites.forget() }
    }
  }
}

/// Which properties other threads have written, until the main actor hears of it.
enum RemoteWrites {
  static let isNoted = Atomic(false)
  private static let properties = Mutex<[ObjectIdentifier: Property]>([:])

  /// A key path never changes, so that any thread may have it.
  private struct Property: @unchecked Sendable { let path: AnyKeyPath }

  /// Notes the first write that a tracker hears of. Called on the thread that writes.
  static func note(_ change: ObservedChange, for core: TrackerCore) {
    guard isNoted.load(ordering: .relaxed), let path = change.property else { return }
    let property = Property(path: path)
    properties.withLock { if $0[ObjectIdentifier(core)] == nil { $0[ObjectIdentifier(core)] = property } }
  }

  @MainActor static func take(for core: TrackerCore) -> AnyKeyPath? {
    guard isNoted.load(ordering: .relaxed) else { return nil }
    return properties.withLock { $0.removeValue(forKey: ObjectIdentifier(core)) }?.path
  }

  static func forget() { properties.withLock { $0 = [:] } }
}
