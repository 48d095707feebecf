import CGtk
import Gtk

/// A deadline passed before the awaited condition became true.
public nonisolated struct DeadlineExceeded: Error, CustomStringConvertible {
  /// What the test waited for, for how long, and where, and what it found instead.
  public let description: String

  init(
    waitingFor what: String, deadline: Double, findings: [String] = [], file: StaticString, line: UInt
  ) {
    let sentence = "\(file):\(line): waited \(deadline) s for \(what)"
    description = ([sentence] + findings).joined(separator: "\n  - ")
  }
}

/// Waits until `condition` holds. It is checked after each turn of the main loop; tasks of the main actor run meanwhile.
///
/// ```swift
/// try await wait(for: "the label to show the count") { label.text == "3" }
/// ```
///
/// Nothing polls: the condition must become true through something that the main loop handles, such as an event, a frame, a
/// timeout or a main-actor task. In a subclass of `XCTestCase`, which has its own `wait(for:timeout:)`, write
/// `GtkTesting.wait`.
///
/// - Parameters:
///   - what: what the test waits for, for the error.
///   - deadline: in seconds; multiplied by the environment variable `GTK_TESTING_PATIENCE` where a machine or a sanitizer is
///     slow.
///   - findings: called when the deadline has passed: what was found instead, for the error.
/// - Throws: `DeadlineExceeded` when the condition does not hold in time.
@MainActor public func wait(
  for what: String = "a condition", deadline: Double = 5, file: StaticString = #fileID, line: UInt = #line,
  findings: () -> [String] = { [] }, until condition: () -> Bool
) async throws {
  if condition() { return }
  let holds = await withoutActuallyEscaping(condition) { await turns(until: $0, within: deadline * patience) }
  guard holds else {
    throw DeadlineExceeded(waitingFor: what, deadline: deadline, findings: findings(), file: file, line: line)
  }
}

/// The factor by which this process waits longer than its tests say.
@MainActor let patience = g_getenv("GTK_TESTING_PATIENCE").flatMap { Double(String(cString: $0)) } ?? 1

/// Suspends until `condition` holds at the end of a turn of the main loop; false when `seconds` passed first.
@MainActor func turns(until condition: @escaping () -> Bool, within seconds: Double) async -> Bool {
  let end = MainLoop.monotonicMicroseconds + Int64(seconds * 1_000_000)
  // The alarm only makes a turn in which the deadline is noticed.
  let alarm = MainLoop.after(milliseconds: UInt32(clamping: Int64(seconds * 1000) + 1)) {}
  defer { alarm.cancel() }
  return await withCheckedContinuation { continuation in
    TurnObserver.ask {
      let holds = condition()
      guard holds || MainLoop.monotonicMicroseconds >= end else { return false }
      continuation.resume(returning: holds)
      return true
    }
  }
}
