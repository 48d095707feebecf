/// Calls that wait until GTK has finished its current work.
///
/// GTK reports a choice, an activation or a drop in the middle of its work on the list: it goes on with the row's position afterwards, and a
/// handler that removes the row would end the program. So the program's handlers run once the event has been handled, before the next
/// event and the next frame, in the order of the reports.
package enum DeferredCalls {
  private static var calls: [() -> Void] = []
  private static var isScheduled = false

  /// Calls `body` once the current code has returned to the main loop.
  package static func add(_ body: @escaping () -> Void) {
    calls.append(ProgramEvent.keeping(body))
    schedule()
  }

  private static func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    MainLoop.afterCurrentTurn(run)
  }

  private static func run() {
    isScheduled = false
    while !calls.isEmpty {
      let call = calls.removeFirst()
      // A call may run a loop of its own, in which the others are not to wait for it.
      if !calls.isEmpty { schedule() }
      call()
    }
  }
}
