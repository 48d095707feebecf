import Gtk
import Tracking

/// Answers why a hook ran. While a recording lasts it notes every run with its chain of causes: the event that called the program's code, the
/// properties written there, the hooks that read them, what the hooks changed, and the frame that showed it.
///
/// ```swift
/// let recording = UpdateRecorder.record()
/// button.activate()
/// // …
/// for run in recording.record.runs { print(recording.record.chain(to: run)) }
/// ```
///
/// Without a recording it costs nothing. It keeps only the latest entries, and does not keep the recorded objects alive.
@MainActor public enum UpdateRecorder {
  /// What is recorded besides events, triggers, runs and frames.
  @RawRepresented(by: Int.self)
  public nonisolated struct Options: OptionSet, Sendable {
    /// The widget properties that each run changed, for widgets in a window.
    public static let effects = Options(rawValue: 1)
    /// How the properties that each run read differ from those of the previous run.
    public static let reads = Options(rawValue: 2)
    /// The old and new value of each written property, as text. The properties are read for that purpose, so the program's getters run right
    /// after each write. Only objects that hooks hold can be found. Changes that no hook reads are noted as well.
    public static let values = Options(rawValue: 4)
    /// The functions that made each write.
    public static let backtraces = Options(rawValue: 8)
    /// Effects and reads, which cost little.
    public static let standard: Options = [effects, reads]
    /// Everything.
    public static let all: Options = [standard, values, backtraces]
  }

  /// How many entries of each kind are kept.
  public static let capacity = 20_000

  /// Starts a recording, which lasts until the returned object is ended or freed. Several recordings may overlap.
  ///
  /// - Parameter observer: called after each run, for example to count runs. It must not change anything that hooks read: keep what you need and
  ///   show it later.
  public static func record(
    _ options: Options = .standard, _ observer: ((UpdateRecord.Run) -> Void)? = nil
  ) -> UpdateRecording {
    let session = session ?? RecordingSession()
    self.session = session
    return UpdateRecording(session, options, observer)
  }

  /// Whether a recording is in progress.
  public static var isOn: Bool { session != nil }

  /// Runs `body` without recording it, for code that displays a record.
  public static func withoutRecording<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let session else { return try body() }
    session.silence += 1
    defer { session.silence -= 1 }
    return try body()
  }

  /// Keeps a widget that displays a record, and everything inside it, out of recordings; for a window, its frames as well.
  ///
  /// Call it before the widget is added to a window. Hooks that have been recorded before are still recorded.
  public static func ignore(_ widget: Widget) { widget.attach(IgnoredByRecorder()) }

  @exclusivity(unchecked) static var session: RecordingSession?

  fileprivate static func end(_ session: RecordingSession) {
    session.stop()
    if self.session === session { self.session = nil }
  }
}

final class IgnoredByRecorder {}

/// A recording in progress. It ends when it is ended or freed.
@MainActor public final class UpdateRecording {
  private let session: RecordingSession
  /// What is recorded. A change applies to the runs that follow.
  public var options: UpdateRecorder.Options {
    get { chosenOptions }
    set {
      guard !isEnded, newValue != chosenOptions else { return }
      session.add(newValue)
      _ = session.remove(chosenOptions)
      chosenOptions = newValue
    }
  }
  private var chosenOptions: UpdateRecorder.Options
  private var start: RecordingSession.Place
  private var isEnded = false
  private var last: UpdateRecord?

  fileprivate init(
    _ session: RecordingSession, _ options: UpdateRecorder.Options, _ observer: ((UpdateRecord.Run) -> Void)?
  ) {
    self.session = session
    chosenOptions = options
    start = session.place
    session.add(options)
    if let observer { session.observe(for: self, observer) }
  }

  isolated deinit { end() }

  /// What was recorded since the beginning, or since `clear()`.
  public var record: UpdateRecord { last ?? session.record(from: start) }

  /// The same, limited to the last `count` runs: cheaper for a display that is updated often.
  public func record(last count: Int) -> UpdateRecord {
    guard last == nil else { return record }
    return session.record(from: start.limited(toRuns: count, before: session.place))
  }

  /// The number of entries recorded so far, to find out whether there are new ones.
  public var count: Int { session.place.sum }

  /// Forgets what was recorded so far.
  public func clear() {
    start = session.place
    if isEnded { last = session.record(from: start) }
  }

  /// Ends the recording; what was recorded can still be read.
  public func end() {
    guard !isEnded else { return }
    isEnded = true
    last = session.record(from: start)
    session.observe(for: self, nil)
    if session.remove(chosenOptions) { UpdateRecorder.end(session) }
  }
}
