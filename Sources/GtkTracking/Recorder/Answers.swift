@_spi(Reflection) import Swift

extension UpdateRecord {
  /// An answer to one of the five questions about a hook that runs too often.
  public struct Answer {
    /// The questions, in the order in which they are worth asking.
    public enum Question: String, CaseIterable {
      /// A write of a field that it does not show makes it run all the same.
      case readsWholeStruct = "Does it read a whole struct where one field would do?"
      /// A function that it calls reads for other purposes.
      case readsMoreThanItShows = "Does a function that it calls read what it does not show?"
      /// The value is set again, and stays what it was.
      case equalValues = "Is an equal value set again and again?"
      /// One object has what changes often and what changes seldom.
      case fastAndSlow = "Do fast and slow values share one observable?"
      /// The owner keeps a copy of what it applied last, and compares by itself.
      case shadowState = "Is there a copy of the last value that hides it?"
    }

    /// What is asked.
    public let question: Question
    /// What the record says.
    public let isYes: Bool
    /// What that is based on: properties, who wrote them, rates. Empty where the record shows nothing of the kind.
    public let evidence: String
    /// What to change; empty for a no.
    public let advice: String
  }
}

extension UpdateRecord {
  /// Answers the five questions for a hook, from what was recorded of it with effects and reads.
  public func answers(for report: HookReport) -> [Answer] {
    let causing = properties.filter { property in property.readers.contains(report.name) }
    return Answer.Question.allCases.map { question in
      switch question {
      case .readsWholeStruct: wholeStruct(report, causing)
      case .readsMoreThanItShows: moreThanShown(report)
      case .equalValues: equalValues(report, causing)
      case .fastAndSlow: fastAndSlow(report, causing)
      case .shadowState: shadowState(report)
      }
    }
  }

  private func wholeStruct(_ report: HookReport, _ causing: [PropertyReport]) -> Answer {
    let found = causing.first {
      !($0.value is AnyClass) && fieldNames(of: $0.value).count > 1 && wasted(report, for: $0.name) > 0
        && setsEqualValues($0) != true
    }
    guard let found else { return .no(.readsWholeStruct) }
    return .yes(
      .readsWholeStruct,
      "It reads \(found.name), which has \(fieldNames(of: found.value).joined(separator: ", ")). "
        + "\(writers(of: found)) wrote it \(times(found.writes.count)), \(perSecond(found.rate)); "
        + "\(times(wasted(report, for: found.name))) nothing that it shows changed.",
      "Give what it shows a property of its own: a computed property of the observable object does not help, as it reads the "
        + "struct, too. Make \(found.value) an @Observable class, or move the field out of it.")
  }

  private func moreThanShown(_ report: HookReport) -> Answer {
    let wasted = Dictionary(grouping: report.runsWithoutEffect.filter { causeName($0) != nil }) { causeName($0) ?? "" }
    let useless = wasted.filter { name, runs in runs.count == report.runs.filter { causeName($0) == name }.count }
    guard let (name, runs) = useless.max(by: { $0.value.count < $1.value.count }), report.reads.count > 1 else {
      return .no(.readsMoreThanItShows)
    }
    return .yes(
      .readsMoreThanItShows,
      "It reads \(report.reads.joined(separator: ", ")). \(times(runs.count)) it ran because of \(name), and nothing that it shows "
        + "changed, not even once.",
      "Look for what reads \(name) on behalf of \(report.name): a helper, a computed property, a log. Hand on the one value that it "
        + "needs, or read it in withoutTracking { }.")
  }

  private func equalValues(_ report: HookReport, _ causing: [PropertyReport]) -> Answer {
    let found = causing.first { property in
      let runs = report.runs.filter { causeName($0) == property.name }
      return runs.count > 2 && wasted(report, for: property.name) * 10 >= runs.count * 9
        && setsEqualValues(property) != false
    }
    guard let found else { return .no(.equalValues) }
    let comparable = found.value is any Equatable.Type
    return .yes(
      .equalValues,
      "\(found.name) was written \(times(found.writes.count)), \(perSecond(found.rate)), by \(writers(of: found)), and what is shown "
        + "stayed the same \(times(wasted(report, for: found.name)))"
        + (found.writes.last?.valuesInWords.map { ": \($0)." } ?? "."),
      comparable
        ? "Write only what has changed: `if model.x != new { model.x = new }`."
        : "\(found.value) is not Equatable, so that every write counts as a change. Make it Equatable: then Observation leaves equal "
          + "values out by itself.")
  }

  /// Whether a property is set to what it is, as far as values were asked for; nil where that is not known.
  private func setsEqualValues(_ property: PropertyReport) -> Bool? {
    let known = property.writes.filter { $0.oldValue != nil && $0.newValue != nil }
    return known.isEmpty ? nil : known.allSatisfy { $0.oldValue == $0.newValue }
  }

  private func fastAndSlow(_ report: HookReport, _ causing: [PropertyReport]) -> Answer {
    for (fast, slow) in causing.flatMap({ fast in causing.map { (fast, $0) } })
    where fast.root == slow.root && fast.writes.count >= 5 && fast.writes.count >= 10 * slow.writes.count {
      return yesFastAndSlow(report, fast, "\(slow.name) \(times(slow.writes.count))")
    }
    // What never changes in the record is as slow as can be.
    for fast in causing where fast.writes.count >= 5 && fast.rate >= 5 {
      let still = report.reads.filter { name in
        name.hasPrefix("\(fast.root).") && !properties.contains { $0.name == name }
      }
      if let first = still.first { return yesFastAndSlow(report, fast, "\(first) not once") }
    }
    return .no(.fastAndSlow)
  }

  private func yesFastAndSlow(_ report: HookReport, _ fast: PropertyReport, _ slow: String) -> Answer {
    .yes(
      .fastAndSlow,
      "\(fast.name) was written \(times(fast.writes.count)), \(perSecond(fast.rate)), by \(writers(of: fast)), \(slow); "
        + "\(report.name) reads both.",
      "Read \(fast.name) in a hook of its own, on the view that shows it, and move it to an object of its own if others hand "
        + "the whole \(fast.root) on.")
  }

  private func shadowState(_ report: HookReport) -> Answer {
    let wasted = report.runsWithoutEffect.count
    guard wasted > 0, let owner = UpdateRecorder.owner(report.owner) else { return .no(.shadowState) }
    let prefixes = ["last", "previous", "applied", "shown", "cached", "current", "old"]
    let copies = programsFields(of: owner).filter { label in
      prefixes.contains { prefix in
        label.hasPrefix(prefix) && label.dropFirst(prefix.count).first?.isUppercase == true
      }
    }
    guard !copies.isEmpty else { return .no(.shadowState) }
    return .yes(
      .shadowState,
      "\(report.object) keeps \(copies.joined(separator: ", ")), and \(times(wasted)) of \(report.runs.count) it ran without changing "
        + "anything.",
      "Find out with the other questions why it runs, and remove the copy: a widget's property that is set to what it has "
        + "already costs next to nothing.")
  }

  private func causeName(_ run: Run) -> String? {
    if case .property(let path?) = run.cause { UpdateCause.fullName(of: path) } else { nil }
  }

  private func wasted(_ report: HookReport, for property: String) -> Int {
    report.runsWithoutEffect.filter { causeName($0) == property }.count
  }

  func writers(of property: PropertyReport) -> String {
    property.writers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3).map(\.key).joined(separator: " and ")
  }

  func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  func perSecond(_ rate: Double) -> String {
    rate < 0.1 ? "seldom" : "\((rate * 10).rounded() / 10) times a second"
  }

  /// The fields that a program's own classes declare.
  private func programsFields(of object: AnyObject) -> [String] {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let type = mirror?.subjectType, ProgramTypes.contains(type) { mirror = mirror?.superclassMirror }
    return Array(fieldNames(of: type(of: object)).dropFirst(mirror.map { fieldNames(of: $0.subjectType).count } ?? 0))
  }

  /// The fields of a struct or a class; empty for other types.
  private func fieldNames(of type: Any.Type) -> [String] {
    var names: [String] = []
    _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)) { name, _, _, _ in
      names.append(String(cString: name))
      return true
    }
    return names
  }
}

extension UpdateRecord.Answer {
  fileprivate static func no(_ question: Question) -> UpdateRecord.Answer {
    Self(question: question, isYes: false, evidence: "", advice: "")
  }

  fileprivate static func yes(_ question: Question, _ evidence: String, _ advice: String) -> UpdateRecord.Answer {
    Self(question: question, isYes: true, evidence: evidence, advice: advice)
  }
}

extension UpdateRecord {
  /// Something that costs more than it needs to.
  public struct Problem {
    /// What it is.
    public enum Kind {
      /// One of the five questions has a yes.
      case question(Answer.Question)
      /// A hook writes what makes another one run in the same frame.
      case feeds
      /// A hook takes long.
      case slow
      /// A hook runs, and nothing changes.
      case withoutEffect
    }

    /// What it is.
    public let kind: Kind
    /// In a few words, with names: `CounterController.updateProperties runs without effect`.
    public let title: String
    /// What that is based on.
    public let evidence: String
    /// What to change.
    public let advice: String
    /// How long the runs took that would not have to be, in microseconds.
    public let cost: Int64
    /// The object whose hook it is about.
    public let owner: ObjectIdentifier
    /// The hook.
    public let hook: HookKind
  }
}

extension UpdateRecord {
  /// What costs more than it needs to, the dearest first.
  public var problems: [Problem] {
    var problems: [Problem] = []
    for report in hooks where report.runs.contains(where: \.isProgramsOwn) {
      let wasted = report.runsWithoutEffect
      let cost = wasted.reduce(0) { $0 + $1.microseconds }
      let answers = answers(for: report).filter(\.isYes)
      for answer in answers {
        problems.append(
          Problem(
            kind: .question(answer.question), title: "\(report.name): \(answer.question.rawValue)",
            evidence: answer.evidence,
            advice: answer.advice, cost: cost, owner: report.owner, hook: report.hook))
      }
      if wasted.count > 2, answers.isEmpty {
        problems.append(
          Problem(
            kind: .withoutEffect, title: "\(report.name) runs without effect",
            evidence: "\(times(wasted.count)) of \(report.runs.count) nothing changed: \(causes(of: wasted)).",
            advice: "See what it reads, and who writes that.", cost: cost, owner: report.owner, hook: report.hook))
      }
      if let slowest = report.runs.map(\.microseconds).max(), slowest > 8_000 {
        problems.append(
          Problem(
            kind: .slow, title: "\(report.name) takes \(UpdateRecord.milliseconds(slowest)) ms",
            evidence: "A frame has about 16 ms for everything.",
            advice: "Do the work in a task, store its result in a model, and read that here.",
            cost: report.microseconds,
            owner: report.owner, hook: report.hook))
      }
    }
    return (problems + feeding).sorted { $0.cost > $1.cost }
  }

  private func causes(of runs: [Run]) -> String {
    Dictionary(grouping: runs) { $0.cause.description }.sorted { $0.value.count > $1.value.count }.prefix(3)
      .map { "\($0.key) \(times($0.value.count))" }.joined(separator: ", ")
  }

  /// Hooks that write what others read.
  private var feeding: [Problem] {
    struct Pair: Hashable {
      let writer: ObjectIdentifier, writing: HookKind, reader: String, property: String
      /// Where it writes, if that is known.
      let function: String?
    }
    var found: [Pair: [(writer: Run, reader: Run)]] = [:]
    for reader in runs {
      guard let trigger = trigger(reader.trigger), case .property(let path?) = trigger.cause,
        case .run(let number) = trigger.origin, let writer = run(number), writer.isProgramsOwn
      else { continue }
      let pair = Pair(
        writer: writer.owner, writing: writer.hook, reader: reader.name,
        property: UpdateCause.fullName(of: path), function: trigger.backtrace.first)
      found[pair, default: []].append((writer, reader))
    }
    return found.map { pair, runs in
      let writer = "\(runs[0].writer.object).\(pair.writing.rawValue)"
      return Problem(
        kind: .feeds, title: "\(writer) makes \(pair.reader) run again",
        evidence:
          "It wrote \(pair.property) \(times(runs.count))\(pair.function.map { " in \($0)" } ?? ""), which \(pair.reader) reads.",
        advice:
          "A hook only shows. Compute \(pair.property) where its inputs are written, or make it a computed property.",
        cost: runs.reduce(0) { $0 + $1.reader.microseconds }, owner: pair.writer, hook: pair.writing)
    }
  }
}

extension UpdateRecorder {
  /// The object with an identity, if one of its hooks is in a window.
  static func owner(_ identity: ObjectIdentifier) -> AnyObject? {
    for window in WindowHost.all.compactMap(\.window) {
      var found: AnyObject?
      TreeOrder.forEachNode(below: window) { node in
        for hook in node.hooks.all where found == nil {
          if let owner = UpdateRecorder.owner(of: hook), ObjectIdentifier(owner) == identity { found = owner }
        }
        return found == nil ? .enter : .skip
      }
      if let found { return found }
    }
    return nil
  }
}
