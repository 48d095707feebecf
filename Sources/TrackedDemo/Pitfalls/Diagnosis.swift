import Gtk
import Observation
import TrackedKit

/// The warnings and the advice that the framework gave while the page was there.
@Observable final class PitfallWarnings {
  private(set) var last = ""
  @ObservationIgnored private let originalWarning = UpdateInspector.warningHandler
  @ObservationIgnored private let originalAdvice = UpdateInspector.adviceHandler

  /// Hears of them from now on; they still go where they went.
  func listen() {
    UpdateInspector.warningHandler = { [weak self, originalWarning] message in
      originalWarning(message)
      self?.show(message)
    }
    UpdateInspector.adviceHandler = { [weak self, originalAdvice] message in
      originalAdvice(message)
      self?.show(message)
    }
  }

  func stopListening() {
    UpdateInspector.warningHandler = originalWarning
    UpdateInspector.adviceHandler = originalAdvice
  }

  /// A message comes in the middle of a pass; it is shown in the next one.
  private func show(_ message: String) { MainLoop.whenIdle { [weak self] in self?.last = message } }
}

/// Answers "why does it run so often?": how often each hook ran, and why.
@Observable final class Diagnosis {
  private struct Entry {
    var runs = 0
    var causes: [String: Int] = [:]
  }

  /// A line for each hook that ran, the busiest first.
  private(set) var report = ""
  private(set) var isRunning = false
  @ObservationIgnored private var entries: [String: Entry] = [:]
  @ObservationIgnored private var observation: UpdateInspector.Observation?
  @ObservationIgnored private var started: Int64 = 0

  /// The questions to ask of a hook that runs too often.
  static let questions = [
    "Does it read a whole state where one field would do?", "Does a function it calls read more?",
    "Is an equal value set again and again?", "Do fast and slow values share one observable?",
    "Is there a lastApplied… copy that hides it?",
  ]

  func start() {
    entries = [:]
    report = "Use the page, then stop."
    isRunning = true
    started = MainLoop.monotonicMicroseconds
    observation = UpdateInspector.observe { [weak self] run in
      guard let self, run.object == "SampleView" else { return }
      var entry = entries["\(run.object).\(run.hook.rawValue)"] ?? Entry()
      entry.runs += 1
      entry.causes[run.cause.description, default: 0] += 1
      entries["\(run.object).\(run.hook.rawValue)"] = entry
    }
  }

  func stop() {
    observation = nil
    isRunning = false
    let seconds = Double(max(1, MainLoop.monotonicMicroseconds - started)) / 1_000_000
    let lines = entries.sorted { $0.value.runs > $1.value.runs }.map { name, entry in
      let rate = (Double(entry.runs) / seconds * 10).rounded() / 10
      let causes = entry.causes.sorted { $0.value > $1.value }.map { "\($0.key) × \($0.value)" }
      return "\(name): \(entry.runs) runs, \(rate) a second; \(causes.joined(separator: ", "))"
    }
    report = lines.isEmpty ? "Nothing ran." : lines.joined(separator: "\n")
  }
}
