import CGtk
import Dispatch
import GtkTesting
import Testing

@Suite("Main loop", .serialized)
struct MainLoopTests {
  @Test("a main-actor task runs under the loop")
  func task() async throws {
    var ran = false
    Task { @MainActor in ran = true }
    try await wait(for: "the task") { ran }
  }

  @Test("Task.sleep returns to the main thread")
  func sleep() async throws {
    let before = MainLoop.monotonicMicroseconds
    try await Task.sleep(nanoseconds: 20_000_000)
    #expect(MainLoop.monotonicMicroseconds - before >= 20_000)
    #expect(g_main_context_is_owner(nil) != 0)
  }

  @Test("a time that no number of milliseconds holds is the nearest there is")
  func seconds() async throws {
    var order: [Int] = []
    let never = [Double.infinity, .greatestFiniteMagnitude].map { seconds in
      MainLoop.after(seconds: seconds) { order.append(0) }
    }
    for seconds in [-1, -Double.infinity, Double.nan, 0] { MainLoop.after(seconds: seconds) { order.append(1) } }
    MainLoop.after(seconds: 0.02) { order.append(2) }
    try await wait(for: "the timers") { order.count == 5 }
    #expect(order == [1, 1, 1, 1, 2])
    never.forEach { $0.cancel() }
  }

  @Test("DispatchQueue.main runs under the loop, in order")
  func mainQueue() async throws {
    var order: [Int] = []
    for number in 0..<3 { DispatchQueue.main.async { MainActor.assumeIsolated { order.append(number) } } }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { MainActor.assumeIsolated { order.append(3) } }
    try await wait(for: "the queue") { order.count == 4 }
    #expect(order == [0, 1, 2, 3])
  }

  @Test("an async stream fed by another thread arrives on the main thread")
  func stream() async {
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    DispatchQueue.global().async {
      for number in 0..<100 { feed.yield(number) }
      feed.finish()
    }
    var received: [Int] = []
    for await number in numbers {
      #expect(g_main_context_is_owner(nil) != 0)
      received.append(number)
    }
    #expect(received == Array(0..<100))
  }

  @Test("another thread can hand work to the main thread")
  func invoke() async throws {
    let (done, feed) = AsyncStream.makeStream(of: Bool.self)
    DispatchQueue.global().async {
      MainLoop.invokeOnMainThread {
        feed.yield(g_main_context_is_owner(nil) != 0)
        feed.finish()
      }
    }
    var answers: [Bool] = []
    for await answer in done { answers.append(answer) }
    #expect(answers == [true])
  }

  @Test("a nested loop in a GLib callback runs main-actor tasks, as a modal dialog does")
  func nestedLoop() async throws {
    var ran = false
    var sawTask = false
    MainLoop.whenIdle {
      Task { @MainActor in ran = true }
      let end = MainLoop.monotonicMicroseconds + 1_000_000
      while !ran, MainLoop.monotonicMicroseconds < end { MainLoop.iterate(.forEvents) }
      sawTask = ran
    }
    try await wait(for: "the idle callback") { ran }
    #expect(sawTask)
  }

  @Test("under an application's run tasks, sleep, streams and the main queue go on")
  func applicationRun() async throws {
    let application = Application(id: "io.github.trackedkit.Tests.run", instances: .many)
    var steps: [String] = []
    application.onActivate { [unowned application] in
      application.hold()
      DispatchQueue.main.async { MainActor.assumeIsolated { steps.append("queue") } }
      Task { @MainActor in
        try await Task.sleep(nanoseconds: 5_000_000)
        steps.append("slept")
        let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
        DispatchQueue.global().async {
          feed.yield(1)
          feed.finish()
        }
        for await number in numbers { steps.append("number \(number)") }
        application.quit()
      }
    }
    var code: Int32?
    // From a source, not from this test's own job, during which the main actor runs no other.
    MainLoop.whenIdle { code = application.runReturningExitCode(["program"]) }
    try await wait(for: "the application to end") { code != nil }
    #expect(code == 0)
    #expect(steps == ["queue", "slept", "number 1"])
  }

  @Test("a cancelled source is not called, and its closure is released")
  func cancelledSource() async throws {
    final class Captured {}
    var captured: Captured? = Captured()
    weak let released = captured
    let source = MainLoop.after(milliseconds: 5) { [captured] in
      _ = captured
      Issue.record("a cancelled source was called")
    }
    captured = nil
    #expect(source.isActive && released != nil)
    source.cancel()
    source.cancel()
    #expect(!source.isActive && released == nil)
    var later = false
    MainLoop.after(milliseconds: 10) { later = true }
    try await wait(for: "the time to pass") { later }
  }

  @Test("a second of rest with a shown window, sleeping tasks and a waiting stream wakes nothing up")
  func rest() async throws {
    let test = try await TestWindow(Label("at rest"))
    let (numbers, feed) = AsyncStream.makeStream(of: Int.self)
    let reader = Task { @MainActor in for await _ in numbers {} }
    let sleeper = Task { @MainActor in try await Task.sleep(nanoseconds: 60_000_000_000) }
    try await settle()
    // A click of a test before leaves GTK with a timer that ends once.
    _ = await wakeUps(during: 1000)
    #expect(await wakeUps(during: 1000) == 0)
    sleeper.cancel()
    feed.finish()
    await reader.value
    withExtendedLifetime(test) {}
  }

  @Test("a tick callback comes until it says so, or until its widget is gone")
  func tickCallback() async throws {
    final class Captured {}
    let label = Label("ticks")
    let test = try await TestWindow(label)
    defer { test.close() }
    var ticks = 0
    label.addTickCallback { _ in
      ticks += 1
      return ticks < 3 ? .again : .finish
    }
    try await wait(for: "three frames") { ticks == 3 }
    try await settle()
    #expect(ticks == 3)

    var captured: Captured? = Captured()
    weak let released = captured
    var short: Label? = Label("short-lived")
    short?.addTickCallback { [captured] _ in
      _ = captured
      return .again
    }
    captured = nil
    #expect(released != nil)
    short = nil
    #expect(released == nil)
    withExtendedLifetime(test) {}
  }
}
