import Foundation
import GtkTesting
import Testing

@Suite("Tests run where GTK lives")
struct MainThreadTests {
  private var isOnMainThread: Bool { Thread.isMainThread }

  @Test("a main-actor test runs on the process's main thread, also after it suspended")
  func mainThread() async throws {
    #expect(isOnMainThread)
    await Task.yield()
    try await Task.sleep(for: .milliseconds(1))
    #expect(isOnMainThread)
  }

  @Test("the main thread iterates GLib's main context")
  func drain() async throws {
    var fired = false
    MainLoop.after(milliseconds: 1) { fired = true }
    try await wait(for: "a GLib timeout to fire") { fired }
  }

  @Test("work on other threads comes back to the main actor while a test waits")
  func backgroundWork() async throws {
    var result = 0
    Task.detached { @Sendable in
      let sum = (1...100).reduce(0, +)
      await MainActor.run { result = sum }
    }
    try await wait(for: "the sum") { result == 5050 }
  }
}
