import CGtk
import Gtk
import TrackedKit

/// A deadline passed before what was waited for came about.
public struct DeadlineExceeded: Error, CustomStringConvertible {
  /// What was waited for, for how long, and where.
  public let description: String
}

/// Waits until `condition` holds, turning the main loop meanwhile; other tasks of the main actor run too.
///
/// - Parameters:
///   - what: what is waited for, for the error.
///   - deadline: in seconds.
/// - Throws: `DeadlineExceeded` when the condition does not hold in time.
public func wait(
  for what: String = "a condition", deadline: Double = 5, file: StaticString = #fileID, line: UInt = #line,
  until condition: () -> Bool
) async throws {
  let end = MainLoop.monotonicMicroseconds + Int64(deadline * 1_000_000)
  while !condition() {
    guard MainLoop.monotonicMicroseconds < end else {
      throw DeadlineExceeded(description: "\(file):\(line): waited \(deadline) s for \(what)")
    }
    await nextTurn()
  }
}

/// Waits until every shown window is settled: nothing is due in its update pass, and the frames that were asked for are
/// painted.
///
/// - Throws: `DeadlineExceeded`, naming what is still due.
public func settle(deadline: Double = 5, file: StaticString = #fileID, line: UInt = #line) async throws {
  // What another thread or task has queued for the main actor comes first.
  await nextTurn()
  let windows = Window.shown
  for window in windows {
    guard let clock = window.frameClock else { continue }
    let counter = clock.frameCounter
    clock.requestPhase(.paint)
    var painted = false
    let connection = clock.afterPaint.connect { painted = true }
    defer { connection.disconnect() }
    try await wait(
      for: "a frame after frame \(counter) of '\(window.title)'", deadline: deadline, file: file, line: line
    ) {
      painted || !window.isMapped
    }
  }
  try await wait(for: "the update pass to have nothing due", deadline: deadline, file: file, line: line) {
    !UpdatePass.isPending
  }
}

/// Lets the main loop handle one round of what is ready, or wait a moment for it.
private func nextTurn() async {
  await withCheckedContinuation { continuation in
    // Below GTK's own priorities: events, layout and drawing that are due come first. The timer wakes a loop in which
    // nothing else happens, so that a condition is looked at again.
    MainLoop.after(milliseconds: 1) { continuation.resume() }
  }
}

extension Window {
  /// The windows that are on the screen.
  public static var shown: [Window] {
    guard let list = gtk_window_get_toplevels() else { return [] }
    return (0..<g_list_model_get_n_items(list)).compactMap { index in
      guard let item = g_list_model_get_item(list, index) else { return nil }
      defer { g_object_unref(item) }
      return Object.wrap(item, as: Window.self)
    }.filter(\.isMapped)
  }
}
