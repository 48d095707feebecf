import TrackedUI

/// What the views of a program tell of themselves.
final class Ledger {
  /// How often each body ran since the last comparison.
  var runs: [String: Int] = [:]
  /// The bodies that have run, of the views that are there.
  var begun: Set<String> = []
  /// The states that can be written, by their views.
  var states: [String: Binding<Int>] = [:]
  /// How often a view appeared, and disappeared.
  var appeared: [String: Int] = [:]
  var disappeared: [String: Int] = [:]
  /// The changes that effects were told of, in their order.
  var changes: [String: [(old: Int, new: Int)]] = [:]
  /// The preferences that were handed up last.
  var preferences: [String: Int] = [:]

  func noteRun(_ path: String) {
    runs[path, default: 0] += 1
    begun.insert(path)
  }
}

/// One execution of a program: what all its views hold.
final class ProgramRun {
  let program: Program
  let world = World()
  let ledger = Ledger()
  static var alive = 0

  init(_ program: Program) {
    self.program = program
    Self.alive += 1
  }

  isolated deinit { Self.alive -= 1 }
}

/// Lives as long as a view's state.
final class StateToken {
  static var alive = 0
  init() { Self.alive += 1 }
  isolated deinit { Self.alive -= 1 }
}
