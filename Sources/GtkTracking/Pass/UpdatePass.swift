import Gtk
import Tracking

/// The update pass as a whole: every window has one, run in step with its frame clock.
///
/// One breath: a write marks the hooks that read the property; the window's pass runs them (traits, constraints,
/// properties), they set widget properties, and GTK lays out and draws, all in the same frame. Nothing marked, no frame.
@MainActor public enum UpdatePass {
  /// How often one hook may run in one pass before the pass breaks a feedback loop off, warns once naming the hooks, and
  /// leaves the rest to the next frame (C-061).
  public static let repeatLimit = 10

  /// Whether a hook's run that read something anew is followed by a second one, which sees another thread's write that fell
  /// between the read and the end of the run.
  ///
  /// Models may be written on any thread. False until the first such write of something that a hook has read is heard,
  /// as models on the main actor have no such gap; then every hook that has run is confirmed once, and this is true from
  /// then on. That very first write alone can be missed until the next one. Set this to true before the first window where
  /// other threads write models from the start.
  public static var confirmsRuns: Bool {
    get { Tracker.confirmsRuns }
    set { Tracker.confirmsRuns = newValue }
  }

  /// Has hooks run as before the first write on another thread, unless `confirmsRuns` was set to true. The test kit calls it when no test has a
  /// window.
  package static func forgetWritesOnOtherThreads() { Tracker.forgetChangesOnOtherThreads() }

  /// Runs the pass of every window now, including layout that it caused, instead of at the next frame. What one window's
  /// hooks change for another one is served as well.
  ///
  /// Inside a hook it leaves out the window whose hook that is, which goes on when the hook has ended.
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

  /// Whether any hook is due in a window that is shown.
  public static var isPending: Bool {
    WindowHost.all.contains { $0.hasPendingUpdates && $0.window?.isMapped == true }
  }
}
