import TrackedKit

/// The warnings that the framework gave while the page was there.
@Observable final class PitfallWarnings {
  /// The last few: one action may have several, and none may hide the others.
  private(set) var last: [String] = []
  @ObservationIgnored private var observation: UpdateRecorder.MessageObservation?

  /// Hears of warnings from now on; they still go where they went.
  func listen() {
    observation = UpdateRecorder.observeMessages { [weak self] message in
      // A warning comes in the middle of a pass; it is shown in the next one.
      MainLoop.whenIdle { self.map { $0.last = $0.last.suffix(2) + [message] } }
    }
  }

  func stopListening() { observation = nil }
}

/// Answers "why does it run so often?": how often each hook of each object ran, and why.
@Observable final class Diagnosis {
  /// A hook of one object.
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let hook: HookKind
  }

  private struct Entry {
    let name: String
    var runs = 0
    var causes: [String: Int] = [:]
  }

  /// A line for each hook that ran, the busiest first.
  private(set) var report = ""
  private(set) var isRunning = false
  @ObservationIgnored private var entries: [Key: Entry] = [:]
  @ObservationIgnored private var observation: UpdateRecording?
  @ObservationIgnored private var started: Int64 = 0
  @ObservationIgnored private let names: [ObjectIdentifier: String]

  /// The questions to ask of a hook that runs too often.
  static let questions = [
    "Does it read a whole state where one field would do?", "Does a function it calls read more?",
    "Is an equal value set again and again?", "Do fast and slow values share one observable?",
    "Is there a lastApplied… copy that hides it?",
  ]

  /// - Parameter names: what to call objects; others go by their type.
  init(names: [ObjectIdentifier: String]) { self.names = names }

  func start() {
    entries = [:]
    report = "Use the page, then stop."
    isRunning = true
    started = MainLoop.monotonicMicroseconds
    observation = UpdateRecorder.record([]) { [weak self] run in self?.note(run) }
  }

  private func note(_ run: UpdateRecord.Run) {
    // The labels that show counts run because others did.
    guard run.object != String(describing: RunCountLabel.self) else { return }
    let key = Key(owner: run.owner, hook: run.hook)
    var entry = entries[key] ?? Entry(name: "\(names[run.owner] ?? run.object): \(run.hook.rawValue)")
    entry.runs += 1
    entry.causes[run.cause.description, default: 0] += 1
    entries[key] = entry
  }

  func stop() {
    observation = nil
    isRunning = false
    let seconds = Double(max(1, MainLoop.monotonicMicroseconds - started)) / 1_000_000
    let lines = entries.values.sorted { ($1.runs, $0.name) < ($0.runs, $1.name) }.map { entry in
      let rate = (Double(entry.runs) / seconds * 10).rounded() / 10
      let causes = entry.causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) × \($0.value)" }
      return "\(entry.name) ran \(entry.runs) times, \(rate) a second: \(causes.joined(separator: ", "))"
    }
    report = lines.isEmpty ? "Nothing ran." : lines.joined(separator: "\n")
  }
}
