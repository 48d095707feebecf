import CThreadLocals
import Synchronization

// What a recorder of runs asks of a tracker.
extension Tracker {
  /// One property of one object that a run has read.
  package struct Read: Hashable {
    /// The object, by its registrar.
    package let object: ObjectIdentifier
    package let property: AnyKeyPath

    package init(object: ObjectIdentifier, property: AnyKeyPath) { (self.object, self.property) = (object, property) }
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

  /// By whose registrar the latest run has read, beacons among it, where it was only one.
  var registrarOfOnlyRead: ObjectIdentifier? { core.registrarOfOnlyRead }

  /// Whether the latest run has read just what the previous one did; false where only a comparison could tell.
  package var hasKeptReads: Bool { core.hasKeptReads }

  /// Where the change comes from that `onInvalidate` is called for.
  package static var changeOrigin: ChangeOrigin { TrackerCore.origin }

  /// Whose property it is, by its registrar; known while `identifiesChanges`.
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

  /// Whether the call stack is kept of a write on another thread.
  package static var tracesChanges: Bool {
    get { RemoteWrites.isTraced.load(ordering: .relaxed) }
    set { RemoteWrites.isTraced.store(newValue, ordering: .relaxed) }
  }

  /// What is known of the thread that wrote, while `onInvalidate` is called for its write; nil for the main thread.
  package static var writingThread: WritingThread? { TrackerCore.writingThread }

  /// Another thread, when it wrote.
  package struct WritingThread: Sendable {
    /// What the system calls it, with its number.
    package let name: String
    /// Where it was; empty where that is not kept.
    package let stack: CallStack
  }
}

/// Which properties other threads have written, until the main actor learns of it.
enum RemoteWrites {
  static let isNoted = Atomic(false)
  static let isTraced = Atomic(false)
  private static let writes = Mutex<[ObjectIdentifier: Write]>([:])

  /// A key path never changes, so that any thread may have it.
  struct Write: @unchecked Sendable {
    let property: AnyKeyPath
    let thread: Tracker.WritingThread
  }

  /// Notes the first write that reaches a tracker. Called on the thread that writes.
  static func note(_ change: ObservedChange, for core: TrackerCore) {
    guard isNoted.load(ordering: .relaxed), let property = change.property else { return }
    let stack = isTraced.load(ordering: .relaxed) ? CallStack.current() : CallStack()
    let write = Write(property: property, thread: Tracker.WritingThread(name: threadName, stack: stack))
    writes.withLock { if $0[ObjectIdentifier(core)] == nil { $0[ObjectIdentifier(core)] = write } }
  }

  private static var threadName: String {
    var name = [CChar](repeating: 0, count: 16)
    let number = cthreadlocals_thread_name(&name)
    let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return text.isEmpty ? "\(number)" : "\(text) \(number)"
  }

  @MainActor static func take(for core: TrackerCore) -> Write? {
    guard isNoted.load(ordering: .relaxed) else { return nil }
    return writes.withLock { $0.removeValue(forKey: ObjectIdentifier(core)) }
  }

  static func forget() { writes.withLock { $0 = [:] } }
}
