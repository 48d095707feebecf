// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGridLayout`.
@MainActor open class GridLayout: LayoutManager {
  /// Adopts a GtkGridLayout.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_grid_layout_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_grid_layout_new())) }
}

extension GridLayout {
  /// `GtkGridLayout:baseline-row`.
  public var baselineRow: Int { get { Int(gtk_grid_layout_get_baseline_row(native())) } set { if newValue != baselineRow { setProperty("baseline-row", to: newValue) } } }
  /// `baselineRow` changed.
  public var onNotifyBaselineRow: Signal<> { notify("baseline-row", delivery: .userChanges) }
  /// `GtkGridLayout:column-homogeneous`.
  public var isColumnHomogeneous: Bool { get { gtk_grid_layout_get_column_homogeneous(native()) != 0 } set { if newValue != isColumnHomogeneous { withoutEcho { gtk_grid_layout_set_column_homogeneous(native(), newValue ? 1 : 0) } } } }
  /// `isColumnHomogeneous` changed.
  public var onNotifyColumnHomogeneous: Signal<> { notify("column-homogeneous", delivery: .userChanges) }
  /// `GtkGridLayout:column-spacing`.
  public var columnSpacing: Int { get { Int(gtk_grid_layout_get_column_spacing(native())) } set { if newValue != columnSpacing { setProperty("column-spacing", to: min(32767, newValue)) } } }
  /// `columnSpacing` changed.
  public var onNotifyColumnSpacing: Signal<> { notify("column-spacing", delivery: .userChanges) }
  /// `GtkGridLayout:row-homogeneous`.
  public var isRowHomogeneous: Bool { get { gtk_grid_layout_get_row_homogeneous(native()) != 0 } set { if newValue != isRowHomogeneous { withoutEcho { gtk_grid_layout_set_row_homogeneous(native(), newValue ? 1 : 0) } } } }
  /// `isRowHomogeneous` changed.
  public var onNotifyRowHomogeneous: Signal<> { notify("row-homogeneous", delivery: .userChanges) }
  /// `GtkGridLayout:row-spacing`.
  public var rowSpacing: Int { get { Int(gtk_grid_layout_get_row_spacing(native())) } set { if newValue != rowSpacing { setProperty("row-spacing", to: min(32767, newValue)) } } }
  /// `rowSpacing` changed.
  public var onNotifyRowSpacing: Signal<> { notify("row-spacing", delivery: .userChanges) }
  /// `gtk_grid_layout_get_row_baseline_position`.
  public func rowBaselinePosition(_ row: Int) -> BaselinePosition { BaselinePosition(rawValue: gtk_grid_layout_get_row_baseline_position(native(), Int32(clamping: row)).rawValue) }
  /// `gtk_grid_layout_set_row_baseline_position`.
  public func setRowBaselinePosition(_ row: Int, pos: BaselinePosition) { gtk_grid_layout_set_row_baseline_position(native(), Int32(clamping: row), GtkBaselinePosition(pos.rawValue)) }
}
