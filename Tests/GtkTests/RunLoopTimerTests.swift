import Foundation
import GtkTesting
import Testing

/// Foundation's timers under GLib's loop.
@Suite("Foundation's timers", .serialized)
struct RunLoopTimerTests {
  private final class Count { var value = 0 }

  /// Outside of asynchronous code, where Foundation has no run loop to put it into.
  private func schedule(
    every seconds: Double, repeats: Bool, _ body: @escaping @MainActor () -> Void
  ) -> Foundation.Timer {
    Foundation.Timer.scheduledTimer(withTimeInterval: seconds, repeats: repeats) { _ in
      MainActor.assumeIsolated { body() }
    }
  }

  @Test("a timer fires on the main thread, as often as it says, and then no more")
  func repeating() async throws {
    let count = Count()
    let start = MainLoop.monotonicMicroseconds
    let timer = schedule(every: 0.02, repeats: true) { count.value += 1 }
    defer { timer.invalidate() }
    try await wait(for: "the timer") { count.value == 3 }
    #expect(MainLoop.monotonicMicroseconds - start >= 55_000)
    timer.invalidate()
    var later = false
    MainLoop.after(milliseconds: 60) { later = true }
    try await wait(for: "the time to pass") { later }
    #expect(count.value == 3)
  }

  @Test("a timer that lies in the future, or has ended, wakes nothing up")
  func rest() async throws {
    let timer = schedule(every: 3600, repeats: false) {}
    #expect(await comesToRest())
    timer.invalidate()
    #expect(await comesToRest())
  }

  @Test("a timer fires under an application's run, beside main-actor tasks")
  func applicationRun() async throws {
    let application = Application(id: "io.github.trackedkit.Tests.timer", instances: .many)
    let count = Count()
    application.onActivate { [unowned application] in
      application.hold()
      _ = schedule(every: 0.01, repeats: false) {
        count.value += 1
        Task { @MainActor in application.quit() }
      }
    }
    var code: Int32?
    MainLoop.whenIdle { code = application.runReturningExitCode(["program"]) }
    try await wait(for: "the application to end") { code != nil }
    #expect(count.value == 1)
  }
}
