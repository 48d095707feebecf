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

  /// From where models are changed.
  public enum ModelMutations: Sendable {
    /// On the main actor alone.
    case mainActor
    /// On any thread.
    case anyThread
  }

  /// From where models are changed. With `.anyThread` a hook's first run is confirmed by a second one, which closes the
  /// gap between reading a property and listening to it; models on the main actor have no such gap.
  public static var modelMutations = ModelMutations.mainActor

  /// Runs the pass of every window now, including layout that it caused, instead of at the next frame.
  public static func flush() {
    for pass in WindowUpdatePass.all where pass.window?.isMapped == true { pass.flush() }
  }

  /// Whether any hook is due in a window that is shown.
  public static var isPending: Bool {
    WindowUpdatePass.all.contains { $0.hasPendingUpdates && $0.window?.isMapped == true }
  }
}
