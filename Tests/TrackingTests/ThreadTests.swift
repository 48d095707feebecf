import Glibc
import Observation
import Synchronization
import Testing
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

/// Counts wake-ups; the tests deliver by hand.
final class CountingScheduler: TrackingScheduler {
  let wakes = Atomic(0)

  func wake() { wakes.add(1, ordering: .relaxed) }
}

/// Runs a body on a thread of its own, over and over, started by the test in lockstep.
private func onOtherThread(_ body: @escaping @Sendable () -> Void) -> pthread_t {
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

/// Changes made on other threads: told on the main actor, once, and never lost.
@MainActor @Suite(.serialized) struct ThreadTests {
  @Test("C-120 a change on another thread wakes the scheduler and is told on the main actor")
  func otherThread() {
    let scheduler = CountingScheduler()
    let previous = Tracker.scheduler
    Tracker.scheduler = scheduler
    defer { Tracker.scheduler = previous }
    let model = SharedModel()
    let run = TrackedRun { _ = model.value }
    pthread_join(onOtherThread { for step in 1...100 { model.value = step } }, nil)
    #expect(run.invalidations == 0, "nothing runs on the other thread")
    #expect(scheduler.wakes.load(ordering: .relaxed) == 1)
    Tracker.deliverPending()
    #expect(run.invalidations == 1)
  }

  #if !TRACKING_PUBLIC_API
    @Test("no write is lost between the store and the reader: 200,000 rounds with a re-armed tracker")
    func writesAgainstRearmedTracker() {
      #expect(staleRounds(200_000, freshModel: false, mutations: .mainActor) == 0)
    }

    @Test("no write is lost between a first read and its registration: 200,000 rounds with fresh models")
    func writesAgainstFreshTracker() {
      #expect(staleRounds(200_000, freshModel: true, mutations: .anyThread) == 0)
    }
  #endif

  /// One write a round races with one run; counts the rounds after which the reader shows an old value although nothing
  /// is pending.
  private func staleRounds(_ rounds: Int, freshModel: Bool, mutations: Tracker.MutationSource) -> Int {
    let scheduler = CountingScheduler()
    let previous = Tracker.scheduler
    Tracker.scheduler = scheduler
    defer { Tracker.scheduler = previous }
    let exchange = Exchange()
    let writer = onOtherThread { exchange.writeLoop() }
    var stale = 0
    var isPending = false
    var shown = 0
    var model = SharedModel()
    var tracker = Tracker(mutations: mutations) { _ in isPending = true }
    tracker.track { shown = model.value }
    for round in 1...rounds {
      if freshModel {
        model = SharedModel()
        tracker = Tracker(mutations: mutations) { _ in isPending = true }
      }
      exchange.start(round, on: model)
      if round % 3 == 0 { for _ in 0..<(round % 50) { sched_yield() } }
      tracker.track { shown = model.value }
      exchange.waitUntilDone(round)
      // What the update pass does: deliver, and run again while something is pending.
      Tracker.deliverPending()
      while isPending {
        isPending = false
        tracker.track { shown = model.value }
        Tracker.deliverPending()
      }
      if shown != round { stale += 1 }
    }
    exchange.stop()
    pthread_join(writer, nil)
    return stale
  }
}

/// Hands one write a round to the writing thread by two counters that both sides spin on.
private final class Exchange: Sendable {
  private let started = Atomic(0)
  private let done = Atomic(0)
  private let model = Mutex<SharedModel?>(nil)

  func start(_ round: Int, on model: SharedModel) {
    self.model.withLock { $0 = model }
    started.store(round, ordering: .releasing)
  }

  func waitUntilDone(_ round: Int) {
    while done.load(ordering: .acquiring) != round { sched_yield() }
  }

  func stop() { started.store(-1, ordering: .releasing) }

  func writeLoop() {
    var last = 0
    while true {
      let round = started.load(ordering: .acquiring)
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
