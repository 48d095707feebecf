import Gtk
import Tracking

/// Notes, while anybody asks it to, why each hook runs: the event that the program's code was called for, what that wrote, the hooks that
/// read it, what they changed, and the frame in which it was shown.
///
/// ```swift
/// let recording = UpdateRecorder.record()
/// button.activate()
/// // …
/// for run in recording.record.runs { print(recording.record.chain(to: run)) }
/// ```
///
/// It costs nothing while nobody records. It keeps the last entries only, and nothing alive that it speaks of.
@MainActor public enum UpdateRecorder {
  /// What is noted besides events, triggers, runs and frames.
  public nonisolated struct Options: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Which properties of widgets each run changed. Those of widgets that are in no window are not heard of.
    public static let effects = Options(rawValue: 1)
    /// What each run read that the previous one did not, and the other way round.
    public static let reads = Options(rawValue: 2)
    /// What a written property was and is, in words. The objects are looked for in what the hooks hold, and the properties are read: a
    /// getter of the program's runs at once after each write.
    public static let values = Options(rawValue: 4)
    /// The functions that made each write.
    public static let backtraces = Options(rawValue: 8)
    /// Effects and reads: what costs little.
    public static let standard: Options = [effects, reads]
    /// Everything.
    public static let all: Options = [standard, values, backtraces]
  }

  /// How many entries of each kind are kept.
  public static let capacity = 20_000

  /// Begins to record, until the result is ended or freed. Several may record at a time.
  ///
  /// - Parameter observer: called after each run, for example to count. It must not change what hooks read: note what you need, and show it
  ///   later.
  public static func record(
    _ options: Options = .standard, _ observer: ((UpdateRecord.Run) -> Void)? = nil
  ) -> UpdateRecording {
    let session = session ?? RecordingSession()
    self.session = session
    return UpdateRecording(session, options, observer)
  }

  /// Whether anybody records.
  public static var isOn: Bool { session != nil }

  /// Runs `body`, of which nothing is recorded: for what shows a record.
  public static func withoutRecording<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let session else { return try body() }
    session.silence += 1
    defer { session.silence -= 1 }
    return try body()
  }

  /// Leaves out the hooks of a widget and of all in it, for what shows a record, and the frames of a window.
  ///
  /// Call it before the widget comes into a window: what was recorded of its hooks before goes on.
  public static func ignore(_ widget: Widget) { widget.attach(IgnoredByRecorder()) }

  @exclusivity(unchecked) static var session: RecordingSession?

  fileprivate static func end(_ session: RecordingSession) {
    session.stop()
    if self.session === session { self.session = nil }
  }
}

final class IgnoredByRecorder {}

/// What is being recorded; it ends when this is ended or freed.
@MainActor public final class UpdateRecording {
  private let session: RecordingSession
  /// What is noted. Effects and reads are those of the runs from then on.
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

  /// The same with the last `count` runs at most, for who looks often.
  public func record(last count: Int) -> UpdateRecord {
    guard last == nil else { return record }
    return session.record(from: start.limited(toRuns: count, before: session.place))
  }

  /// Counts all that is recorded: where it is the same as before, nothing has come.
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
