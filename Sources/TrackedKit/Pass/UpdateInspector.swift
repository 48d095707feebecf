import CGtk
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
    private let id: Int

    fileprivate init(_ id: Int) { self.id = id }

    isolated deinit { cancel() }

    /// Ends the observation.
    public func cancel() { UpdateInspector.observers[id] = nil }
  }

  private static var observers: [Int: (HookRun) -> Void] = [:]
  private static var nextID = 0

  /// Calls `observer` after every run of every hook, until the result is freed.
  ///
  /// The observer must not change what hooks read; note what it needs and show it later.
  public static func observe(_ observer: @escaping (HookRun) -> Void) -> Observation {
    nextID += 1
    observers[nextID] = observer
    return Observation(nextID)
  }

  /// The counts of every hook at and below `widget`, parents first.
  public static func counts(below widget: Widget) -> [HookCount] {
    var counts: [HookCount] = []
    TreeOrder.forEachNode(below: widget.widgetPointer) { node in
      counts += node.hooks.map { HookCount(object: objectName(of: $0), hook: $0.kind, runs: $0.runCount) }
      return .enter
    }
    return counts
  }

  /// Where warnings go, which name a defect; the log by default. Tests replace it.
  public static var warningHandler: (String) -> Void = { cgtk_log_warning("TrackedKit", $0) }

  /// Where the advice of debug builds goes, which names what costs frames; the log by default, as a message, since
  /// `G_DEBUG=fatal-warnings` must not end a program that merely was slow once. Tests replace it.
  public static var adviceHandler: (String) -> Void = { Log.message($0, domain: "TrackedKit") }

  /// In debug builds a hook that takes longer, in microseconds, is warned of, once.
  public static var slowHookLimit: Int64 = 8000

  static var isObserving: Bool { !observers.isEmpty }

  /// Whether the time that hooks take is wanted.
  static var isTimingRuns: Bool {
    #if DEBUG
      true
    #else
      isObserving
    #endif
  }

  static func warn(_ message: String) { warningHandler(message) }

  static func advise(_ message: String) { adviceHandler(message) }

  static func noteRun(of hook: Hook, since started: Int64) {
    guard isObserving else { return }
    let run = HookRun(
      object: objectName(of: hook), owner: owner(of: hook).map { ObjectIdentifier($0) } ?? ObjectIdentifier(hook),
      hook: hook.kind, cause: hook.cause, microseconds: MainLoop.monotonicMicroseconds - started)
    // The observers' own reads must not become dependencies of a hook that forced this run.
    Hook.untracked { observers.values.forEach { $0(run) } }
  }

  static func name(of hook: Hook) -> String { "\(objectName(of: hook)).\(hook.kind.rawValue)" }

  private static func owner(of hook: Hook) -> AnyObject? {
    if let owner = hook.otherOwner { return owner }
    return hook.belongsToController ? hook.node.controller : hook.node.widget
  }

  private static func objectName(of hook: Hook) -> String {
    owner(of: hook).map { String(describing: type(of: $0)) } ?? "a released object"
  }
}
