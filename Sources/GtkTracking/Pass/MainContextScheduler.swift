import Gtk
import Tracking

/// Brings invalidations from other threads to the main thread: one wake-up of the main context for any number of them.
final class MainContextScheduler: TrackingScheduler {
  nonisolated func wake() {
    MainLoop.invokeOnMainThread { Tracker.deliverPending() }
  }

  /// Installs the scheduler before the first hook runs.
  @MainActor static let install: Void = {
    Tracker.scheduler = MainContextScheduler()
    MainLoop.aroundIteration = { PassContext.outsideHooks($0) }
    if !Tracker.isolatesNestedScopes {
      Log.message(
        "Hooks are tracked by \(Tracker.means): a hook also runs for what only hooks inside it read.",
        domain: "TrackedKit")
    }
  }()
}
