// Made by scripts/generate-wrappers of scripts/support/wrappers/Grid.txt: edit that, not this.
import CGtk

/// Every `Grid`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol GridProtocol: Grid {}

extension Grid: nonisolated GridProtocol {}

extension GridProtocol {
  /// Between rows, in logical pixels.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(native())) }
    set {
      if newValue != rowSpacing {
        withoutEcho { gtk_grid_set_row_spacing(native(), UInt32(clamping: min(32767, max(0, newValue)))) }
      }
    }
  }

  /// Between columns, in logical pixels.
  public var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(native())) }
    set {
      if newValue != columnSpacing {
        withoutEcho { gtk_grid_set_column_spacing(native(), UInt32(clamping: min(32767, max(0, newValue)))) }
      }
    }
  }

  /// Whether all rows have the same height.
  @NativeProperty(gtk_grid_get_row_homogeneous, gtk_grid_set_row_homogeneous) public var isRowHomogeneous: Bool

  /// Whether all columns have the same width.
  @NativeProperty(gtk_grid_get_column_homogeneous, gtk_grid_set_column_homogeneous) public var isColumnHomogeneous: Bool

  /// The row whose texts give the grid its line of text.
  @NativeProperty(gtk_grid_get_baseline_row, gtk_grid_set_baseline_row) public var baselineRow: Int
}

// Signals.
extension GridProtocol {
  /// The user, or C code, changed `rowSpacing`.
  public var onNotifyRowSpacing: Signal<> { notify("row-spacing", delivery: .userChanges) }

  /// The user, or C code, changed `columnSpacing`.
  public var onNotifyColumnSpacing: Signal<> { notify("column-spacing", delivery: .userChanges) }

  /// The user, or C code, changed `isRowHomogeneous`.
  public var onNotifyRowHomogeneous: Signal<> { notify("row-homogeneous", delivery: .userChanges) }

  /// The user, or C code, changed `isColumnHomogeneous`.
  public var onNotifyColumnHomogeneous: Signal<> { notify("column-homogeneous", delivery: .userChanges) }

  /// The user, or C code, changed `baselineRow`.
  public var onNotifyBaselineRow: Signal<> { notify("baseline-row", delivery: .userChanges) }
}

// GTK's own names of what is called otherwise here; the messages say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension GridProtocol {
  @available(*, unavailable, renamed: "isRowHomogeneous")
  @NeverCalled public var rowHomogeneous: Bool
  @available(*, unavailable, renamed: "isColumnHomogeneous")
  @NeverCalled public var columnHomogeneous: Bool
}
