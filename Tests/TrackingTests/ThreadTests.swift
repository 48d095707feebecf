import Synchronization
import Testing
import Tracking

/// Changes made on other threads: told on the main actor, once, and never lost.
@MainActor @Suite(.serialized) struct ThreadTests {
  let model = SharedModel()

  init() { Tracker.confirmsRuns = false }

  @Test("C-120 a change on another thread wakes the scheduler and is told on the main actor")
  func otherThread() {
    let scheduler = CountingScheduler()
    let previous = Tracker.scheduler
    Tracker.scheduler = scheduler
    defer {
      Tracker.scheduler = previous
      Tracker.confirmsRuns = false
    }
    let run = TrackedRun { [model] in _ = model.value }
    waitForThread { [model] in for step in 1...100 { model.value = step } }
    #expect(run.invalidations == 0, "nothing runs on the other thread")
    #expect(scheduler.wakes.load(ordering: .relaxed) == 1)
    Tracker.deliverPending()
    #expect(run.invalidations == 1)
  }

  @Test("C-216 while only the main thread writes, no run is confirmed")
  func nothingToConfirm() {
    let second = SharedModel()
    var readsSecond = false
    let run = TrackedRun { [model] in _ = (model.value, readsSecond ? second.value : 0) }
    #expect(run.invalidations == 0, "a first run is followed by no other")
    readsSecond = true
    #expect(run.invalidations { model.value = 1 } == 1)
    Tracker.deliverPending()
    #expect(run.invalidations == 1, "nor is a run that read something anew")
    #expect(!Tracker.confirmsRuns)
  }

  @Test("C-215 the first change heard from another thread has every run confirmed, once")
  func beginningOfConfirmation() {
    defer { Tracker.confirmsRuns = false }
    let other = SharedModel()
    let bystander = TrackedRun { _ = other.value }
    let run = TrackedRun { [model] in _ = model.value }
    waitForThread { [model] in model.value = 1 }
    Tracker.deliverPending()
    #expect(Tracker.confirmsRuns)
    #expect((run.invalidations, bystander.invalidations) == (1, 1))
    for tracked in [run, bystander] { tracked.run() }
    waitForThread { [model] in model.value = 2 }
    Tracker.deliverPending()
    #expect((run.invalidations, bystander.invalidations) == (2, 1))
  }

  @Test("C-120 one change that several runs read wakes the scheduler once")
  func oneWake() {
    let scheduler = CountingScheduler()
    let previous = Tracker.scheduler
    Tracker.scheduler = scheduler
    defer {
      Tracker.scheduler = previous
      Tracker.confirmsRuns = false
    }
    let runs = (0..<3).map { _ in TrackedRun { [model] in _ = model.value } }
    waitForThread { [model] in model.value = 1 }
    #expect(scheduler.wakes.load(ordering: .relaxed) == 1)
    Tracker.deliverPending()
    #expect(runs.map(\.invalidations) == [1, 1, 1])
  }

  @Test("trackers that go in any order leave the others to be confirmed")
  func goneInAnyOrder() {
    defer { Tracker.confirmsRuns = false }
    var runs: [TrackedRun?] = (0..<4).map { _ in TrackedRun { [model] in _ = model.value } }
    for gone in [0, 3] { runs[gone] = nil }
    Tracker.confirmsRuns = true
    #expect(runs.compactMap { $0?.invalidations } == [1, 1])
  }

  @Test("a tracker that is gone or cancelled is not confirmed")
  func nothingLeftToConfirm() {
    defer { Tracker.confirmsRuns = false }
    let cancelled = TrackedRun { [model] in _ = model.value }
    cancelled.tracker.cancel()
    for _ in 0..<3 { _ = TrackedRun { [model] in _ = model.value } }
    let living = TrackedRun { [model] in _ = model.value }
    Tracker.confirmsRuns = true
    #expect((cancelled.invalidations, living.invalidations) == (0, 1))
  }

  #if !TRACKING_PUBLIC_API
    @Test("C-215 a change on another thread that is handed over while a run goes on asks for the next one")
    func handedOverDuringRun() {
      Tracker.confirmsRuns = true
      defer { Tracker.confirmsRuns = false }
      var writes = false
      let run = TrackedRun { [model] in
        _ = model.value
        guard writes else { return }
        waitForThread { model.value += 1 }
        Tracker.deliverPending()
      }
      run.run()
      let before = run.invalidations
      writes = true
      run.run()
      #expect(run.invalidations == before + 1)
    }

    @Test("C-215 where other threads write, a run is confirmed only if it read something anew")
    func confirmedRuns() {
      Tracker.confirmsRuns = true
      defer { Tracker.confirmsRuns = false }
      let second = SharedModel()
      var readsSecond = false
      let run = TrackedRun { [model] in _ = (model.value, readsSecond ? second.value : 0) }
      #expect(run.invalidations == 1, "the first run")
      run.run()
      #expect(run.invalidations == 1, "a run that reads the same confirms it")
      readsSecond = true
      run.run()
      #expect(run.invalidations == 2, "a run that reads more")
      run.run()
      readsSecond = false
      run.run()
      #expect(run.invalidations == 2, "a run that reads less")
      #expect(run.invalidations { model.value = 1 } == 1, "a change on the main thread is one invalidation")
      #expect(run.invalidations { second.value = 1 } == 0)
    }

    @Test("a run that reads a new model each time comes to rest where other threads write")
    func newModelInEachRun() {
      Tracker.confirmsRuns = true
      defer { Tracker.confirmsRuns = false }
      let run = TrackedRun { [model] in _ = (model.value, SharedModel().value) }
      var told = run.invalidations
      while told > 0, run.runs < 20 {
        let before = run.invalidations
        run.run()
        told = run.invalidations - before
      }
      #expect(run.runs < 6)
      #expect(run.invalidations { model.value = 1 } > 0)
    }

    @Test("C-215 a write between a first run's read and its end is seen where other threads write")
    func writeInFirstRun() {
      Tracker.confirmsRuns = true
      defer { Tracker.confirmsRuns = false }
      let reader = InterruptedReader(model)
      reader.write = 1
      reader.run()
      #expect(reader.shown == 0)
      reader.settle()
      #expect(reader.shown == 1)
    }

    @Test("C-215 a write between a new read and the end of a later run is seen where other threads write")
    func writeInRunThatReadsAnew() {
      Tracker.confirmsRuns = true
      defer { Tracker.confirmsRuns = false }
      let reader = InterruptedReader(SharedModel())
      reader.run()
      reader.settle()
      reader.model = model
      reader.write = 1
      reader.run()
      reader.settle()
      #expect(reader.shown == 1)
    }

    @Test("C-215 a write between a read and the end of a run is heard by the registration of the run before")
    func writeInLaterRun() {
      let reader = InterruptedReader(model)
      reader.run()
      reader.write = 1
      reader.run()
      defer { Tracker.confirmsRuns = false }
      reader.settle()
      #expect(reader.shown == 1)
    }

    @Test("C-215 the same in a run that two writes on the main thread have caused")
    func writeInRunAfterWrites() {
      Tracker.confirmsRuns = true
      defer { Tracker.confirmsRuns = false }
      let reader = InterruptedReader(model)
      reader.run()
      reader.settle()
      for step in 1...3 { model.value = step }
      reader.write = 10
      reader.run()
      reader.settle()
      #expect(reader.shown == 10)
    }

    @Test("C-215 the very first write, missed in such a gap, shows when any other is heard")
    func missedFirstWrite() {
      defer { Tracker.confirmsRuns = false }
      let other = SharedModel()
      let run = TrackedRun { _ = other.value }
      let reader = InterruptedReader(model)
      reader.write = 1
      reader.run()
      reader.settle()
      #expect(reader.shown == 0, "nobody has heard of it")
      waitForThread { other.value = 1 }
      reader.settle()
      #expect(reader.shown == 1)
      #expect(run.invalidations == 1)
    }

    @Test("C-215 no write is lost, whatever it races with: 1,000 rounds each", arguments: Race.allCases)
    func races(race: Race) {
      #expect(hold(race, rounds: 1_000).stale == 0)
      #expect(hold(race, rounds: 200, beginsConfirming: true).stale == 0)
    }
  #endif
}

/// A tracked run that another thread interrupts with a write just after the read.
@MainActor private final class InterruptedReader {
  var model: SharedModel
  private(set) var shown = 0
  /// What the next run is interrupted with.
  var write: Int?
  private var isDue = false
  private lazy var tracker = Tracker { [weak self] _ in self?.isDue = true }

  init(_ model: SharedModel) { self.model = model }

  func run() {
    isDue = false
    tracker.track {
      shown = model.value
      guard let value = write else { return }
      write = nil
      waitForThread { [model] in model.value = value }
    }
  }

  func settle() {
    Tracker.deliverPending()
    while isDue {
      run()
      Tracker.deliverPending()
    }
  }
}
