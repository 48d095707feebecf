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
    for event in events {
      lines.append(
        Self.entry([
          "ph": .text("i"), "s": .text("t"), "name": .text(event.description), "ts": .number(event.time),
          "pid": .number(1),
          "tid": .number(Lane.events.rawValue),
        ]))
    }
    for run in runs {
      let lane = Lane(run.hook.phase)
      lines.append(
        Self.slice(
          "\(run.object).\(run.hook.rawValue)", lane, run.started, run.microseconds,
          [
            "cause": .text(run.cause.description), "why": .text(chain(to: run).description),
            "effects": .text(run.effects.map { "\($0.widget).\($0.property)" }.joined(separator: ", ")),
          ]))
      lines += flow(to: run, lane)
    }
    return "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n\(lines.joined(separator: ",\n"))\n]}\n"
  }

  /// The arrow from what made a run due.
  private func flow(to run: Run, _ lane: Lane) -> [String] {
    guard let trigger = trigger(run.trigger) else { return [] }
    let from: (lane: Lane, time: Int64)
    switch trigger.origin {
    case .event(let number):
      guard let event = event(number) else { return [] }
      from = (.events, event.time)
    case .run(let number):
      guard let writer = self.run(number) else { return [] }
      from = (Lane(writer.hook.phase), writer.started)
    }
    return [("s", from.lane, from.time), ("f", lane, run.started)].map { phase, lane, time in
      var fields: [String: Value] = [
        "ph": .text(phase), "name": .text("why"), "cat": .text("why"), "id": .number(Int64(run.id)),
        "ts": .number(time),
        "pid": .number(1), "tid": .number(lane.rawValue),
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
      "ph": .text("X"), "name": .text(name), "ts": .number(time), "dur": .number(max(1, microseconds)),
      "pid": .number(1),
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
