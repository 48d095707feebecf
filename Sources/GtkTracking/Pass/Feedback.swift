import Gtk

/// Finds hooks that keep each other due without end, across phases, frames and windows, where no single pass shows it: layout that
/// writes what other layout reads, a preference that grows with each frame, two windows that answer each other (C-269).
///
/// Everything that happens outside of the frame's work, an event, a timer, a step of an animation, is an origin of its own. A hook
/// that is marked by another one, or by what GTK lays out, belongs to that one's origin. A hook that has run very often for one
/// origin is in a loop: an honest value settles in fewer runs.
package enum Feedback {
  /// How often a hook may run for one origin.
  static let limit = 60

  @exclusivity(unchecked) private static var lastOrigin = 0
  /// The origin of the hook that ran last in the frame's work.
  @exclusivity(unchecked) private static var latest = 0
  /// How many passes and layouts are being done, one inside the other.
  private static var works = 0
  /// Whether the frame clock is behind the steps of animations: what comes until the frame is painted follows from the frame.
  private static var isPastUpdate = false
  /// Numbers the frames, and the flushes outside of frames.
  @exclusivity(unchecked) package private(set) static var serial = 0

  /// Runs a pass, or a layout outside of a frame.
  static func work<Result>(_ body: () -> Result) -> Result {
    if works == 0, !isPastUpdate { serial += 1 }
    works += 1
    defer { works -= 1 }
    return body()
  }

  /// Runs what is no part of the work that goes on: the events of a main loop that a hook has opened.
  static func outside(_ body: () -> Void) {
    let outer = (works, isPastUpdate)
    (works, isPastUpdate) = (0, false)
    body()
    (works, isPastUpdate) = outer
  }

  /// A step of an animation is made: what GTK lays out for it goes back to no hook.
  package static func stepWasMade() { latest = 0 }

  /// The steps of the frame's animations have been made.
  static func updateDidEnd() {
    if !isPastUpdate { serial += 1 }
    isPastUpdate = true
  }

  /// The frame is painted.
  static func frameDidEnd() { isPastUpdate = false }

  /// What a hook belongs to that is marked now.
  static var origin: Int {
    if let hook = PassContext.hook { return hook.feedback.origin }
    if works > 0 || isPastUpdate, latest != 0 { return latest }
    lastOrigin += 1
    return lastOrigin
  }

  /// A hook runs.
  static func noteRun(of hook: Hook) {
    let runs = hook.feedback.countRun()
    latest = hook.feedback.origin
    if runs < limit / 2 { return }
    if runs == limit / 2 { suspect(hook) } else if runs == limit { report(hook) }
  }

  // MARK: Telling

  /// The origins of loops that were reported: what merely reads what is written there runs as often.
  private static var reportedOrigins: Set<Int> = []
  /// Hooks that have run suspiciously often.
  private static var suspects: [Suspect] = []
  private struct Suspect { weak var hook: Hook? }

  /// A pass has reported the hooks that it was broken off for.
  static func wasReported(_ hook: Hook) { noteReported(hook) }

  private static func noteReported(_ hook: Hook) {
    hook.feedback.isReported = true
    if reportedOrigins.count > 100 { reportedOrigins = [] }
    reportedOrigins.insert(hook.feedback.origin)
  }

  private static func suspect(_ hook: Hook) {
    suspects.removeAll { $0.hook?.feedback.isSuspicious != true }
    suspects.append(Suspect(hook: hook))
  }

  private static func report(_ last: Hook) {
    let (loop, isClosed) = loop(of: last)
    let isKnown =
      loop.contains(where: \.feedback.isReported) || (!isClosed && reportedOrigins.contains(last.feedback.origin))
    for hook in loop { noteReported(hook) }
    noteReported(last)
    guard !isKnown else { return }
    if loop.count == 1, isClosed, last.phase == .display { return adviseOfItself(loop[0]) }
    // Who wrote the loop cannot mend the framework's part of it.
    let written = loop.filter(UpdateRecorder.isProgramsOwn)
    let names = (written.isEmpty ? loop : written).map(UpdateRecorder.name)
    let causes = loop.map(\.feedback.cause).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let host = (last.node as? WidgetNode)?.host
    guard host?.noteLoop(of: names) != false else { return }
    let keeping =
      names.count > 1
      ? "invalidating each other" : isClosed ? "invalidating itself" : "being invalidated by what follows from it"
    UpdateRecorder.warn(
      "update loop in window '\(host?.window?.title ?? "")': \(names.joined(separator: " and ")) kept \(keeping), "
        + "through \(causes.joined(separator: " and ")), and ran \(limit) times for one change. The window never comes to rest, "
        + "and each further run is left to the next frame. Let one of them stop writing what the other reads.")
  }

  /// The hooks that marked each other up to the last one; where what GTK lays out is between them, those that ran as often.
  private static func loop(of last: Hook) -> (hooks: [Hook], isClosed: Bool) {
    var way: [Hook] = []
    var next: Hook? = last
    while let hook = next, !way.contains(where: { $0 === hook }) {
      way.append(hook)
      next = hook.feedback.marker
    }
    if let first = next.flatMap({ first in way.firstIndex { $0 === first } }) { return (Array(way[first...]), true) }
    let beside = suspects.compactMap(\.hook).filter {
      $0.feedback.origin == last.feedback.origin && $0.feedback.isSuspicious && $0.feedback.isMarkedByValue
    }
    return (beside.isEmpty ? way : beside, false)
  }

  private static func adviseOfItself(_ hook: Hook) {
    #if DEBUG
      guard UpdateRecorder.isProgramsOwn(hook) else { return }
      UpdateRecorder.advise(
        "\(UpdateRecorder.name(of: hook)) asks for itself each time it runs, so that the window never comes to rest. "
          + "Ask only when something has changed.")
    #endif
  }
}

/// What a hook's runs go back to. Small, as there is one for each hook.
struct FeedbackTrail {
  /// What the next run belongs to; 0 before the first mark.
  fileprivate(set) var origin = 0
  private var originOfRuns = 0
  /// How often it ran for that origin.
  private var runs: Int32 = 0
  var isReported = false
  /// Known only where it has run suspiciously often.
  private var mark: Mark?

  /// What marked the hook.
  private final class Mark {
    private(set) weak var hook: Hook?
    let cause: UpdateCause

    init(_ hook: Hook?, _ cause: UpdateCause) { (self.hook, self.cause) = (hook, cause) }
  }

  /// The hook that marked it.
  fileprivate var marker: Hook? { mark?.hook }

  /// What marked it, in words.
  fileprivate var cause: String {
    switch mark?.cause {
    case .property(let path): "\(UpdateCause.property(path))"
    case .trait(let name): "\(UpdateCause.trait(name))"
    case .system, nil: "GTK's layout"
    case .firstRun, .manual, .state: "a request for the next run"
    }
  }

  /// Whether it has run suspiciously often.
  fileprivate var isSuspicious: Bool { runs >= Int32(Feedback.limit / 2) }

  fileprivate var isMarkedByValue: Bool {
    switch mark?.cause {
    case .property, .trait: true
    default: false
    }
  }

  /// The hook is marked.
  mutating func note(_ cause: UpdateCause, for origin: Int) {
    self.origin = origin
    if isSuspicious, origin == originOfRuns { mark = Mark(PassContext.hook, cause) }
  }

  /// The hook runs without having been marked.
  mutating func noteUnmarkedRun(for origin: Int) {
    self.origin = origin
    mark = nil
  }

  /// The hook runs with another one, which was marked.
  mutating func note(_ cause: UpdateCause, with leader: Hook) {
    origin = leader.feedback.origin
    if isSuspicious { mark = Mark(leader, cause) }
  }

  /// - Returns: how many runs there are for the origin, with this one.
  fileprivate mutating func countRun() -> Int {
    if origin == 0 { origin = Feedback.origin }
    if originOfRuns != origin {
      originOfRuns = origin
      runs = 0
      mark = nil
    }
    if runs < .max { runs += 1 }
    return Int(runs)
  }
}
