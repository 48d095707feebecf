import Gtk
import GtkTracking

/// How rows look that do not show that they are chosen.
enum UnseenSelectionLook {
  private static var isLoaded = false

  /// Asked for by the first such row.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do { try Style.set(rules, for: "TrackedKit.UnseenSelection") } catch {
      UpdateRecorder.warn("rows show that they are chosen: \(error)")
    }
  }

  private static let rules = """
    .collection > .unseen-selection:selected { background-color: transparent; background-image: none; color: inherit; }
    """
}
