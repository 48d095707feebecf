import Tracking

extension UpdateRecord {
  /// What a record says of one hook of one object.
  public struct HookReport {
    /// The object, by its type.
    public let object: String
    /// The object itself; it may be gone.
    public let owner: ObjectIdentifier
    /// The hook.
    public let hook: HookKind
    /// The objects around it, from the window down, by type.
    public let path: [String]
    /// Its runs, in order.
    public let runs: [UpdateRecord.Run]
    /// Over how long the record goes, in seconds; at least a thousandth.
    public let seconds: Double

    /// How long it took in all, in microseconds.
    public var microseconds: Int64 { runs.reduce(0) { $0 + $1.microseconds } }
    /// How often a second it ran.
    public var rate: Double { Double(runs.count) / seconds }
    /// The runs that changed no property of a widget, where that was noted. Hooks that draw, lay out or evaluate a view's body have another
    /// kind of effect, and are not counted.
    public var runsWithoutEffect: [UpdateRecord.Run] {
      hook.phase == .properties && hook != .body
        ? runs.filter { $0.notesEffects && $0.isFinished && $0.effectCount == 0 } : []
    }
    /// What it reads as of the last run, as `Counter.hits`.
    public var reads: [String] { runs.last { $0.isFinished && !$0.readSet.isEmpty }?.reads ?? [] }
    /// `CounterController.updateProperties`.
    public var name: String { "\(object).\(hook.rawValue)" }
  }
}

extension UpdateRecord {
  /// What a record says of one property.
  public struct PropertyReport {
    /// With its type, as `Counter.hits`.
    public let name: String
    /// The type that has it.
    public let root: Any.Type
    /// What its values are.
    public let value: Any.Type
    /// Its writes that made hooks due, in order. Nothing else is recorded of what was read only until an earlier write of the same turn.
    public let writes: [UpdateRecord.Trigger]
    /// How often it was seen to have changed while no hook read it; 0 for what hooks read.
    public private(set) var unreadChanges = 0
    /// What wrote it, in words, with how often: the event or hook, and the function where backtraces were asked for.
    public let writers: [String: Int]
    /// The names of the hooks that read it as of their last run, or ran for it.
    public let readers: [String]
    /// How many runs of hooks it caused.
    public private(set) var runs = 0
    /// How many of those changed nothing.
    public private(set) var runsWithoutEffect = 0
    /// Over how long the record goes, in seconds.
    public let seconds: Double

    /// How often a second it was written.
    public var rate: Double { Double(writes.count + unreadChanges) / seconds }
  }
}

extension UpdateRecord {
  /// From the first entry to the last, in seconds; at least a thousandth.
  public var seconds: Double {
    let times = [events.first?.time, triggers.first?.time, runs.first?.started].compactMap { $0 }
    let ends = [events.last?.time, triggers.last?.time, runs.last.map { $0.started + $0.microseconds }].compactMap {
      $0
    }
    guard let first = times.min(), let last = ends.max() else { return 0.001 }
    return max(0.001, Double(last - first) / 1_000_000)
  }

  private struct HookKey: Hashable {
    let owner: ObjectIdentifier
    let hook: HookKind
  }

  /// One for each hook that ran, those first that took the longest in all.
  public var hooks: [HookReport] {
    let seconds = seconds
    return Dictionary(grouping: runs) { HookKey(owner: $0.owner, hook: $0.hook) }.values.map { runs in
      HookReport(
        object: runs[0].object, owner: runs[0].owner, hook: runs[0].hook, path: runs[0].path, runs: runs,
        seconds: seconds)
    }.sorted { ($0.microseconds, $1.name) > ($1.microseconds, $0.name) }
  }

  /// The report of an object's hook; nil if it did not run.
  public func report(of owner: ObjectIdentifier, _ hook: HookKind) -> HookReport? {
    let runs = runs.filter { $0.owner == owner && $0.hook == hook }
    guard let first = runs.first else { return nil }
    return HookReport(
      object: first.object, owner: owner, hook: hook, path: first.path, runs: runs, seconds: seconds)
  }

  /// One for each property that was written, those first that were written most often.
  public var properties: [PropertyReport] {
    let (seconds, reading) = (seconds, hooksByRead)
    let runsByTrigger = Dictionary(grouping: runs, by: \.trigger)
    var writes: [AnyKeyPath: [Trigger]] = [:]
    for trigger in triggers {
      if case .property(let path?) = trigger.cause { writes[path, default: []].append(trigger) }
    }
    return writes.map { path, writes in
      let runs = writes.flatMap { runsByTrigger[$0.id] ?? [] }
      var writers: [String: Int] = [:]
      for write in writes {
        let function = write.backtrace.first.map { " in \($0)" } ?? ""
        writers[name(of: write.origin) + function, default: 0] += 1
      }
      return PropertyReport(
        name: UpdateCause.fullName(of: path), root: type(of: path).rootType, value: type(of: path).valueType,
        writes: writes, writers: writers, readers: (reading[path] ?? []).union(runs.map(\.name)).sorted(),
        runs: runs.count,
        runsWithoutEffect: runs.filter { $0.notesEffects && $0.isWithoutEffect }.count, seconds: seconds)
    }.sorted { ($0.writes.count, $1.name) > ($1.writes.count, $0.name) }
  }

  /// One for each property that hooks read and that nobody wrote: what might as well be a constant. By name.
  public var propertiesNeverWritten: [PropertyReport] {
    var reading = hooksByRead
    for case .property(let path?) in triggers.map(\.cause) { reading[path] = nil }
    return reading.map { path, readers in
      PropertyReport(
        name: UpdateCause.fullName(of: path), root: type(of: path).rootType, value: type(of: path).valueType,
        writes: [],
        writers: [:], readers: readers.sorted(), seconds: seconds)
    }.sorted { $0.name < $1.name }
  }

  /// One for each property that changed and that no hook reads, those first that changed most often: see `UpdateRecorder.Options.values`.
  public var propertiesNeverRead: [PropertyReport] {
    Dictionary(grouping: unreadChanges) { "\($0.root).\($0.name)" }.map { name, changes in
      PropertyReport(
        name: name, root: changes[0].root, value: changes[0].value, writes: [], unreadChanges: changes.count,
        writers: changes.reduce(into: [:]) {
          $0[$1.origin.map(self.name) ?? "code outside of events", default: 0] += 1
        },
        readers: [], seconds: seconds)
    }.sorted { ($0.unreadChanges, $1.name) > ($1.unreadChanges, $0.name) }
  }

  /// The names of the hooks that read each property as of their last run.
  private var hooksByRead: [AnyKeyPath: Set<String>] {
    var found: [AnyKeyPath: Set<String>] = [:]
    var seen: Set<HookKey> = []
    for run in runs.reversed()
    where run.isFinished && !run.readSet.isEmpty && seen.insert(HookKey(owner: run.owner, hook: run.hook)).inserted {
      for case .property(let read) in run.readSet { found[read.property, default: []].insert(run.name) }
    }
    return found
  }

  /// Where something comes from, in words.
  func name(of origin: Origin) -> String {
    switch origin {
    case .event(let number): event(number)?.description ?? "an earlier event"
    case .run(let number): run(number)?.name ?? "an earlier run"
    }
  }
}

extension UpdateRecord.Run {
  /// Whether it changed no property of a widget, though that is what its kind is for.
  var isWithoutEffect: Bool { hook.phase == .properties && hook != .body && isFinished && effectCount == 0 }
}
