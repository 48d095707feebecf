import Gtk
import GtkTracking

/// How the titles of a table's columns look.
enum TableLook {
  private static var isLoaded = false

  /// Gives titles the same space as cells, so that each is above its values. Requested by the first table.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do {
      try Style.set(rules, for: "TrackedKit.ColumnTableView")
    } catch {
      UpdateRecorder.warn("the titles of a table's columns have GTK's own look: \(error)")
    }
  }

  private static let rules = """
    columnview.collection > header > button { padding: 6px 18px; border-left: none; border-right: none; }
    """
}
