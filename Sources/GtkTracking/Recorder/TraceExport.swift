extension UpdateRecord {
  /// The record as a trace that Perfetto and Chrome's tracing page open: JSON in the Trace Event Format. Frames, runs and events have a lane
  /// each, and arrows lead from what wrote to what ran.
  ///
  /// ```swift
  /// print(recording.record.traceJSON())
  /// ```
  public func traceJSON() -> String {
    var lines = [
      Self.entry([
        "ph": .text("M"), "name": .text("process_name"), "pid": .number(1), "args": .object(["name": .text("hooks")]),
      ])
    ]
    for lane in Lane.allCases {
      lines.append(
        Self.entry([
          "ph": .text("M"), "name": .text("thread_name"), "pid": .number(1), "tid": .number(lane.rawValue),
          "args": .object(["name": .text("\(lane)")]),
        ]))
    }
    for frame in frames {
      guard let microseconds = frame.microseconds else { continue }
      lines.append(
        Self.slice(
          "frame \(frame.id)", .frames, frame.started, microseconds,
          [
            "window": .text(frame.window), "passes": .number(Int64(frame.passes)),
            "layouts": .number(Int64(frame.layouts)),
            "late": .text(frame.isLate ? "yes" : "no"),
          ]))
    }
    let ends = eventEnds
    for event in events {
      lines.append(Self.slice(event.description, .events, event.time, (ends[event.id] ?? event.time) - event.time, [:]))
    }
    // What goes on has no end yet, and nothing leads to it.
    for run in runs where run.isFinished {
      let lane = Lane(run.hook.phase)
      var arguments: [String: Value] = [
        "cause": .text(run.cause.description), "why": .text(chain(to: run).description),
        "effects": .text(run.effects.map(\.description).joined(separator: ", ")),
      ]
      if let trigger = trigger(run.trigger) {
        if let values = trigger.valuesInWords { arguments["values"] = .text(values) }
        if let thread = trigger.thread { arguments["thread"] = .text(thread) }
        let backtrace = trigger.backtrace
        if !backtrace.isEmpty { arguments["written by"] = .text(backtrace.joined(separator: " ← ")) }
      }
      lines.append(Self.slice(run.name, lane, run.started, run.microseconds, arguments))
      lines += flow(to: run, lane, ends)
    }
    return "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// When each event was over. Where its end is not known, that is the last thing it has made due: an arrow begins within a slice.
  private var eventEnds: [Int: Int64] {
    var ends: [Int: Int64] = [:]
    for event in events { ends[event.id] = event.time + (event.microseconds ?? 0) }
    for trigger in triggers {
      if case .event(let number) = trigger.origin, event(number)?.microseconds == nil, let end = ends[number] {
        ends[number] = max(end, trigger.time)
      }
    }
    return ends
  }

  /// The arrow from what made a run due.
  private func flow(to run: Run, _ lane: Lane, _ ends: [Int: Int64]) -> [String] {
    guard let trigger = trigger(run.trigger) else { return [] }
    let from: (lane: Lane, started: Int64, ended: Int64)
    switch trigger.origin {
    case .event(let number):
      guard let event = event(number), let end = ends[number] else { return [] }
      from = (.events, event.time, end)
    case .run(let number):
      guard let writer = self.run(number), writer.isFinished else { return [] }
      from = (Lane(writer.hook.phase), writer.started, writer.started + writer.microseconds)
    }
    let time = min(max(trigger.time, from.started), from.ended)
    return [("s", from.lane, time), ("f", lane, run.started)].map { phase, lane, time in
      var fields: [String: Value] = [
        "ph": .text(phase), "name": .text("why"), "cat": .text("why"), "id": .number(Int64(run.id)),
        "ts": .number(time), "pid": .number(1), "tid": .number(lane.rawValue),
      ]
      // The arrow ends at the slice that begins there.
      if phase == "f" { fields["bp"] = .text("e") }
      return Self.entry(fields)
    }
  }

  private enum Lane: Int64, CaseIterable {
    case frames = 1, events, hooks, layout, drawing

    init(_ phase: UpdatePhase) {
      switch phase {
      case .layout: self = .layout
      case .display: self = .drawing
      case .traits, .constraints, .properties: self = .hooks
      }
    }
  }

  private indirect enum Value {
    case text(String)
    case number(Int64)
    case object([String: Value])

    var json: String {
      switch self {
      case .text(let text): UpdateRecord.quoted(text)
      case .number(let number): "\(number)"
      case .object(let fields): UpdateRecord.entry(fields)
      }
    }
  }

  private static func slice(
    _ name: String, _ lane: Lane, _ time: Int64, _ microseconds: Int64, _ arguments: [String: Value]
  ) -> String {
    entry([
      "ph": .text("X"), "name": .text(name), "ts": .number(time), "dur": .number(microseconds), "pid": .number(1),
      "tid": .number(lane.rawValue), "args": .object(arguments),
    ])
  }

  private static func entry(_ fields: [String: Value]) -> String {
    "{" + fields.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \($0.value.json)" }.joined(separator: ", ") + "}"
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
