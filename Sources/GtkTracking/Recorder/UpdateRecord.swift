import Tracking

/// The result of a recording: events, triggers, runs of hooks, and frames, each linked to its cause.
///
/// ```swift
/// let recording = UpdateRecorder.record()
/// // …
/// print(recording.record.why(controller, .updateProperties)?.description ?? "It did not run.")
/// // click on Button “Add” → Counter.hits → CounterController.updateProperties → Label.label, 0.1 ms
/// ```
///
/// A record is a value and does not keep the recorded objects alive. Entries are numbered without gaps; the numbers begin at 1 unless another
/// recording was in progress already.
@MainActor public struct UpdateRecord {
  /// An event from outside that called the program's code.
  public struct Event {
    /// What it is.
    public enum Kind {
      /// GTK emitted a signal, for example a click.
      case signal
      /// A keyboard shortcut.
      case key
      /// A timer of the main loop.
      case timer
      /// Work for when the main loop is idle, or for its next turn.
      case idle
      /// A step of an animation or another part of a frame.
      case frame
      /// A task was resumed.
      case task
      /// Another thread wrote a property; the main thread learned of it here.
      case otherThread
      /// A second run of a hook that has read something new, in case another thread wrote it meanwhile. Possibly nothing has changed.
      case confirmation
      /// None of the above: the program's start, or other code on the main thread.
      case program
    }

    /// Its number.
    public let id: Int
    /// What it is.
    public let kind: Kind
    /// The signal, as `clicked`; empty for other kinds.
    public let signal: String
    /// The class of the widget or object that the event belongs to; empty for none.
    public let object: String
    /// The first text shown in the widget; nil for none.
    public let text: String?
    /// The event or run during which it happened.
    public let origin: Origin?
    /// When it was noted, in microseconds of the monotonic clock.
    public let time: Int64
    /// How long the program's code ran, in microseconds; nil while it is still running, or if its end is not known.
    public internal(set) var microseconds: Int64?
  }

  /// The event or run during which something happened.
  public enum Origin: Equatable {
    /// The event with this number.
    case event(Int)
    /// The hook's run with this number.
    case run(Int)
  }

  /// The reason why hooks became due: a write, a changed trait, a request.
  public struct Trigger {
    /// Its number.
    public let id: Int
    /// What it is. A `.property` is a write.
    public let cause: UpdateCause
    /// The object that was written, by the identity of its registrar; nil if Observation does not report it.
    public let object: ObjectIdentifier?
    /// The event or run during which it happened.
    public let origin: Origin
    /// When, in microseconds of the monotonic clock.
    public let time: Int64
    /// The thread that wrote, by its name and number; nil for the main thread.
    public internal(set) var thread: String?
    /// The property's value before the write, as text, if it is known and recorded: see `UpdateRecorder.Options.values`.
    public internal(set) var oldValue: String?
    /// Its value after the write.
    public internal(set) var newValue: String?
    var stack = CallStack()
    /// The program's functions on the call stack of the write, the innermost first, if they were recorded: see
    /// `UpdateRecorder.Options.backtraces`. The first call takes a while to look up their names. The inspector adds where in the sources each
    /// call stands, as `Counter.start (Counter.swift:12)`.
    public var backtrace: [String] { calls.map { call in call.function + (call.line.map { " (\($0))" } ?? "") } }

    package var calls: [CallStack.Call] {
      let calls = stack.calls(leavingOut: ["Tracking", "Gtk", "GtkTracking", "TrackedKit", "TrackedUI"])
      // What writes is who calls the property, and not what the macro made of that.
      return Array(
        calls.drop { call in
          call.function.hasSuffix(".setter")
            || [".modify", "withMutation", "shouldNotifyObservers"].contains { call.function.contains($0) }
        })
    }
  }

  /// One run of one hook.
  public struct Run {
    /// Its number.
    public let id: Int
    /// The hook.
    public let hook: HookKind
    /// The type of the object that has the hook.
    public let object: String
    /// The identity of that object, which may no longer exist.
    public let owner: ObjectIdentifier
    /// The types of the objects around it, from the window down, when it first ran during a recording.
    public let path: [String]
    /// Why it ran.
    public let cause: UpdateCause
    /// The trigger that made it due, by number.
    public let trigger: Int
    /// The number of the run that contains it, because it forced an update or a layout; nil for none.
    public let outer: Int?
    /// When it began, in microseconds of the monotonic clock.
    public let started: Int64
    /// How long it took in microseconds, including the runs that it contains.
    public internal(set) var microseconds: Int64 = 0
    var readSet: Set<ReadProperty> = []
    /// The properties it read, such as `Counter.hits`, if they were recorded: see `UpdateRecorder.Options.reads`.
    public var reads: [String] { readSet.map(\.name).sorted() }
    /// The properties it read that the previous run did not; all of them for the first recorded run.
    public internal(set) var newReads: [String] = []
    /// The properties that the previous run read, and this one did not.
    public internal(set) var lostReads: [String] = []
    /// The widget properties it changed and what it asked of widgets; the first 16 of them.
    public internal(set) var effects: [Effect] = []
    /// How many changes and requests it made in all.
    public internal(set) var effectCount = 0
    /// Whether its changes were recorded: see `UpdateRecorder.Options.effects`.
    public let notesEffects: Bool
    /// Whether it has ended.
    public internal(set) var isFinished = false
    /// Whether the hook is the program's own, rather than the framework's.
    public let isProgramsOwn: Bool
    /// The object's type and the hook, as `CounterController.updateProperties`.
    public var name: String { "\(object).\(hook.rawValue)" }
  }

  /// A widget property that a run changed, or what it asked of a widget.
  public struct Effect: Equatable, CustomStringConvertible {
    /// The widget's class.
    public let widget: String
    /// GTK's name of the property; `size`, `layout` or `drawing` for a request.
    public let property: String
    /// Whether it is a request, of the program or of the framework for it. What GTK's own widgets request for themselves when a property
    /// changes is not recorded.
    public let isRequest: Bool

    /// `Label.label`, `drawing of Swatch`.
    public var description: String { isRequest ? "\(property) of \(widget)" : "\(widget).\(property)" }
  }

  /// A change of a property that no hook reads, in an object that hooks read something else of: see `UpdateRecorder.Options.values`.
  ///
  /// Observation does not report such writes. The recorder compares the objects' stored properties after each event, so that several writes in
  /// one event are one change, and what changes inside of an array or of another object is not seen.
  public struct UnreadChange {
    /// The property, as `hits`.
    public let name: String
    /// The type that has it.
    public let root: Any.Type
    /// What its values are.
    public let value: Any.Type
    /// The event in which it changed; nil for code outside of events, such as a task.
    public let origin: Origin?
    /// When that was noticed, in microseconds of the monotonic clock.
    public let time: Int64
  }

  /// One frame of one window.
  public struct Frame {
    /// Its number.
    public let id: Int
    /// The window's title.
    public let window: String
    /// When it began, in microseconds of the monotonic clock.
    public let started: Int64
    /// The number of update passes that ran any hooks.
    public internal(set) var passes = 0
    /// The number of layouts.
    public internal(set) var layouts = 0
    /// When the work before layout (hooks and animation steps) was done, in microseconds after `started`; nil if there was none.
    public internal(set) var updated: Int64?
    /// When the last layout was done, in microseconds after `started`; nil if there was none. Drawing follows.
    public internal(set) var laidOut: Int64?
    /// How long it took in all, in microseconds; nil while it is not finished.
    public internal(set) var microseconds: Int64?
    /// The numbers of the runs in it.
    public internal(set) var runs: Range<Int>
    /// How long it may take for the next frame to be in time, in microseconds.
    public let deadline: Int64

    /// Whether it took longer than a frame may.
    public var isLate: Bool { microseconds.map { $0 > deadline } ?? false }
  }

  /// In the order in which they happened.
  public let events: [Event]
  /// In the order in which they happened.
  public let triggers: [Trigger]
  /// In the order in which they began.
  public let runs: [Run]
  /// In the order in which they began.
  public let frames: [Frame]
  /// In the order in which they were noticed.
  public let unreadChanges: [UnreadChange]
  /// Whether the oldest entries are missing, because the recorder keeps only a limited number.
  public let isCut: Bool

  /// The triggers that are writes of properties.
  public var writes: [Trigger] { triggers.filter(\.cause.isWrite) }

  /// The runs of an object's hook.
  public func runs(of object: AnyObject, _ hook: HookKind) -> [Run] {
    let identity = ObjectIdentifier(object)
    return runs.filter { $0.owner == identity && $0.hook == hook }
  }

  /// An event by its number.
  public func event(_ id: Int) -> Event? { entry(id, in: events, \.id) }
  /// A trigger by its number.
  public func trigger(_ id: Int) -> Trigger? { entry(id, in: triggers, \.id) }
  /// A run by its number.
  public func run(_ id: Int) -> Run? { entry(id, in: runs, \.id) }

  /// Numbers have no gaps.
  private func entry<Entry>(_ id: Int, in entries: [Entry], _ number: (Entry) -> Int) -> Entry? {
    guard let first = entries.first else { return nil }
    let place = id - number(first)
    return entries.indices.contains(place) ? entries[place] : nil
  }
}

extension UpdateCause {
  /// Whether a property was written.
  public var isWrite: Bool {
    if case .property = self { true } else { false }
  }
}
