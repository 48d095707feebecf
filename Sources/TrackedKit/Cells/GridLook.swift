import Gtk

/// Lets the spaces of a layout be the only ones between the cells of a grid: GTK's theme adds some.
enum GridLook {
  private static let styleClass = "spaced"
  private static var isLoaded = false

  static func apply(isSpaced: Bool, to grid: GridView) {
    grid.setCSSClass(styleClass, .when(isSpaced))
    guard isSpaced, !isLoaded else { return }
    isLoaded = true
    do { try Style.set("gridview.collection.\(styleClass) > child { padding: 0; }", for: "TrackedKit.GridLook") } catch
    {
      UpdateInspector.warn("cells of grids stand further apart than their layout says: \(error)")
    }
  }
}
