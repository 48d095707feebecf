import Testing
import Tracking

/// Conformance group A at engine level: which reads count.
@MainActor @Suite struct PropertyTrackingTests {
  let model = Profile()

  #if !TRACKING_MERGED_SCOPES
    @Test("scopes are told apart here, so that the tests which need it are not left out")
    func scopesAreIsolated() { #expect(Tracker.isolatesNestedScopes) }
  #endif

  @Test("C-001 a change of a read property invalidates once, and names it")
  func readProperty() {
    let run = TrackedRun { _ = model.a }
    #expect(run.invalidations { model.a = 1 } == 1)
    #if !TRACKING_PUBLIC_API
      #expect(run.lastChange == \Profile.a)
    #endif
  }

  @Test("C-002 a change of another property does nothing")
  func otherProperty() {
    let run = TrackedRun { _ = model.a }
    #expect(run.invalidations { model.b = 1 } == 0)
  }

  @Test("C-003 of several properties only those that are read count")
  func onlyReadProperties() {
    let run = TrackedRun { _ = (model.a, model.bar) }
    #expect(run.invalidations { model.b = 1 } == 0)
    #expect(run.invalidations { model.baz = 1 } == 0)
    #expect(run.invalidations { model.a = 1 } == 1)
    #expect(run.invalidations { model.bar = 1 } == 1)
  }

  @Test("C-004 two models are tracked together and stay tracked after a run")
  func twoModels() {
    let other = Profile()
    let run = TrackedRun { _ = (model.a, other.a) }
    #expect(run.invalidations { model.a = 1 } == 1)
    #expect(run.invalidations { other.a = 1 } == 1)
    #expect(run.invalidations { model.a = 2 } == 1)
  }

  @Test("C-005 reading a property five times counts once")
  func repeatedRead() {
    let run = TrackedRun { for _ in 0..<5 { _ = model.a } }
    #expect(run.invalidations { model.a = 1 } == 1)
  }

  @Test("C-006 two changes before the next run invalidate once")
  func coalesced() {
    let run = TrackedRun { _ = (model.a, model.b) }
    #expect(
      run.invalidations {
        model.a = 1
        model.b = 1
      } == 1)
  }

  @Test("C-007 two trackers of one property are both told")
  func twoTrackers() {
    let first = TrackedRun { _ = model.a }
    let second = TrackedRun { _ = model.a }
    model.a = 1
    #expect(first.invalidations == 1)
    #expect(second.invalidations == 1)
  }

  @Test("C-008 a path is tracked link by link, and a replaced link is forgotten")
  func path() {
    let old = Child()
    model.child = old
    let run = TrackedRun { _ = model.child?.value }
    #expect(run.invalidations { old.value = 1 } == 1)
    #expect(run.invalidations { model.child = Child() } == 1)
    #expect(run.invalidations { old.value = 2 } == 0)
  }

  @Test("C-009 reading a reference does not track what it refers to")
  func referenceOnly() {
    let child = Child()
    model.child = child
    let run = TrackedRun { _ = model.child }
    #expect(run.invalidations { child.value = 1 } == 0)
  }

  @Test("C-010 the count of an array does not track its elements")
  func arrayCount() {
    model.items = [Child(), Child()]
    let run = TrackedRun { _ = model.items.count }
    #expect(run.invalidations { model.items[1].value = 1 } == 0)
    #expect(run.invalidations { model.items.append(Child()) } == 1)
  }

  @Test("C-011 a collection is one property")
  func collection() {
    let run = TrackedRun { _ = model.dictionary["a"] }
    #expect(run.invalidations { model.dictionary["b"] = 1 } == 1)
  }

  @Test("C-012 an ignored property is not tracked")
  func ignoredProperty() {
    let run = TrackedRun { _ = model.ignored }
    #expect(run.invalidations { model.ignored = 1 } == 0)
  }

  @Test("C-013 a run that reads nothing is never invalidated")
  func noReads() {
    let run = TrackedRun {}
    #expect(run.invalidations { model.a = 1 } == 0)
  }

  @Test("C-014 reads in called functions count at any depth")
  func callChain() {
    func inner() { _ = model.b }
    func outer() { inner() }
    let run = TrackedRun { outer() }
    #expect(run.invalidations { model.b = 1 } == 1)
  }

  @Test("C-015 reads in a task that the run starts do not count")
  func taskReads() async {
    let (stream, done) = AsyncStream.makeStream(of: Void.self)
    let run = TrackedRun { [model] in
      Task { @MainActor in
        _ = model.b
        done.finish()
      }
    }
    for await _ in stream {}
    #expect(run.invalidations { model.b = 1 } == 0)
  }

  @Test("C-015 reads on a thread that the run starts do not count")
  func threadReads() {
    let shared = SharedModel()
    let run = TrackedRun { waitForThread { _ = shared.value } }
    #expect(run.invalidations { shared.value = 1 } == 0)
  }

  @Test("C-016 reads outside a run are not tracked")
  func readsOutside() {
    var later: (() -> Void)?
    let run = TrackedRun { [model] in later = { _ = model.a } }
    _ = model.a
    later?()
    #expect(run.invalidations { model.a = 1 } == 0)
  }

  @Test("C-017 reads in withoutTracking inside a run belong to nobody", .enabled { await isolatesScopes() })
  func withoutTracking() {
    let run = TrackedRun { Tracker.withoutTracking { _ = model.b } }
    #expect(run.invalidations { model.b = 1 } == 0)
  }

  @Test("C-018 a run inside another keeps its reads to itself", .enabled { await isolatesScopes() })
  func nestedRuns() {
    let inner = TrackedRun { _ = model.b }
    let outer = TrackedRun {
      _ = model.a
      inner.run()
      _ = model.bar
    }
    model.b = 1
    #expect(inner.invalidations == 1)
    #expect(outer.invalidations == 0)
    #expect(outer.invalidations { model.a = 1 } == 1)
    #expect(outer.invalidations { model.bar = 1 } == 1)
  }

  @Test("C-019 a plain assignment registers nothing; a mutation in place registers the property")
  func assignmentInRun() {
    let assigning = TrackedRun { model.a = 5 }
    #expect(assigning.invalidations { model.a = 6 } == 0)
    let mutating = TrackedRun { model.b += 1 }
    #expect(mutating.invalidations { model.b = 100 } == 1)
  }
}

@MainActor private func isolatesScopes() -> Bool { Tracker.isolatesNestedScopes }

/// Conformance group B: what is read now, not what might be.
@MainActor @Suite struct ConditionalReadTests {
  let model = Profile()

  @Test("C-020 a computed property tracks the stored one behind it")
  func computed() {
    let run = TrackedRun { _ = model.hasUnread }
    #expect(run.invalidations { model.a = 1 } == 1)
  }

  @Test("C-021 the dependency is the stored property, not the result")
  func computedWithSameResult() {
    model.a = 1
    let run = TrackedRun { _ = model.hasUnread }
    #expect(run.invalidations { model.a = 2 } == 1)
  }

  @Test("C-022 C-023 only the branch that was taken counts, in every run anew")
  func branches() {
    let run = TrackedRun { _ = model.flag ? model.bar : model.baz }
    #expect(run.invalidations { model.baz = 1 } == 0)
    #expect(run.invalidations { model.bar = 1 } == 1)
    #expect(run.invalidations { model.flag = false } == 1)
    #expect(run.invalidations { model.bar = 2 } == 0)
    #expect(run.invalidations { model.baz = 2 } == 1)
  }

  @Test("C-024 what a short-circuit skips does not count")
  func shortCircuit() {
    let run = TrackedRun { _ = model.flag || model.b > 0 }
    #expect(run.invalidations { model.b = 1 } == 0)
  }

  @Test("C-025 what stands behind an early return counts from the run that gets there")
  func earlyReturn() {
    model.child = nil
    let run = TrackedRun {
      guard model.child != nil else { return }
      _ = model.b
    }
    #expect(run.invalidations { model.b = 1 } == 0)
    #expect(run.invalidations { model.child = Child() } == 1)
    #expect(run.invalidations { model.b = 2 } == 1)
  }

  @Test("C-026 what only an earlier run read does not count")
  func latestRunOnly() {
    var readsB = true
    let run = TrackedRun {
      _ = model.a
      if readsB { _ = model.b }
    }
    readsB = false
    #expect(run.invalidations { model.a = 1 } == 1)
    #expect(run.invalidations { model.b = 1 } == 0)
  }

  @Test("C-026 a model that only an earlier run read does not count")
  func latestModelsOnly() {
    let other = Profile()
    var readsOther = true
    let run = TrackedRun {
      _ = model.a
      if readsOther { _ = other.a }
    }
    readsOther = false
    #expect(run.invalidations { model.a = 1 } == 1)
    #expect(run.invalidations { other.a = 1 } == 0)
  }

  @Test("C-023 a model that only a later run reads counts from then on")
  func laterModels() {
    let other = Profile()
    var readsOther = false
    let run = TrackedRun {
      _ = model.a
      if readsOther { _ = other.a }
    }
    #expect(run.invalidations { other.a = 1 } == 0)
    readsOther = true
    #expect(run.invalidations { model.a = 1 } == 1)
    #expect(run.invalidations { other.a = 2 } == 1)
  }
}
