import Gtk
import Tracking

/// The update pass as a whole: every window has one, run in step with its frame clock.
///
/// In short: a write marks the hooks that have read the property; the window's pass runs them (traits, constraints, properties); they set
/// widget properties, and GTK lays out and draws, all in the same frame. As long as no hook is marked, there is no frame.
@MainActor public enum UpdatePass {
  /// How often one hook may run in one pass. After that the pass takes it for a feedback loop: it stops, warns once with the names of the hooks,
  /// and continues in the next frame (C-061).
  public static let repeatLimit = 10

  /// Whether a run in which a hook read something new is followed by a second one, to catch a write by another thread between the read and the
  /// end of the run.
  ///
  /// Models may be written on any thread. Models on the main actor do not need this, so it is false until the first write on another thread of
  /// something that a hook has read; then every hook that has run runs once more, and it stays true. Only that very first write can go
  /// unnoticed until the next one. Set it to true before the first window is shown if other threads write models from the start.
  public static var confirmsRuns: Bool {
    get { Tracker.confirmsRuns }
    set { Tracker.confirmsRuns = newValue }
  }

  /// Has hooks run as before the first write on another thread, unless `confirmsRuns` was set to true. The test kit calls it when no test has a
  /// window.
  package static func forgetWritesOnOtherThreads() { Tracker.forgetChangesOnOtherThreads() }

  /// Runs the update pass of every window now, with the layout it causes, instead of at the next frame. Changes that the hooks of one window make
  /// for another window are included.
  ///
  /// Called in a hook, it leaves out the hook's own window, whose pass continues when the hook returns.
  public static func flush() { Feedback.work(flushAll) }

  private static func flushAll() {
    var hosts = WindowHost.all.filter { $0.window?.isMapped == true }
    for _ in 0..<repeatLimit {
      // A window whose hooks keep invalidating each other has had its turn.
      let worked = hosts.filter { $0.driver.flush() && !$0.driver.waitsForNextFrame }
      if worked.isEmpty { return }
      hosts = WindowHost.all.filter { $0.window?.isMapped == true && !$0.driver.waitsForNextFrame }
    }
  }

  /// Whether any hook is due in a visible window.
  public static var isPending: Bool {
    WindowHost.all.contains { $0.hasPendingUpdates && $0.window?.isMapped == true }
  }
}
