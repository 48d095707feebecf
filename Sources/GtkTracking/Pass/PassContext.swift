import Gtk
import Tracking

/// What runs at this moment: hooks run on one thread, one inside the other.
package enum PassContext {
  /// The innermost hook that runs; the traits that are read are recorded for it.
  @exclusivity(unchecked) package private(set) static var hook: Hook?

  /// Runs `body` as part of `hook`.
  static func run(_ hook: Hook, _ body: () -> Void) {
    let outer = self.hook
    self.hook = hook
    ProgramCalls.begin()
    body()
    ProgramCalls.end()
    self.hook = outer
  }

  /// Runs what happens while a hook goes on, but is no part of it: the events of a main loop that the hook has opened. What
  /// they read belongs to nobody, and what they write is news to the hook (C-214).
  package static func outsideHooks(_ body: () -> Void) {
    guard let outer = hook else { return Feedback.outside(body) }
    hook = nil
    defer { hook = outer }
    Tracker.outsideRuns { Feedback.outside(body) }
  }

  /// The same, at no cost where no hook runs: for what a program may override and seldom does.
  package static func outsideOfHook<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard hook == nil else { return try untracked(body) }
    ProgramCalls.begin()
    defer { ProgramCalls.end() }
    return try body()
  }

  /// Runs `body` outside of any hook: what it reads belongs to nobody (C-017).
  package static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = hook
    hook = nil
    ProgramCalls.begin()
    defer {
      ProgramCalls.end()
      hook = outer
    }
    return try Tracker.withoutTracking(body)
  }
}
