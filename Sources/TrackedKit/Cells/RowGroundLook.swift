import Gtk
import GtkTracking

/// The background of rows of lists that have a colour, or whose cells have one.
enum RowGroundLook {
  private static var isLoaded = false

  /// Asked for by the first such list or row.
  static func load() {
    guard !isLoaded else { return }
    isLoaded = true
    do { try Style.set(rules, for: "TrackedKit.RowGround") } catch {
      UpdateRecorder.warn("lists have GTK's own colours: \(error)")
    }
  }

  private static let rules = """
    listview.collection.on-color { background: none; }
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row:not(:selected):not(.bare) { background-color: @theme_base_color; }
    listview.collection.on-color:not(.seen-through):not(.navigation-sidebar):not(.grouped):not(.inset-grouped)
      > row:hover:not(:selected):not(.bare) { background-color: mix(@theme_base_color, @theme_fg_color, 0.05); }
    """
}
