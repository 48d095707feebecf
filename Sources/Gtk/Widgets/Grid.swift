import CGtk

/// Lays out its children in rows and columns.
@MainActor open class Grid: Widget {
  /// An empty grid.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_grid_new())) }

  /// Adopts a GtkGrid.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Puts a child into a cell, or over several.
  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    takeIn(child) {
      gtk_grid_attach(
        self.native(), $0, Int32(clamping: column), Int32(clamping: row), Int32(clamping: width),
        Int32(clamping: height))
    }
  }

  /// Removes a child.
  public func remove(_ child: Widget) {
    guard child.isChild(of: self) else { return }
    removeWhenFree(child) { gtk_grid_remove(self.native(), $0) }
  }
}

extension Grid: nonisolated Orientable {}
