import CGtk
import Gtk

/// Requests `count` frames of `window`, one after the other, and waits until they are painted.
///
/// - Throws: `DeadlineExceeded`, which says how many were painted.
@MainActor public func paintFrames(
  _ count: Int, of window: Gtk.Window, deadline: Double = 5, file: StaticString = #fileID, line: UInt = #line
) async throws {
  guard count > 0 else { return }
  var painted = 0
  let connection = window.frameClock?.onAfterPaint {
    painted += 1
    if painted < count { window.queueDraw() }
  }
  defer { connection?.disconnect() }
  window.queueDraw()
  try await wait(
    for: "\(count) frames of window '\(window.title ?? "")'", deadline: deadline, file: file, line: line,
    findings: { ["\(painted) were painted", window.isMapped ? "the window is shown" : "the window is not shown"] },
    until: { painted >= count })
}

/// How many frames of `window` were painted while `body` ran. Frames without the paint step don't count.
@MainActor public func countFrames(of window: Gtk.Window, during body: () async throws -> Void) async rethrows -> Int {
  var frames = 0
  let connection = window.frameClock?.onPaint { frames += 1 }
  defer { connection?.disconnect() }
  try await body()
  return frames
}

/// How often the main loop woke up in the next `milliseconds`, without the one wake-up that ends the count. 0 is what an
/// application at rest should reach.
///
/// Needs a running GLib loop, as under Swift Testing; under XCTest the count means nothing.
@MainActor public func wakeUps(during milliseconds: Int) async -> Int {
  PollCounter.start()
  defer { PollCounter.stop() }
  var counted = 0
  // Read at the end of the last turn: coming back here is a wake-up as well.
  _ = await turns(
    until: {
      counted = PollCounter.count
      return false
    }, within: Double(milliseconds) / 1000)
  return max(0, counted - 1)
}

/// Whether the application is at rest: nothing wakes its main loop for `milliseconds`.
///
/// Earlier work may still be ending, such as a scroll bar that fades, so there are ten attempts. None of them succeeds if something
/// repeats within `milliseconds`.
@MainActor public func comesToRest(for milliseconds: Int = 300) async -> Bool {
  for _ in 0..<10 where await wakeUps(during: milliseconds) == 0 { return true }
  return false
}

/// Counts the polls that really waited.
private enum PollCounter {
  private(set) static var count = 0
  private static var original: GPollFunc?

  static func start() {
    count = 0
    original = g_main_context_get_poll_func(nil)
    g_main_context_set_poll_func(nil) { descriptors, number, timeout in
      let result = g_poll(descriptors, number, timeout)
      if timeout != 0 { MainActor.assumeIsolated { PollCounter.count += 1 } }
      return result
    }
  }

  static func stop() { g_main_context_set_poll_func(nil, original) }
}
