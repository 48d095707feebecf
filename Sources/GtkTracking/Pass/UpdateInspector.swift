import Gtk

/// One run of one hook, as the inspector tells it.
@MainActor public struct HookRun {
  /// The object whose hook ran, by its type.
  public let object: String
  /// The object itself; it may be gone by the time this is read.
  public let owner: ObjectIdentifier
  /// The hook.
  public let hook: HookKind
  /// Why it ran.
  public let cause: UpdateCause
  /// How long it took, in microseconds.
  public let microseconds: Int64
}

/// How often a hook of an object ran so far.
@MainActor public struct HookCount: Equatable {
  /// The object, by its type.
  public let object: String
  /// The hook.
  public let hook: HookKind
  /// The number of runs since the object was made.
  public let runs: Int
}

/// Tells what the update pass does: every run with object, hook and cause (C-199), and the counts of a subtree.
@MainActor public enum UpdateInspector {
  /// A running observation; it ends when this is cancelled or freed.
  public final class Observation {
    private var end: (() -> Void)?

    fileprivate init(end: @escaping () -> Void) { self.end = end }

    isolated deinit { end?() }

    /// Ends the observation.
    public func cancel() {
      end?()
      end = nil
    }
  }

  private static var observers: [Int: (HookRun) -> Void] = [:]
  private static var messageObservers: [Int: (String) -> Void] = [:]
  private static var nextID = 0

  /// Calls `observer` after every run of every hook, until the result is freed.
  ///
  /// The observer must not change what hooks read; note what it needs and show it later.
  public static func observe(_ observer: @escaping (HookRun) -> Void) -> Observation {
    nextID += 1
    let id = nextID
    observers[id] = observer
    return Observation { observers[id] = nil }
  }

  /// Calls `observer` with every warning, and in debug builds with every piece of advice, until the result is freed. They
  /// go to the log all the same: a warning as such, advice as a message, which no setting makes fatal.
  ///
  /// A message may come in the middle of a pass: note it and show it later.
  public static func observeMessages(_ observer: @escaping (String) -> Void) -> Observation {
    nextID += 1
    let id = nextID
    messageObservers[id] = observer
    return Observation { messageObservers[id] = nil }
  }

  /// The counts of every hook at and below `widget`, parents first.
  public static func counts(below widget: Widget) -> [HookCount] {
    var counts: [HookCount] = []
    TreeOrder.forEachNode(below: widget) { node in
      counts += node.hooks.all.filter { !$0.gathersOthers }.map {
        HookCount(object: objectName(of: $0), hook: $0.kind, runs: $0.runCount)
      }
      return .enter
    }
    return counts
  }

  static var isObserving: Bool { !observers.isEmpty }

  /// Whether the time that hooks take is wanted.
  static var isTimingRuns: Bool {
    #if DEBUG
      true
    #else
      isObserving
    #endif
  }

  /// Tells of a mistake that the pass had to end.
  package static func warn(_ message: String) {
    Log.warning(message, domain: "TrackedKit")
    tell(message)
  }

  /// Tells of what costs frames but is no mistake for certain.
  package static func advise(_ message: String) {
    Log.message(message, domain: "TrackedKit")
    tell(message)
  }

  private static func tell(_ message: String) {
    PassContext.untracked { messageObservers.values.forEach { $0(message) } }
  }

  static func recordRun(of hook: Hook, since started: Int64) {
    guard isObserving, !hook.gathersOthers else { return }
    let run = HookRun(
      object: objectName(of: hook), owner: owner(of: hook).map { ObjectIdentifier($0) } ?? ObjectIdentifier(hook),
      hook: hook.kind, cause: hook.cause, microseconds: MainLoop.monotonicMicroseconds - started)
    // The observers' own reads must not become dependencies of a hook that forced this run.
    PassContext.untracked { observers.values.forEach { $0(run) } }
  }

  static func name(of hook: Hook) -> String {
    if let other = hook.standsFor { return name(of: other) }
    let name = hook.ownerName ?? writtenOwner(of: hook).map { String(describing: type(of: $0)) }
    return "\(name ?? "a released object").\(hook.kind.rawValue)"
  }

  /// Whose class has the method.
  static func writtenOwner(of hook: Hook) -> AnyObject? {
    let owner = owner(of: hook)
    return (owner as? any NodeOwner)?.hookOwner ?? owner
  }

  static func owner(of hook: Hook) -> AnyObject? {
    if let owner = hook.owner { return owner }
    let node = hook.node as? WidgetNode
    return hook.belongsToController ? node?.controller : node?.widget
  }

  static func objectName(of hook: Hook) -> String {
    if let name = hook.ownerName { return name }
    return owner(of: hook).map { String(describing: type(of: $0)) } ?? "a released object"
  }
}
