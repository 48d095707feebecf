import TrackedKit

/// The warnings that the framework gave while the page was there.
@Observable final class PitfallWarnings {
  /// The last few: one action may have several, and none may hide the others.
  private(set) var last: [String] = []
  @ObservationIgnored private var observation: UpdateRecorder.MessageObservation?

  /// Receives warnings from now on, in addition to where they already go.
  func listen() {
    observation = UpdateRecorder.observeMessages { [weak self] message in
      // A warning comes in the middle of a pass; it is shown in the next one.
      MainLoop.whenIdle { self.map { $0.last = $0.last.suffix(2) + [message] } }
    }
  }

  func stopListening() { observation = nil }
}

/// Answers "why does it run so often?" as the inspector does: how often each hook of each object ran, why, and what to change.
@Observable final class Diagnosis {
  /// For each hook that ran a line, the busiest first, and below it what the inspector finds.
  private(set) var report = ""
  private(set) var isRunning = false
  @ObservationIgnored private var recording: UpdateRecording?
  @ObservationIgnored private let names: [ObjectIdentifier: String]

  /// The questions to ask of a hook that runs too often.
  static let questions = UpdateRecord.Answer.Question.allCases.map(\.rawValue)

  /// - Parameter names: what to call objects; others go by their type.
  init(names: [ObjectIdentifier: String]) { self.names = names }

  func start() {
    report = "Use the page, then stop."
    isRunning = true
    recording = UpdateRecorder.record()
  }

  func stop() {
    recording?.end()
    isRunning = false
    guard let record = recording?.record else { return }
    recording = nil
    let problems = record.problems
    let lines = record.hooks.sorted { ($1.runs.count, name(of: $0)) < ($0.runs.count, name(of: $1)) }.map { hook in
      let own = problems.filter { $0.owner == hook.owner && $0.hook == hook.hook }
      return ([line(hook)] + own.map { "    \(finding($0))" }).joined(separator: "\n")
    }
    report = lines.isEmpty ? "Nothing ran." : lines.joined(separator: "\n")
  }

  private func name(of hook: UpdateRecord.HookReport) -> String {
    "\(names[hook.owner] ?? hook.object): \(hook.hook.rawValue)"
  }

  private func line(_ hook: UpdateRecord.HookReport) -> String {
    let rate = (hook.rate * 10).rounded() / 10
    let causes = Dictionary(grouping: hook.runs) { $0.cause.description }.mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) × \($0.value)" }
    return "\(name(of: hook)) ran \(hook.runs.count) times, \(rate) a second: \(causes.joined(separator: ", "))"
  }

  /// What is wrong, without the name that is above it.
  private func finding(_ problem: UpdateRecord.Problem) -> String {
    let title =
      switch problem.kind {
      case .question(let question): question.rawValue
      case .feeds, .slow, .withoutEffect: problem.title
      }
    return "\(title) \(problem.evidence) \(problem.advice)"
  }
}
