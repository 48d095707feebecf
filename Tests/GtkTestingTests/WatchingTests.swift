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
