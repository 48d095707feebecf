import GtkTesting
import Testing

@Suite("Watching objects and frames", .serialized)
struct WatchingTests {
  @Test("a widget that nobody holds is finalised on both sides")
  func finalized() async throws {
    var label: Label? = Label("short-lived")
    let watch = FinalizationWatch(try #require(label))
    #expect(!watch.isFinalized)
    label = nil
    try await watch.expectFinalized()
  }

  @Test("a widget that its parent holds is not finalised, and the error tells how many references there are")
  func held() async throws {
    let box = Box(.vertical)
    var label: Label? = Label("held")
    box.append(try #require(label))
    let watch = FinalizationWatch(try #require(label))
    label = nil
    let error = await #expect(throws: DeadlineExceeded.self) { try await watch.expectFinalized(deadline: 0.02) }
    #expect(error?.description.contains("Label to be finalised\n  - its GObject counts 2 references") == true)
    box.remove(try #require(box.children.first))
    try await watch.expectFinalized()
  }

  @Test("an object that is no wrapper is watched as well")
  func plainObject() {
    final class Model {}
    var model: Model? = Model()
    let watch = FinalizationWatch(model!)
    #expect(!watch.isFinalized)
    model = nil
    #expect(watch.isFinalized)
  }

  @Test("how often a hook runs does not depend on whether an earlier test wrote a model on another thread")
  func runsInLaterTests() async throws {
    /// Safe: what it counts is written by one thread at a time, and its registrar is made for several.
    final class Model: Observable, @unchecked Sendable {
      private let registrar = ObservationRegistrar()
      private nonisolated(unsafe) var count = 0
      nonisolated var value: Int {
        get {
          registrar.access(self, keyPath: \.value)
          return count
        }
        set { registrar.withMutation(of: self, keyPath: \.value) { count = newValue } }
      }
    }
    func runs(_ model: Model, writingElsewhere: Bool) async throws -> Int {
      let label = Label("")
      var runs = 0
      label.updateProperties(using: { label in
        runs += 1
        label.text = "\(model.value)"
      })
      return try await withTestWindow(label) { _ in
        let first = runs
        if writingElsewhere {
          await Task.detached { model.value += 1 }.value
          try await wait(for: "the hook") { label.text == "\(model.value)" }
          #expect(UpdatePass.confirmsRuns)
        }
        return first
      }
    }
    defer { UpdatePass.confirmsRuns = false }
    UpdatePass.confirmsRuns = false
    for _ in 1...2 {
      #expect(try await runs(Model(), writingElsewhere: true) == 1)
      #expect(!UpdatePass.confirmsRuns)
      #expect(try await runs(Model(), writingElsewhere: false) == 1)
    }
    UpdatePass.confirmsRuns = true
    #expect(try await runs(Model(), writingElsewhere: false) == 2)
    #expect(UpdatePass.confirmsRuns, "what the program asked for stays")
  }

  @Test("frames are painted as often as asked for, and counted")
  func frames() async throws {
    let test = try await TestWindow(Label("hello"))
    let frames = try await countFrames(of: test.window) {
      try await paintFrames(3, of: test.window)
      try await settle()
    }
    #expect(frames == 3)
    #expect(try await countFrames(of: test.window) { try await settle() } == 0)
  }

  @Test("a window at rest wakes nothing up, and a timer is counted")
  func wakeUpsAreCounted() async throws {
    let test = try await TestWindow(Label("hello"))
    try await settle(test.window)
    #expect(await wakeUps(during: 200) == 0)
    var ticks = 0
    MainLoop.every(milliseconds: 20) {
      ticks += 1
      return ticks < 5 ? .again : .finish
    }
    let count = await wakeUps(during: 400)
    // The loop waits in whole milliseconds, and may look once more just before a tick is due.
    #expect(ticks > 0 && (ticks...2 * ticks).contains(count), "\(count) wake-ups for \(ticks) ticks")
  }
}
