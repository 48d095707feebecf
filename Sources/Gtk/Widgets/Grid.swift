import CGtk

/// Lays out its children in rows and columns.
@MainActor open class Grid: Widget {
  /// An empty grid.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_grid_new())) }

  /// Adopts a GtkGrid.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Between rows, in logical pixels.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(native())) }
    set { if newValue != rowSpacing { gtk_grid_set_row_spacing(native(), UInt32(newValue)) } }
  }

  /// Between columns, in logical pixels.
  public var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(native())) }
    set { if newValue != columnSpacing { gtk_grid_set_column_spacing(native(), UInt32(newValue)) } }
  }

  /// Whether all columns have the same width.
  public var isColumnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(native()) != 0 }
    set { if newValue != isColumnHomogeneous { gtk_grid_set_column_homogeneous(native(), newValue ? 1 : 0) } }
  }

  /// Puts a child into a cell, or over several.
  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1, height: Int = 1) {
    gtk_grid_attach(native(), incoming(child), Int32(column), Int32(row), Int32(width), Int32(height))
  }

  /// Removes a child.
  public func remove(_ child: Widget) { gtk_grid_remove(native(), child.widgetPointer) }
}
