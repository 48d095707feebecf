import Synchronization

/// The part of a tracker that registrations hold: small, without a reference to any owner or model.
@MainActor
final class TrackerCore {
  /// The tracker whose body is running and not interrupted by another.
  @exclusivity(unchecked) private(set) static var innermost: TrackerCore?

  private let onInvalidate: @MainActor (AnyKeyPath?) -> Void
  /// What the latest finished run read.
  @exclusivity(unchecked) private var registration: (any TrackingRegistration)?
  /// What the run in progress reads.
  @exclusivity(unchecked) private var collecting: (any TrackingRegistration)?
  /// What the previous run would have been armed with, if exactly that was armed already.
  private var spare: (any TrackingRegistration)?
  /// Counts the runs.
  private var run = 0
  /// The run whose registration is armed.
  private var armedRun = 0
  private var isInvalidated = false
  /// A change by something else that came while the tracker ran.
  private var changeInRun: Change?
  /// How many runs in a row, up to the one that is due, were caused only by a confirmation.
  private var confirmationsInARow = 0
  /// Whether the latest invalidation was caused by a run inside this one.
  private var followsNestedWrite = false
  /// Called when a run writes what the previous run read: no reason to run again, but seldom intended.
  var onOwnWrite: (@MainActor (AnyKeyPath?) -> Void)?
  /// Where the tracker is found when other threads begin to write.
  var placeAmongUnconfirmed: Int?
  /// Another thread changed a property, and the main actor has not handled it yet.
  nonisolated private let hasRemoteChange = Atomic(false)

  /// Where the change came from that is being told.
  @exclusivity(unchecked) static var origin = Tracker.ChangeOrigin.mainThread
  /// Whose property it is, where that is known and wanted.
  @exclusivity(unchecked) static var changedObject: ObjectIdentifier?
  @exclusivity(unchecked) static var identifiesChanges = false
  static var writingThread: Tracker.WritingThread?

  private enum Change {
    case here(AnyKeyPath?)
    case onOtherThread
    case confirmation
  }

  init(_ onInvalidate: @escaping @MainActor (AnyKeyPath?) -> Void) { self.onInvalidate = onInvalidate }

  var isArmed: Bool { registration != nil && !isInvalidated }

  func run(_ body: () -> Void) {
    precondition(collecting == nil, "a tracker was run inside its own run")
    run += 1
    let thisRun = run
    isInvalidated = false
    changeInRun = nil
    // A change that was stored before this point is seen by the run; one that comes later sets the flag again.
    _ = hasRemoteChange.exchange(false, ordering: .sequentiallyConsistent)

    let reads = nextRegistration()
    collecting = reads
    let outer = Self.enter(self)
    reads.collect(body)
    Self.leave(to: outer)
    collecting = nil
    outer?.collecting?.noteInnerRun(reads)

    if run == thisRun { finish(reads) } else { reads.cancel() }
  }

  private func nextRegistration() -> any TrackingRegistration {
    let receiver = ChangeReceiver(self, run: run)
    guard let known = spare else { return makeRegistration(telling: receiver) }
    spare = nil
    return known.isUsedAgain(telling: receiver) ? known : makeRegistration(telling: receiver)
  }

  /// Makes `core` the innermost tracker. What the interrupted one has read so far is armed first, so that it is notified
  /// of writes that are not its own.
  ///
  /// - Returns: the interrupted one, to pass to `leave`.
  static func enter(_ core: TrackerCore?) -> TrackerCore? {
    let outer = innermost
    outer?.collecting?.armReadsSoFar()
    innermost = core
    return outer
  }

  static func leave(to outer: TrackerCore?) { innermost = outer }

  /// Runs `body` so that `core`, which is running, does not depend on its reads. With merged scopes it does, but is not woken by
  /// what other hooks write of it.
  static func untracked<Result>(
    _ body: () throws -> Result, inside core: TrackerCore? = innermost
  ) rethrows -> Result {
    guard !AccessScope.isAvailable, let core, let collecting = core.collecting else {
      return try AccessScope.redirected(to: nil, body)
    }
    // None of the tracker's runs has this number.
    let inner = makeRegistration(telling: ChangeReceiver(core, run: -1))
    defer {
      collecting.noteInnerRun(inner)
      inner.cancel()
    }
    var result: Swift.Result<Result, any Error>?
    inner.collect { result = Swift.Result { try body() } }
    // The line above has set it.
    do { return try result!.get() } catch { try rethrow(error, body) }
  }

  /// Lets the compiler see that only `body` throws.
  private static func rethrow<Result>(_ error: any Error, _ body: () throws -> Result) rethrows -> Never {
    try { throw error }()
  }

  private func finish(_ reads: any TrackingRegistration) {
    let earlier = registration
    let staysArmed = reads.arm(after: earlier)
    // Asked when the run is armed: a write that begins confirmation after this finds the tracker among the unconfirmed.
    let confirms = RunConfirmation.isOn
    let isConfirmed = !confirms || staysArmed || isConfirmed(reads, by: earlier)
    if staysArmed {
      spare = reads
    } else {
      registration = reads.isEmpty ? nil : reads
      armedRun = run
      earlier?.cancel()
    }
    if !confirms, placeAmongUnconfirmed == nil { placeAmongUnconfirmed = RunConfirmation.enter(self) }
    followsNestedWrite = false
    if let changeInRun {
      confirmationsInARow = 0
      if case .here = changeInRun { followsNestedWrite = true }
      invalidate(changeInRun)
    } else if isConfirmed {
      confirmationsInARow = 0
    } else {
      invalidate(.confirmation)
    }
  }

  /// Whether no other thread's write can have fallen between a read and its registration.
  private func isConfirmed(_ reads: any TrackingRegistration, by earlier: (any TrackingRegistration)?) -> Bool {
    // A body that makes a new model in each run reads something anew in each. To miss a write here, other threads would
    // have to hit the gap of each of these runs, and each would have to lead the next one to another property.
    if confirmationsInARow >= Self.mostConfirmationsInARow { return true }
    return reads.isCovered(by: earlier) ?? (confirmationsInARow > 0)
  }

  private static let mostConfirmationsInARow = 3

  /// Stops listening until the next run.
  func cancel() {
    // What is being read now belongs to an earlier run from here on.
    run += 1
    confirmationsInARow = 0
    followsNestedWrite = false
    // It holds the tracker, as what is armed does.
    spare = nil
    drop()
  }

  /// Ends the tracker.
  func retire() {
    cancel()
    if let placeAmongUnconfirmed { RunConfirmation.leave(placeAmongUnconfirmed) }
    placeAmongUnconfirmed = nil
  }

  private func drop() {
    let ended = registration
    registration = nil
    ended?.cancel()
  }

  /// A change on the main thread.
  func hear(_ change: ObservedChange, readBy run: Int) {
    if let collecting {
      if changeInRun == nil, isNews(change, to: collecting, readBy: run) { changeInRun = .here(change.property) }
      return
    }
    guard run == armedRun, let registration else { return }
    let property = change.property
    // Another hook's write of what a run inside this one read. Were it heard here too, hooks that merely contain each other
    // would wake each other for ever. A registration that ends by being told cannot be left at that.
    if Self.innermost != nil, !ObservedChange.endsRegistration, registration.isHeardForInnerRun(property) {
      return
    }
    if isInvalidated {
      confirmationsInARow = 0
      // Nothing can be missed on the main actor, and the further writes of the turn cost less if nobody listens.
      if !RunConfirmation.isOn { drop() }
    } else {
      if Tracker.identifiesChanges {
        Self.changedObject = if let property { registration.object(of: property) } else { nil }
      }
      if ObservedChange.endsRegistration { drop() }
      invalidate(.here(property))
    }
  }

  /// Whether a change that comes during a run makes its reads obsolete. Its own writes do not, nor does a change of something
  /// it has not read yet.
  private func isNews(_ change: ObservedChange, to collecting: any TrackingRegistration, readBy run: Int) -> Bool {
    guard Self.innermost !== self else {
      onOwnWrite?(change.property)
      return false
    }
    if type(of: collecting).armsEarly { return run == self.run }
    // The run before stands in for this one. It may have read more: one repetition is right or harmless, and a second in a
    // row might be the first of many.
    return run == armedRun && !followsNestedWrite && registration?.isHeardForInnerRun(change.property) == false
  }

  /// A change on another thread, which calls this.
  nonisolated func hearFromOtherThread(_ change: ObservedChange) {
    RunConfirmation.begin()
    RemoteWrites.note(change, for: self)
    if !hasRemoteChange.exchange(true, ordering: .sequentiallyConsistent) { PendingInvalidations.add(self) }
  }

  func deliverChangeFromOtherThread() {
    guard hasRemoteChange.exchange(false, ordering: .sequentiallyConsistent) else { return }
    if collecting != nil {
      if changeInRun == nil { changeInRun = .onOtherThread }
    } else if registration != nil {
      confirmationsInARow = 0
      invalidate(.onOtherThread)
    }
  }

  /// What the latest run read.
  var reads: [Tracker.Read] { registration?.reads ?? [] }

  /// By whose registrar the latest run has read, where it was only one.
  var registrarOfOnlyRead: ObjectIdentifier? { registration?.object(of: Beacon.path) }

  /// Whether the latest run read just what the previous one did, as far as that is known at no cost.
  var hasKeptReads: Bool { spare != nil || registration == nil }

  /// Requests one more run, unless one is due or in progress; that one is confirmed itself.
  func confirm() {
    if collecting == nil, registration != nil { invalidate(.confirmation) }
  }

  private func invalidate(_ change: Change) {
    guard !isInvalidated else { return }
    isInvalidated = true
    switch change {
    case .here(let property): onInvalidate(property)
    case .onOtherThread: tell(from: .otherThread)
    case .confirmation:
      confirmationsInARow += 1
      tell(from: .confirmation)
    }
  }

  private func tell(from origin: Tracker.ChangeOrigin) {
    let write = origin == .otherThread ? RemoteWrites.take(for: self) : nil
    Self.origin = origin
    Self.changedObject = write.flatMap { registration?.object(of: $0.property) }
    Self.writingThread = write?.thread
    onInvalidate(write?.property)
    Self.origin = .mainThread
    Self.writingThread = nil
  }
}
