import Gtk
import Tracking

/// What is recorded while somebody records.
final class RecordingSession: ProgramEvent.Listener {
  /// How far each kind has come.
  struct Place {
    var event = 1
    var trigger = 1
    var run = 1
    var frame = 1
    var unread = 1

    /// The same, or as many runs before another place.
    func limited(toRuns count: Int, before end: Place) -> Place {
      var place = self
      place.run = max(run, end.run - count)
      return place
    }

    var sum: Int { event + trigger + run + frame + unread }
  }

  /// What happens now, one inside the other.
  private enum Context {
    /// An event that nothing has come of yet.
    case pending(ProgramEvent)
    case event(Int)
    /// An event whose call is over, and which goes on in a later one.
    case resumed(Int)
    case run(Int, outer: Int)
  }

  /// A run, as small as it can be: names are made when somebody asks for them.
  private struct RunEntry {
    let hook: RecordedHook
    let cause: UpdateCause
    let trigger: Int
    /// The run that it is inside of; 0 for none.
    let outer: Int
    let started: Int64
    let notesEffects: Bool
    var microseconds: Int64 = 0
    var reads: Set<ReadProperty> = []
    /// The first one is here, as most runs have no other: an array would be memory of its own for each run.
    var effect: PropertyWatch.Change?
    var effectCount = 0
    var more: More?
    var isFinished = false
  }

  /// What few runs have.
  private final class More {
    var newReads: [ReadProperty] = []
    var lostReads: [ReadProperty] = []
    var effects: [PropertyWatch.Change] = []
  }

  @exclusivity(unchecked) private var events = Ring<UpdateRecord.Event>(capacity: UpdateRecorder.capacity)
  @exclusivity(unchecked) private var triggers = Ring<UpdateRecord.Trigger>(capacity: UpdateRecorder.capacity)
  @exclusivity(unchecked) private var runs = Ring<RunEntry>(capacity: UpdateRecorder.capacity)
  @exclusivity(unchecked) private var frames = Ring<UpdateRecord.Frame>(capacity: UpdateRecorder.capacity)
  private var unreadChanges = Ring<UpdateRecord.UnreadChange>(capacity: UpdateRecorder.capacity)
  @exclusivity(unchecked) private var stack: [Context] = []
  /// The innermost run of the stack; 0 for none.
  @exclusivity(unchecked) private var innermostRun = 0
  /// Which of all the program's sessions it is.
  let number: Int
  private static var sessions = 0

  init() {
    Self.sessions += 1
    number = Self.sessions
  }

  /// More than 0 where nothing is recorded.
  @exclusivity(unchecked) var silence = 0

  // MARK: Who records

  /// How many want each option, and how many record at all.
  private var users = 0
  private var effectUsers = 0
  private var readUsers = 0
  private var valueUsers = 0
  private var backtraceUsers = 0
  @exclusivity(unchecked) private var observers: [ObjectIdentifier: (UpdateRecord.Run) -> Void] = [:]

  var place: Place {
    Place(
      event: events.next, trigger: triggers.next, run: runs.next, frame: frames.next, unread: unreadChanges.next)
  }

  func add(_ options: UpdateRecorder.Options) {
    users += 1
    if users == 1 {
      ProgramEvent.listener = self
      Tracker.identifiesChanges = true
    }
    if options.contains(.effects) {
      effectUsers += 1
      if effectUsers == 1 { PropertyWatch.begin { [unowned self] in note($0) } }
    }
    if options.contains(.reads) { readUsers += 1 }
    if options.contains(.values) { valueUsers += 1 }
    if options.contains(.backtraces) { backtraceUsers += 1 }
    Tracker.tracesChanges = backtraceUsers > 0
  }

  /// Calls `observer` after each run, until nil takes its place.
  func observe(for recording: UpdateRecording, _ observer: ((UpdateRecord.Run) -> Void)?) {
    observers[ObjectIdentifier(recording)] = observer
  }

  /// - Returns: whether nobody records any more.
  func remove(_ options: UpdateRecorder.Options) -> Bool {
    users -= 1
    if options.contains(.effects) {
      effectUsers -= 1
      if effectUsers == 0 { PropertyWatch.end() }
    }
    if options.contains(.reads) { readUsers -= 1 }
    if options.contains(.values) { valueUsers -= 1 }
    if valueUsers == 0 { values = KnownValues() }
    if options.contains(.backtraces) { backtraceUsers -= 1 }
    Tracker.tracesChanges = backtraceUsers > 0
    return users == 0
  }

  func stop() {
    ProgramEvent.listener = nil
    Tracker.identifiesChanges = false
    stack = []
    innermostRun = 0
    gathering = 0
  }

  // MARK: Events

  func begin(_ event: ProgramEvent) {
    serial += 1
    if stack.isEmpty { noteUnreadChanges() }
    stack.append(.pending(event))
  }

  func end() {
    serial += 1
    if stack.count == 1 { noteUnreadChanges() }
    guard case .event(let number)? = stack.popLast() else { return }
    let time = MainLoop.monotonicMicroseconds
    events.update(number) { $0.microseconds = time - $0.time }
  }

  func resume(_ event: Int) {
    serial += 1
    stack.append(.resumed(event))
  }

  func current() -> Int {
    guard case .event(let number) = origin(at: stack.count - 1) else { return 0 }
    return number
  }

  /// Where what happens now comes from.
  private func origin() -> UpdateRecord.Origin {
    stack.isEmpty ? .event(noteUnknownEvent()) : origin(at: stack.count - 1)
  }

  private func origin(at index: Int) -> UpdateRecord.Origin {
    guard stack.indices.contains(index) else { return .event(noteUnknownEvent()) }
    switch stack[index] {
    case .run(let number, _): return .run(number)
    case .event(let number), .resumed(let number): return .event(number)
    case .pending(let event):
      let number = note(event, at: index)
      stack[index] = .event(number)
      return .event(number)
    }
  }

  private func note(_ event: ProgramEvent, at index: Int) -> Int {
    let widget = event.widget
    let isFrame = event.kind == .frame || event.emitterType.hasPrefix("GdkFrameClock")
    let kind: UpdateRecord.Event.Kind =
      switch event.kind {
      case .signal: isFrame ? .frame : .signal
      case .key: .key
      case .timer: .timer
      case .idle: .idle
      case .frame: .frame
      }
    return append(
      kind, isFrame ? "" : event.signalName, isFrame ? "" : widget?.className ?? event.emitterType, widget?.shownText,
      index > 0 ? origin(at: index - 1) : nil)
  }

  private func append(
    _ kind: UpdateRecord.Event.Kind, _ signal: String = "", _ object: String = "", _ text: String? = nil,
    _ origin: UpdateRecord.Origin? = nil
  ) -> Int {
    events.append(
      UpdateRecord.Event(
        id: events.next, kind: kind, signal: signal, object: object, text: text, origin: origin,
        time: MainLoop.monotonicMicroseconds))
  }

  /// The program's code runs, and no event is known that it was called for.
  private func noteUnknownEvent() -> Int {
    let kind: UpdateRecord.Event.Kind =
      switch Tracker.changeOrigin {
      case .otherThread: .otherThread
      case .confirmation: .confirmation
      case .mainThread: withUnsafeCurrentTask { $0 != nil } ? .task : .program
      }
    // The same code goes on.
    if let last = events[events.next - 1], last.kind == kind, serialOfUnknownEvent == serial { return last.id }
    serialOfUnknownEvent = serial
    return append(kind)
  }

  private var serialOfUnknownEvent = 0
  /// Counts the events, runs and frames that began, whether or not anything came of them.
  @exclusivity(unchecked) private var serial = 0

  /// Notes what the event that ends has changed and no hook reads; outside of an event, what other code has changed.
  private func noteUnreadChanges() {
    guard valueUsers > 0, silence == 0 else { return }
    for change in values.unreadChanges() {
      unreadChanges.append(
        UpdateRecord.UnreadChange(
          name: change.field.name, root: change.root, value: change.field.type, origin: stack.isEmpty ? nil : origin(),
          time: MainLoop.monotonicMicroseconds))
    }
  }

  // MARK: Triggers

  /// A hook becomes due.
  func mark(_ hook: Hook, _ cause: UpdateCause) {
    guard silence == 0, let recorded = recorded(hook) else { return }
    recorded.trigger = trigger(cause, of: hook)
    if case .manual = cause, effectUsers > 0 { noteRequest(of: hook) }
  }

  /// A hook of layout or drawing is asked for: GTK is asked later, when its run is due.
  private func noteRequest(of hook: Hook) {
    guard let widget = (hook.node as? WidgetNode)?.widget else { return }
    switch hook.phase {
    case .layout: note(PropertyWatch.Change(.layout, of: widget.rawWidget))
    case .display: note(PropertyWatch.Change(.drawing, of: widget.rawWidget))
    case .traits, .constraints, .properties: break
    }
  }

  /// A hook becomes due with another one.
  func mark(_ hook: Hook, _ cause: UpdateCause, with leader: Hook) {
    guard silence == 0, let recorded = recorded(hook) else { return }
    recorded.trigger = leader.recorded.flatMap { $0.trigger == 0 ? nil : $0.trigger } ?? trigger(cause, of: hook)
  }

  private func trigger(_ cause: UpdateCause, of hook: Hook) -> Int {
    var object: ObjectIdentifier?
    if case .property = cause {
      object = Tracker.changedObject
      // One write makes several hooks due; where it comes from is known since the first of them.
      if lastTrigger.serial == serial, lastTrigger.object == object, lastTrigger.source == Tracker.changeOrigin,
        lastTrigger.cause.isSame(as: cause)
      {
        return lastTrigger.number
      }
    }
    // GTK lays out, and draws, a whole tree at a time.
    if case .system = cause, follows(hook), let last = runs[lastRun.number], case .system = last.cause {
      return last.trigger
    }
    let origin = origin(of: cause, hook)
    if lastTrigger.serial == serial, lastTrigger.origin == origin, lastTrigger.object == object,
      lastTrigger.cause.isSame(as: cause)
    {
      return lastTrigger.number
    }
    let time = MainLoop.monotonicMicroseconds
    var trigger = UpdateRecord.Trigger(id: triggers.next, cause: cause, object: object, origin: origin, time: time)
    if case .property(let path?) = cause { noteWrite(of: path, hook, in: &trigger) }
    lastTrigger = LastTrigger(
      number: trigger.id, cause: cause, object: object, origin: origin, serial: serial, source: Tracker.changeOrigin)
    return triggers.append(trigger)
  }

  /// What is known of a write besides its property, as far as somebody asks for it.
  private func noteWrite(of path: AnyKeyPath, _ hook: Hook, in trigger: inout UpdateRecord.Trigger) {
    let thread = Tracker.writingThread
    trigger.thread = thread?.name
    if backtraceUsers > 0 { trigger.stack = thread?.stack ?? CallStack.current() }
    guard valueUsers > 0, let object = trigger.object else { return }
    (trigger.oldValue, trigger.newValue) = values.change(Tracker.Read(object: object, property: path), of: hook)
  }

  /// What properties were last seen to be, while somebody asks for values.
  private var values = KnownValues()

  /// What the latest trigger is compared by.
  private struct LastTrigger {
    var number = 0
    var cause = UpdateCause.manual
    var object: ObjectIdentifier?
    var origin = UpdateRecord.Origin.event(0)
    /// -1 before the first one.
    var serial = -1
    var source = Tracker.ChangeOrigin.mainThread
  }
  @exclusivity(unchecked) private var lastTrigger = LastTrigger()

  /// Where a trigger comes from: GTK's layout and drawing follow from what hooks did earlier in the frame.
  private func origin(of cause: UpdateCause, _ hook: Hook) -> UpdateRecord.Origin {
    switch cause {
    case .system where PassContext.hook == nil && follows(hook): return .run(lastRun.number)
    case .firstRun: return hook.recorded?.creation ?? origin()
    case .trait:
      let known = (hook.node as? WidgetNode)?.host?.recordedTraits
      return known?.session == number ? known!.origin : origin()
    default: return origin()
    }
  }

  /// A hook is made that is pending from the start.
  func didMake(_ hook: Hook) {
    if silence == 0 { hook.recorded = RecordedHook(number, creation: origin()) }
  }

  /// Traits may have changed in a window, whose next trait step finds out.
  func traitsMayChange(in host: WindowHost) {
    if silence == 0, host.recordedTraits?.session != number { host.recordedTraits = (number, origin()) }
  }

  /// Stands for the run of a hook that runs others.
  private static let gatheringRun = -1
  /// How many of those run, one inside the other. Between the bodies of declarative views, what the last one said is shown.
  private var gathering = 0

  /// The previous run, what it goes back to, and when it was.
  private var lastRun = (number: 0, origin: 0, period: 0)
  /// Counts the frames that have ended: what is laid out follows from what ran in the same frame, or since the previous one.
  private var period = 0

  /// Whether a hook that GTK runs does so for what the previous run did.
  private func follows(_ hook: Hook) -> Bool {
    lastRun.number > 0 && lastRun.period == period && lastRun.origin == hook.feedback.origin
  }

  // MARK: Runs

  /// A hook begins to run.
  ///
  /// - Returns: the number of the run; 0 if it is not recorded.
  func begin(_ hook: Hook) -> Int {
    if hook.gathersOthers {
      gathering += 1
      return Self.gatheringRun
    }
    guard silence == 0, let recorded = recorded(hook) else { return 0 }
    let trigger = recorded.trigger == 0 ? trigger(hook.cause, of: hook) : recorded.trigger
    recorded.trigger = 0
    serial += 1
    let number = runs.append(
      RunEntry(
        hook: recorded, cause: hook.cause, trigger: trigger, outer: innermostRun,
        started: MainLoop.monotonicMicroseconds,
        notesEffects: effectUsers > 0))
    stack.append(.run(number, outer: innermostRun))
    innermostRun = number
    return number
  }

  /// A hook has run.
  func end(_ number: Int, _ hook: Hook) {
    if number == Self.gatheringRun {
      gathering -= 1
      return
    }
    serial += 1
    while let last = stack.popLast() {
      guard case .run(number, let outer) = last else { continue }
      innermostRun = outer
      break
    }
    lastRun = (number, hook.feedback.origin, period)
    let time = MainLoop.monotonicMicroseconds
    runs.update(number) { entry in
      entry.microseconds = time - entry.started
      entry.isFinished = true
    }
    if readUsers > 0 { noteReads(of: hook, in: number) }
    if valueUsers > 0 { values.note(hook.reads, of: hook) }
    guard !observers.isEmpty || SysprofMarks.mark != nil, let run = runs[number].map({ run($0, number) }) else {
      return
    }
    SysprofMarks.add("\(run.hook.phase)", at: run.started, lasting: run.microseconds, "\(run.name): \(run.cause)")
    // What observers read must not become dependencies of a hook that forced this run.
    PassContext.untracked { observers.values.forEach { $0(run) } }
  }

  private func noteReads(of hook: Hook, in number: Int) {
    guard let recorded = hook.recorded else { return }
    let traits =
      hook.traitReads.isEmpty ? [] : Set(hook.traitReads.map { ReadProperty.trait($0.name) })
    if let reads = recorded.reads, hook.hasKeptReads, traits == recorded.traits {
      return runs.update(number) { $0.reads = reads }
    }
    let reads = Set(hook.reads.map { ReadProperty.property($0) }).union(traits)
    let earlier = recorded.reads ?? []
    recorded.reads = reads
    recorded.traits = traits
    runs.update(number) { entry in
      entry.reads = reads
      guard reads != earlier else { return }
      let more = entry.more ?? More()
      more.newReads = Array(reads.subtracting(earlier))
      more.lostReads = Array(earlier.subtracting(reads))
      entry.more = more
    }
  }

  /// A property of a widget has changed.
  private func note(_ change: PropertyWatch.Change) {
    guard silence == 0 else { return }
    let number = innermostRun == 0 && gathering > 0 ? lastRun.number : innermostRun
    runs.update(number) { entry in
      entry.effectCount += 1
      guard let first = entry.effect else { return entry.effect = change }
      guard first != change else { return }
      let more = entry.more ?? More()
      entry.more = more
      if more.effects.count < 15, !more.effects.contains(change) { more.effects.append(change) }
    }
  }

  /// What is kept of a hook; nil for one that is not recorded.
  private func recorded(_ hook: Hook) -> RecordedHook? {
    if hook.gathersOthers || hook.work == .known { return nil }
    let known = hook.recorded
    // The usual case, for each mark and each run.
    if let known, known.session == number, known.isFilled { return known.isIgnored ? nil : known }
    let recorded = known?.session == number ? known! : RecordedHook(number, creation: nil)
    hook.recorded = recorded
    recorded.fill(for: hook)
    return recorded.isIgnored ? nil : recorded
  }

  // MARK: Frames

  /// A window's frame begins.
  ///
  /// - Returns: its number; 0 if it is not recorded.
  func beginFrame(of window: Gtk.Window, deadline: Int64) -> Int {
    guard silence == 0 else { return 0 }
    serial += 1
    return frames.append(
      UpdateRecord.Frame(
        id: frames.next, window: window.title ?? "", started: MainLoop.monotonicMicroseconds,
        runs: runs.next..<runs.next, deadline: deadline))
  }

  func endFrame(_ number: Int) {
    period += 1
    update(frame: number) { frame, time in
      frame.microseconds = time
      SysprofMarks.add("frame", at: frame.started, lasting: time, frame.window)
    }
  }

  func update(frame number: Int, _ change: (inout UpdateRecord.Frame, _ time: Int64) -> Void) {
    let time = MainLoop.monotonicMicroseconds
    let next = runs.next
    frames.update(number) { frame in
      change(&frame, time - frame.started)
      frame.runs = frame.runs.lowerBound..<next
    }
  }

  // MARK: The record

  func record(from start: Place) -> UpdateRecord {
    if stack.isEmpty { noteUnreadChanges() }
    return UpdateRecord(
      events: events.entries(from: start.event), triggers: triggers.entries(from: start.trigger),
      runs: runs.numbers(from: start.run).compactMap { number in runs[number].map { run($0, number) } },
      frames: frames.entries(from: start.frame), unreadChanges: unreadChanges.entries(from: start.unread),
      isCut: runs.numbers(from: start.run).lowerBound > start.run)
  }

  private func run(_ entry: RunEntry, _ number: Int) -> UpdateRecord.Run {
    var run = UpdateRecord.Run(
      id: number, hook: entry.hook.kind, object: entry.hook.object, owner: entry.hook.owner, path: entry.hook.path,
      cause: entry.cause, trigger: entry.trigger, outer: entry.outer == 0 ? nil : entry.outer, started: entry.started,
      notesEffects: entry.notesEffects, isProgramsOwn: entry.hook.isProgramsOwn)
    run.microseconds = entry.microseconds
    run.readSet = entry.reads
    run.newReads = entry.more?.newReads.map(\.name).sorted() ?? []
    run.lostReads = entry.more?.lostReads.map(\.name).sorted() ?? []
    run.effects = ([entry.effect].compactMap { $0 } + (entry.more?.effects ?? [])).map {
      UpdateRecord.Effect(widget: $0.widget, property: $0.property, isRequest: $0.isRequest)
    }
    run.effectCount = entry.effectCount
    run.isFinished = entry.isFinished
    return run
  }
}

/// What a run has read.
enum ReadProperty: Hashable {
  case property(Tracker.Read)
  case trait(String)

  @MainActor var name: String {
    switch self {
    case .property(let read): UpdateCause.fullName(of: read.property)
    case .trait(let name): "trait \(name)"
    }
  }
}

/// What a recorder keeps of a hook: names, and numbers. The hook owns it, and entries do; it owns neither.
package final class RecordedHook {
  fileprivate let session: Int
  /// Where it was made, if that was recorded.
  fileprivate let creation: UpdateRecord.Origin?
  fileprivate private(set) var kind = HookKind.updateProperties
  fileprivate private(set) var object = ""
  fileprivate private(set) var owner: ObjectIdentifier
  fileprivate private(set) var path: [String] = []
  fileprivate private(set) var isProgramsOwn = false
  /// It belongs to what shows the record.
  fileprivate private(set) var isIgnored = false
  /// The names are those that it has in its window, and stay.
  fileprivate private(set) var isFilled = false
  /// What made it due, until it runs; 0 for nothing.
  fileprivate var trigger = 0
  /// What it has read, traits among it; nil before the first recorded run.
  fileprivate var reads: Set<ReadProperty>?
  fileprivate var traits: Set<ReadProperty> = []

  fileprivate init(_ session: Int, creation: UpdateRecord.Origin?) {
    self.session = session
    self.creation = creation
    owner = ObjectIdentifier(UpdateRecorder.self)
  }

  /// Notes whose hook it is, and where that is.
  fileprivate func fill(for hook: Hook) {
    guard !isFilled else { return }
    let widget = (hook.node as? WidgetNode)?.widget
    let window = widget?.window
    isFilled = window != nil
    kind = hook.kind
    object = UpdateRecorder.objectName(of: hook)
    owner = UpdateRecorder.owner(of: hook).map { ObjectIdentifier($0) } ?? ObjectIdentifier(hook)
    isProgramsOwn = UpdateRecorder.isProgramsOwn(hook)
    isIgnored = false
    path = []
    var next = widget
    while let current = next {
      if current.attachment(IgnoredByRecorder.self) != nil { isIgnored = true }
      let node = WidgetNode.existing(of: current)
      if let controller = node?.controller, !(current === widget && hook.belongsToController) {
        path.append(String(describing: type(of: controller)))
      } else if node != nil || current.parent == nil, current !== widget {
        path.append(current.rawWidget.className)
      }
      next = current.parent
    }
    path.reverse()
  }
}

extension UpdateCause {
  /// Whether it says the same as another one.
  fileprivate func isSame(as other: UpdateCause) -> Bool {
    switch (self, other) {
    case (.property(let one), .property(let another)): one === another || one == another
    case (.trait(let one), .trait(let another)): one == another
    case (.firstRun, .firstRun), (.manual, .manual), (.state, .state), (.system, .system): true
    default: false
    }
  }
}
