import Tracking

/// What was recorded: events, what made hooks due, the hooks' runs, and frames, each linked with what it follows from.
///
/// ```swift
/// let recording = UpdateRecorder.record()
/// // …
/// print(recording.record.why(controller, .updateProperties)?.description ?? "It did not run.")
/// // click on Button “Add” → Counter.hits → CounterController.updateProperties → Label.label, 0.1 ms
/// ```
///
/// A value: it keeps nothing alive that it speaks of. Entries are numbered without gaps, from 1 in each recording that begins while nobody else
/// records.
@MainActor public struct UpdateRecord {
  /// Something from outside that had the program's code called.
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
      /// A task went on.
      case task
      /// Another thread wrote; the main thread heard of it here.
      case otherThread
      /// A hook that has read something new is confirmed after writes on other threads; nothing has changed for certain.
      case confirmation
      /// Nothing that is known: the program's start, or other code on the main thread.
      case program
    }

    /// Its number.
    public let id: Int
    /// What it is.
    public let kind: Kind
    /// The signal, as `clicked`; empty for other kinds.
    public let signal: String
    /// The class of the widget or object that it happened at; empty where there is none.
    public let object: String
    /// The first text that the widget shows; nil for none.
    public let text: String?
    /// What it happened in the middle of.
    public let origin: Origin?
    /// When it was noted, in microseconds of the monotonic clock.
    public let time: Int64
    /// How long the program's code took that it was called for, from then on; nil while that goes on, or where its end is not known.
    public internal(set) var microseconds: Int64?
  }

  /// Where something comes from.
  public enum Origin: Equatable {
    /// The event with this number.
    case event(Int)
    /// The hook's run with this number.
    case run(Int)
  }

  /// What made hooks due: a write, a trait with another value, a request.
  public struct Trigger {
    /// Its number.
    public let id: Int
    /// What it is. A `.property` is a write.
    public let cause: UpdateCause
    /// The object that was written, by the identity of its registrar; nil where Observation does not tell.
    public let object: ObjectIdentifier?
    /// What it was done in.
    public let origin: Origin
    /// When, in microseconds of the monotonic clock.
    public let time: Int64
    /// The thread that wrote, by its name and number; nil for the main thread.
    public internal(set) var thread: String?
    /// What the property was before a write, in words, as far as that was asked for and is known: see `UpdateRecorder.Options.values`.
    public internal(set) var oldValue: String?
    /// What the write made it.
    public internal(set) var newValue: String?
    var stack = CallStack()
    /// The program's functions that made a write, the innermost first, as far as that was asked for: see
    /// `UpdateRecorder.Options.backtraces`. The first call takes some time to find out their names.
    public var backtrace: [String] {
      let functions = stack.functions(leavingOut: ["Tracking", "Gtk", "GtkTracking", "TrackedKit", "TrackedUI"])
      // What writes is who calls the property, and not what the macro made of that.
      return Array(
        functions.drop { function in
          function.hasSuffix(".setter")
            || [".modify", "withMutation", "shouldNotifyObservers"].contains { function.contains($0) }
        })
    }
  }

  /// One run of one hook.
  public struct Run {
    /// Its number.
    public let id: Int
    /// The hook.
    public let hook: HookKind
    /// The object whose hook it is, by its type.
    public let object: String
    /// The object itself; it may be gone by the time this is read.
    public let owner: ObjectIdentifier
    /// The objects around it when it first ran while recorded, from the window down, by type.
    public let path: [String]
    /// Why it ran.
    public let cause: UpdateCause
    /// The trigger that made it due, by number.
    public let trigger: Int
    /// The run that it was a part of, by number: what that forced, or laid out.
    public let outer: Int?
    /// When it began, in microseconds of the monotonic clock.
    public let started: Int64
    /// How long it took with all that it was interrupted by.
    public internal(set) var microseconds: Int64 = 0
    var readSet: Set<ReadProperty> = []
    /// What it read, as `Counter.hits`, where that was noted: see `UpdateRecorder.Options.reads`.
    public var reads: [String] { readSet.map(\.name).sorted() }
    /// What it read that the previous run did not; of the first run since somebody records, all.
    public internal(set) var newReads: [String] = []
    /// What the previous run read, and it did not.
    public internal(set) var lostReads: [String] = []
    /// The properties of widgets that it changed, the first 16.
    public internal(set) var effects: [Effect] = []
    /// How many it changed in all, the same one counted each time.
    public internal(set) var effectCount = 0
    /// Whether what it did was noted: see `UpdateRecorder.Options.effects`.
    public let notesEffects: Bool
    /// Whether it has ended.
    public internal(set) var isFinished = false
    /// Whether a program wrote the hook, and not a module of the framework.
    public let isProgramsOwn: Bool
    /// The object's type and the hook, as `CounterController.updateProperties`.
    public var name: String { "\(object).\(hook.rawValue)" }
  }

  /// A property of a widget that a run has changed.
  public struct Effect: Equatable {
    /// The widget's class.
    public let widget: String
    /// The property, as GTK calls it.
    public let property: String
  }

  /// One frame of one window.
  public struct Frame {
    /// Its number.
    public let id: Int
    /// The window's title.
    public let window: String
    /// When it began, in microseconds of the monotonic clock.
    public let started: Int64
    /// How many update passes had something to do.
    public internal(set) var passes = 0
    /// How many layouts there were.
    public internal(set) var layouts = 0
    /// When what is done before layout was over, in microseconds after `started`: hooks, and the steps of animations. Nil where nothing was.
    public internal(set) var updated: Int64?
    /// When the last layout was over, in microseconds after `started`; nil without one. What comes after it is drawing.
    public internal(set) var laidOut: Int64?
    /// How long it took in all; nil while it goes on.
    public internal(set) var microseconds: Int64?
    /// The numbers of the runs in it: from the first one on, and before the second one.
    public internal(set) var runs: Range<Int>
    /// How long a frame may take for the next one to come in time.
    public let deadline: Int64

    /// Whether it took longer than a frame may.
    public var isLate: Bool { microseconds.map { $0 > deadline } ?? false }
  }

  /// In the order of time.
  public let events: [Event]
  /// In the order of time.
  public let triggers: [Trigger]
  /// In the order in which they began.
  public let runs: [Run]
  /// In the order in which they began.
  public let frames: [Frame]
  /// Whether there was more than the recorder keeps, so that the oldest entries are gone.
  public let isCut: Bool

  /// The triggers that are writes.
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
