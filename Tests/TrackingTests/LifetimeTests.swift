import Glibc
import Observation
import Testing
import Tracking

/// Conformance group J at engine level: who keeps whom, and what a run leaves behind.
@MainActor @Suite struct LifetimeTests {
  @MainActor final class Owner {
    lazy var tracker = Tracker { [weak self] _ in self?.invalidations += 1 }
    var invalidations = 0
    func run(_ model: Profile) { tracker.track { _ = model.a } }
  }

  @Test("C-112 an owner goes although the model it tracked lives")
  func ownerIsFreed() {
    let model = Profile()
    var owner: Owner? = Owner()
    owner?.run(model)
    weak let watched = owner
    owner = nil
    #expect(watched == nil, "the registration keeps only the tracker's core alive")
    model.a = 1
  }

  @Test("C-113 C-114 a model goes although it was tracked and never changed")
  func modelIsFreed() {
    let owner = Owner()
    var model: Profile? = Profile()
    weak let watched = model
    owner.run(model!)
    model = nil
    #expect(watched == nil, "tracking does not retain the model")
    #expect(owner.tracker.isArmed)
  }

  // Reads have their registrars by the SPI alone.
  #if !TRACKING_PUBLIC_API && !TRACKING_MERGED_SCOPES
    /// Written by hand, with a registrar that outlives it.
    final class HandMade: Observable {
      private let registrar: ObservationRegistrar
      init(_ registrar: ObservationRegistrar) { self.registrar = registrar }
      var value: Int {
        registrar.access(self, keyPath: \.value)
        return 1
      }
    }
    /// What is unowned keeps the memory of a model that has gone.
    final class Keeper { unowned var model: HandMade? }

    @Test("a model is found by what a run has read of it, and not when it has gone", arguments: [false, true])
    func modelIsFound(isReferenced: Bool) throws {
      let (keeper, tracker, registrar) = (Keeper(), Tracker { _ in }, ObservationRegistrar())
      for _ in 1...2 {
        var model: HandMade? = HandMade(registrar)
        weak let reference = isReferenced ? model : nil
        keeper.model = model
        tracker.track { _ = model?.value }
        let read = try #require(tracker.reads.first)
        #expect(ObservedObject.find(read, from: [keeper]) === model && model != nil)
        model = nil
        #expect(ObservedObject.find(read, from: [keeper]) == nil && reference == nil)
      }
    }
  #endif

  @Test("C-115 a strong reference from model to owner leaks, a weak one does not")
  func ownerHeldByModel() {
    final class Listener { var model: Source? }
    final class Source {
      weak var delegate: Listener?
      var strongDelegate: Listener?
    }
    weak var weaklyHeld: Listener?
    weak var stronglyHeld: Listener?
    do {
      let source = Source()
      let listener = Listener()
      listener.model = source
      source.delegate = listener
      weaklyHeld = listener
      let other = Source()
      let leaking = Listener()
      leaking.model = other
      other.strongDelegate = leaking
      stronglyHeld = leaking
    }
    #expect(weaklyHeld == nil)
    #expect(stronglyHeld != nil, "the cycle is the application's own")
    stronglyHeld?.model = nil
  }

  @Test("C-116 a thousand runs without a change leave one registration")
  func manyRuns() {
    let model = Profile()
    let run = TrackedRun { _ = model.a }
    for _ in 0..<1000 { run.run() }
    model.a = 1
    #expect(run.invalidations == 1)
  }

  @Test("C-117 a run that reads nothing silences the run before")
  func silencedRun() {
    let model = Profile()
    var reads = true
    let run = TrackedRun { if reads { _ = model.a } }
    reads = false
    run.run()
    model.a = 1
    #expect(run.invalidations == 0)
  }

  @Test("C-062 C-118 a run that writes what it, or the run before, read does not invalidate itself")
  func ownWrites() {
    let model = Profile()
    let run = TrackedRun {
      _ = model.a
      model.a += 1
    }
    run.run()
    #expect(run.invalidations == 0)
    model.a = 100
    #expect(run.invalidations == 1)
  }

  @Test("a cancelled tracker is silent, and armed again by its next run")
  func cancel() {
    let model = Profile()
    let run = TrackedRun { _ = model.a }
    run.tracker.cancel()
    #expect(!run.tracker.isArmed)
    model.a = 1
    #expect(run.invalidations == 0)
    run.run()
    model.a = 2
    #expect(run.invalidations == 1)
  }

  @Test("an error leaves the run, and what was read until then is tracked")
  func throwingRun() {
    struct Failure: Error {}
    let model = Profile()
    var invalidations = 0
    let tracker = Tracker { _ in invalidations += 1 }
    #expect(throws: Failure.self) {
      try tracker.track {
        _ = model.a
        throw Failure()
      }
    }
    model.a = 1
    #expect(invalidations == 1)
  }

  @Test("1,000,000 runs without a change do not grow memory")
  func flatMemoryOverRuns() {
    let model = Profile()
    var invalidations = 0
    let tracker = Tracker { _ in invalidations += 1 }
    func runs(_ count: Int) { for _ in 0..<count { tracker.track { _ = model.a } } }
    runs(20_000)
    let before = residentKilobytes()
    runs(1_000_000)
    #expect(residentKilobytes() - before < 2048)
    model.a = 1
    #expect(invalidations == 1)
  }

  @Test("200,000 trackers made and dropped do not grow memory")
  func flatMemoryOverTrackers() {
    let model = Profile()
    func make(_ count: Int) {
      for _ in 0..<count {
        let tracker = Tracker { _ in }
        tracker.track { _ = model.a }
      }
    }
    make(5_000)
    let before = residentKilobytes()
    make(200_000)
    #expect(residentKilobytes() - before < 2048)
  }

  /// What the process occupies. A kilobyte a run would show as a gigabyte here. Under the address sanitizer, which holds
  /// freed memory back for a while, what is allocated.
  private func residentKilobytes() -> Int {
    if let count = dlsym(nil, "__sanitizer_get_current_allocated_bytes") {
      return unsafeBitCast(count, to: (@convention(c) () -> Int).self)() / 1024
    }
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 128)
    fgets(&line, 128, file)
    let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
    return (Int(fields[1]) ?? 0) * Int(getpagesize()) / 1024
  }
}

/// Conformance group L: which writes Observation tells of. The tracker adds no filter of its own.
@MainActor @Suite struct EqualWriteTests {
  struct Opaque {}
  struct State {
    var analysis = 0
    var playback = 0
  }
  final class Reference {}
  final class EquatableReference: Equatable {
    let number: Int
    init(_ number: Int) { self.number = number }
    static func == (left: EquatableReference, right: EquatableReference) -> Bool { left.number == right.number }
  }
  @Observable final class Model {
    var number = 0
    var array = [0]
    var real = Double.nan
    var opaque = Opaque()
    var state = State()
    var reference = Reference()
    var equatableReference = EquatableReference(1)
    var optionalReference: Reference? = Reference()
    var guarded: Int {
      get { storedGuarded }
      set { if newValue != storedGuarded { storedGuarded = newValue } }
    }
    private var storedGuarded = 0
    @ObservationIgnored var didSets = 0
    var counted = 0 { didSet { didSets += 1 } }
  }

  /// A model as the macro's expansion looked before equal values were skipped.
  final class HandWritten: Observable {
    private let registrar = ObservationRegistrar()
    private var storage = 0
    var number: Int {
      get {
        registrar.access(self, keyPath: \.number)
        return storage
      }
      set { registrar.withMutation(of: self, keyPath: \.number) { storage = newValue } }
    }
  }

  let model = Model()

  @Test("C-124 assigning an equal value tells nobody")
  func equalValue() {
    let run = TrackedRun { _ = model.number }
    let same = model.number
    #expect(run.invalidations { model.number = same } == 0)
  }

  @Test("C-125 assigning a value that is not Equatable always tells")
  func notEquatable() {
    let run = TrackedRun { _ = model.opaque }
    #expect(run.invalidations { model.opaque = Opaque() } == 1)
  }

  @Test("C-126 a mutation in place tells although it changes nothing")
  func inPlace() {
    let run = TrackedRun { _ = (model.number, model.array) }
    #expect(run.invalidations { model.number += 0 } == 1)
    #expect(run.invalidations { model.array[0] = 0 } == 1)
  }

  @Test("C-127 the same object tells nobody and another one tells; an Equatable class compares its values")
  func references() {
    let run = TrackedRun { _ = (model.reference, model.equatableReference) }
    let same = model.reference
    #expect(run.invalidations { model.reference = same } == 0)
    #expect(run.invalidations { model.reference = Reference() } == 1)
    #expect(run.invalidations { model.equatableReference = EquatableReference(1) } == 0)
    #expect(run.invalidations { model.equatableReference = EquatableReference(2) } == 1)
  }

  @Test("C-127 an optional of a class that is not Equatable, and NaN, always tell")
  func optionalReferenceAndNaN() {
    let run = TrackedRun { _ = (model.optionalReference, model.real) }
    let same = model.optionalReference
    #expect(run.invalidations { model.optionalReference = same } == 1)
    #expect(run.invalidations { model.optionalReference = Reference() } == 1)
    #expect(run.invalidations { model.optionalReference = nil } == 1)
    #expect(run.invalidations { model.optionalReference = nil } == 1)
    #expect(run.invalidations { model.real = .nan } == 1)
  }

  @Test("C-128 a hand-written model without a check tells of equal values")
  func handWritten() {
    let model = HandWritten()
    let run = TrackedRun { _ = model.number }
    #expect(run.invalidations { model.number = 0 } == 1)
  }

  @Test("C-129 a guard before the write keeps equal values quiet")
  func guarded() {
    let run = TrackedRun { _ = model.guarded }
    #expect(run.invalidations { model.guarded = 0 } == 0)
    #expect(run.invalidations { model.guarded = 1 } == 1)
  }

  @Test("C-130 didSet runs for an equal value although observers are not told")
  func didSetRuns() {
    let run = TrackedRun { _ = model.counted }
    #expect(run.invalidations { model.counted = 0 } == 0)
    #expect(model.didSets == 1)
  }

  @Test("C-131 a struct is one property: a change of one field invalidates a reader of another")
  func structProperty() {
    let run = TrackedRun { _ = model.state.analysis }
    for step in 1...10 { #expect(run.invalidations { model.state.playback = step } == 1) }
  }
}
