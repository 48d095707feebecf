import Foundation
import GtkTesting
import XCTest

/// XCTest runs its own loop on the main thread; waiting has to drive GLib's context from there.
nonisolated final class XCTestTests: XCTestCase {
  @MainActor func testRunsOnTheMainThreadAndDrivesTheMainContext() async throws {
    XCTAssertTrue(Thread.isMainThread)
    var fired = false
    MainLoop.after(milliseconds: 20) { fired = true }
    try await GtkTesting.wait(for: "a GLib timeout to fire") { fired }
    XCTAssertTrue(fired)
  }

  @MainActor func testSettlesMainActorJobs() async throws {
    var ran = false
    Task { ran = true }
    try await settle()
    XCTAssertTrue(ran)
  }

  @MainActor func testShowsAWindow() async throws {
    try TestDisplay.prepare()
    let label = Label("hello")
    let window = try await TestWindow(label)
    XCTAssertTrue(label.isMapped)
    label.text = "changed"
    try await settle()
    window.close()
    XCTAssertFalse(label.isMapped)
  }
}
