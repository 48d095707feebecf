import CGtk

/// Keeps objects alive that code still uses after it has called the program.
///
/// A handler may close its own window, remove its own view, or drop the last reference to either. Both the caller and GTK continue
/// with those objects once it has returned. So objects that GTK releases during a call are freed when all calls have returned and the main
/// loop is back at its own level, like an autorelease pool:
///
/// ```swift
/// window.onRealize { window.destroyWindow() }  // GTK is in the middle of showing it
/// ```
///
/// Main actor.
package enum ProgramCalls {
  /// How many calls are running, one inside the other.
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var kept: [AnyObject] = []
  @exclusivity(unchecked) private static var waiting: [() -> Void] = []
  private static var isScheduled = false
  /// Whether an object is being wrapped: a reference released then is its maker's.
  @exclusivity(unchecked) static var isAdopting = false

  /// A call begins.
  package static func begin() { depth += 1 }

  /// A call has returned.
  package static func end() {
    depth -= 1
    if depth == 0, !(kept.isEmpty && waiting.isEmpty) { schedule() }
  }

  /// Whether a call of the program's code runs.
  package static var areRunning: Bool { depth > 0 }

  /// Does something when the calls that run have returned and the main loop is back at its own level.
  package static func afterwards(_ work: @escaping () -> Void) {
    waiting.append(work)
    if depth == 0 { schedule() }
  }

  /// Runs `body`, which calls the program.
  package static func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    begin()
    defer { end() }
    return try body()
  }

  /// Keeps an object, which may have no owner any more, until the running calls have returned; does nothing outside of calls.
  package static func keep(_ object: AnyObject?) { if depth > 0, let object { kept.append(object) } }

  /// GTK has released an object: if nothing else holds it, it is kept.
  static func release(_ object: Unmanaged<Object>) {
    guard depth > 0, !isAdopting else { return object.release() }
    var last = object.takeRetainedValue()
    if isKnownUniquelyReferenced(&last) { kept.append(last) }
  }

  /// The last call to return may have been made by GTK, which has not finished then: the main loop's own level comes later.
  private static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    g_idle_add_full(
      G_PRIORITY_HIGH,
      { _ in
        ProgramCalls.drain()
        return 0
      }, nil, nil)
  }

  private static func drain() {
    isScheduled = false
    // Inside of a main loop that the program has opened: the end of the outermost call asks again.
    guard depth == 0 else { return }
    while !(kept.isEmpty && waiting.isEmpty) {
      let work = waiting
      waiting = []
      work.forEach { $0() }
      kept = []
    }
  }
}
