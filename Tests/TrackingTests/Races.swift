import Glibc
import Observation
import Synchronization
import Tracking

/// A model whose writes are ordered by a lock of its own, as a model shared by threads has to be.
final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let storage = Mutex(0)

  var value: Int {
    get {
      registrar.access(self, keyPath: \.value)
      return storage.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.value) { storage.withLock { $0 = newValue } } }
  }
}

/// What races with another thread's writes.
enum Race: String, CaseIterable, Sendable {
  /// The first run of a new tracker, of a new model.
  case firstRun = "first-run"
  /// A run of a tracker that read the same before.
  case rerun
  /// A run that reads what the run before did not read.
  case newReads = "new-reads"
  /// A run after a write on the main thread, while two threads write what the main thread writes too.
  case mainAndOthers = "main-and-others"
}

/// What a race has shown.
struct RaceOutcome: Sendable {
  /// Rounds after which an old value was shown although nothing was due.
  var stale = 0
  /// Runs, in all rounds.
  var runs = 0
}

/// Lets one run race with another thread's write `rounds` times, each round until nothing is due.
///
/// - Parameter beginsConfirming: whether runs are confirmed from the start; otherwise a write on another thread is heard
///   before the first round.
@MainActor
func hold(_ race: Race, rounds: Int, beginsConfirming: Bool = false) -> RaceOutcome {
  let previous = Tracker.scheduler
  Tracker.scheduler = CountingScheduler()
  Tracker.confirmsRuns = beginsConfirming
  defer {
    Tracker.scheduler = previous
    Tracker.confirmsRuns = false
  }
  var outcome = RaceOutcome()
  let models = [SharedModel(), SharedModel()]
  var model = models[0]
  var shown = 0
  var isDue = false
  var tracker = Tracker { _ in isDue = true }
  func run() {
    outcome.runs += 1
    isDue = false
    tracker.track { shown = model.value }
  }
  func settle() {
    Tracker.deliverPending()
    while isDue {
      run()
      Tracker.deliverPending()
    }
  }
  run()
  if !beginsConfirming { waitForThread { [model] in model.value = -1 } }
  settle()

  let writers = (0..<(race == .mainAndOthers ? 2 : 1)).map { _ in WritingThread() }
  for round in 1...rounds {
    switch race {
    case .firstRun:
      model = SharedModel()
      tracker = Tracker { _ in isDue = true }
    case .newReads:
      models[round % 2].value = 0
      model = models[round % 2]
    case .rerun, .mainAndOthers: break
    }
    for writer in writers { writer.begin(round, on: model) }
    // Now the write comes first, now the run.
    if round % 3 == 0 { for _ in 0..<(round % 50) { sched_yield() } }
    if race == .mainAndOthers { model.value = -round }
    run()
    for writer in writers { writer.waitUntilDone(round) }
    settle()
    if shown != model.value { outcome.stale += 1 }
  }
  for writer in writers { writer.end() }
  return outcome
}

/// Counts wake-ups; the tests deliver by hand.
final class CountingScheduler: TrackingScheduler {
  let wakes = Atomic(0)

  func wake() { wakes.add(1, ordering: .relaxed) }
}

/// Runs `body` on a thread of its own and waits for its end.
func waitForThread(_ body: @escaping @Sendable () -> Void) { pthread_join(startThread(body), nil) }

private func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
  let box = Unmanaged.passRetained(ThreadBody(body))
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { argument in
      Unmanaged<ThreadBody>.fromOpaque(argument!).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  return thread
}

private final class ThreadBody: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

/// A thread that makes one write a round, told by two counters that both sides spin on.
private final class WritingThread: Sendable {
  private let exchange = Exchange()
  private let thread: pthread_t

  init() { thread = startThread { [exchange] in exchange.writeLoop() } }

  func begin(_ round: Int, on model: SharedModel) { exchange.begin(round, on: model) }

  func waitUntilDone(_ round: Int) { exchange.waitUntilDone(round) }

  func end() {
    exchange.end()
    pthread_join(thread, nil)
  }

  private final class Exchange: Sendable {
    private let begun = Atomic(0)
    private let done = Atomic(0)
    private let model = Mutex<SharedModel?>(nil)

    func begin(_ round: Int, on model: SharedModel) {
      self.model.withLock { $0 = model }
      begun.store(round, ordering: .releasing)
    }

    func waitUntilDone(_ round: Int) {
      while done.load(ordering: .acquiring) != round { sched_yield() }
    }

    func end() { begun.store(-1, ordering: .releasing) }

    func writeLoop() {
      var last = 0
      while true {
        let round = begun.load(ordering: .acquiring)
        if round == -1 { return }
        if round == last {
          sched_yield()
          continue
        }
        model.withLock { $0 }?.value = round
        last = round
        done.store(round, ordering: .releasing)
      }
    }
  }
}
