extension UpdateRecord {
  /// Why something ran, from the beginning to what it changed: the steps of an answer, in words.
  public struct Chain: CustomStringConvertible {
    /// One step.
    public enum Step {
      /// What the program's code was called for.
      case event(UpdateRecord.Event)
      /// What made a hook due.
      case trigger(UpdateRecord.Trigger)
      /// A hook that ran.
      case run(UpdateRecord.Run)
    }

    /// From the first to the last.
    public let steps: [Step]

    /// The steps with arrows between them, and at the end what the last run changed and how long it took:
    /// `click on Button “Add” → Counter.hits → CounterController.updateProperties → Label.label, 0.1 ms`.
    public var description: String {
      var words = steps.compactMap { step in
        switch step {
        case .event(let event): event.description
        case .trigger(let trigger): trigger.name
        case .run(let run): run.name
        }
      }
      guard case .run(let run)? = steps.last else { return words.joined(separator: " → ") }
      if run.notesEffects, run.effectCount > 0 || run.isWithoutEffect { words.append(run.effectsInWords) }
      return words.joined(separator: " → ") + ", \(UpdateRecord.milliseconds(run.microseconds)) ms"
    }
  }
}

extension UpdateRecord {
  /// Why a run took place, from what began it. A chain is cut where the recorder does not keep its beginning any more.
  public func chain(to run: Run) -> Chain {
    var steps: [Chain.Step] = [.run(run)]
    var next = trigger(run.trigger)
    // Hooks that keep each other due make chains as long as the record.
    while let trigger = next, steps.count < 60 {
      steps.append(.trigger(trigger))
      next = nil
      switch trigger.origin {
      case .event(let number):
        if let event = event(number) { steps.append(.event(outermost(event))) }
      case .run(let number):
        guard let run = self.run(number) else { break }
        steps.append(.run(run))
        next = self.trigger(run.trigger)
      }
    }
    return Chain(steps: steps.reversed())
  }

  /// An event inside a hook belongs to the hook; one inside another is often all there is to see of that, as a button's click is of what the
  /// pointer did: the innermost is what the program knows.
  private func outermost(_ event: Event) -> Event {
    var event = event
    while event.signal.hasPrefix("notify"), UpdateRecord.Event.words[event.signal] == nil,
      case .event(let number)? = event.origin, let outer = self.event(number)
    {
      event = outer
    }
    return event
  }

  /// Why an object's hook ran last; nil if it has not run while recorded.
  public func why(_ object: AnyObject, _ hook: HookKind) -> Chain? { runs(of: object, hook).last.map(chain) }

  /// The chain of each run in words, in the order in which they began.
  public var causes: [String] { runs.map { chain(to: $0).description } }

  static func milliseconds(_ microseconds: Int64) -> String {
    let hundredths = (microseconds + 5) / 10
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension UpdateRecord: CustomStringConvertible {
  /// The chain of each run in a line, for the message of a test that fails.
  public var description: String { runs.isEmpty ? "No hook ran." : causes.joined(separator: "\n") }
}

extension UpdateRecord.Event: CustomStringConvertible {
  /// In words: `click on Button “Add”`.
  public var description: String {
    let place = object.isEmpty ? "" : " on \(object)\(text.map { " “\(Self.shortened($0))”" } ?? "")"
    switch kind {
    case .signal: return (Self.words[signal] ?? signal) + place
    case .key: return "key" + place
    case .timer: return "timer"
    case .idle: return "idle work"
    case .frame: return "frame"
    case .task: return "task"
    case .otherThread: return "another thread"
    case .confirmation: return "confirmation after other threads' writes"
    case .program: return "program"
    }
  }

  /// What a person would call the commonest signals.
  fileprivate static let words = [
    "clicked": "click", "pressed": "press", "released": "click", "stopped": "press", "activate": "activation",
    "activated": "activation", "toggled": "toggle", "changed": "typing", "value-changed": "new value",
    "key-pressed": "key", "key-released": "key", "row-activated": "activation", "close-request": "closing",
    "drag-update": "drag", "drag-end": "drag", "scroll": "scrolling", "enter": "pointer", "leave": "pointer",
    "motion": "pointer", "state-set": "switching", "response": "answer", "insert-text": "typing",
    "delete-text": "typing", "search-changed": "typing", "map": "appearing", "unmap": "disappearing",
    "realize": "appearing", "notify::active": "switching", "notify::selected": "choice", "notify::text": "typing",
    "notify::visible-child": "another page", "items-changed": "changed list", "bind": "new row", "setup": "new row",
  ]

  private static func shortened(_ text: String) -> String {
    let line = text.split(separator: "\n").first ?? ""
    return line.count > 30 ? line.prefix(29) + "…" : String(line)
  }
}

extension UpdateRecord.Trigger {
  /// The property, the trait or the kind of request; nil for what a run or an event says already.
  var name: String? {
    switch cause {
    case .property(let path): path.map { UpdateCause.fullName(of: $0) + (valuesInWords.map { " (\($0))" } ?? "") }
    case .trait(let name): "trait \(name)"
    case .manual: "request"
    case .state: "state"
    case .system: "GTK's layout or drawing"
    case .firstRun: "first run"
    }
  }
}

extension UpdateRecord.Trigger {
  /// What a write has changed: `3 → 4`; nil where values are not known.
  public var valuesInWords: String? {
    switch (oldValue, newValue) {
    case (let old?, let new?): old == new ? "still \(new)" : "\(old) → \(new)"
    case (nil, let new?): "now \(new)"
    case (_, nil): nil
    }
  }
}

extension UpdateRecord.Run {
  /// What it changed, in words: `Label.label and 2 more`.
  var effectsInWords: String {
    guard let first = effects.first else { return effectCount == 0 ? "nothing changed" : "" }
    return effectCount > 1 ? "\(first) and \(effectCount - 1) more" : first.description
  }
}
