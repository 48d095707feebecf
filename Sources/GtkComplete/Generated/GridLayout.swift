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
  /// `GtkGridLayout:baseline-row`.
  public final var baselineRow: Int { get { Int(gtk_grid_layout_get_baseline_row(native())) } set { if newValue != baselineRow { setProperty("baseline-row", to: newValue) } } }
  /// `baselineRow` changed.
  public final var onNotifyBaselineRow: Signal<> { notify("baseline-row", delivery: .userChanges) }
  /// `GtkGridLayout:column-homogeneous`.
  public final var isColumnHomogeneous: Bool { get { gtk_grid_layout_get_column_homogeneous(native()) != 0 } set { if newValue != isColumnHomogeneous { withoutEcho { gtk_grid_layout_set_column_homogeneous(native(), newValue ? 1 : 0) } } } }
  /// `isColumnHomogeneous` changed.
  public final var onNotifyColumnHomogeneous: Signal<> { notify("column-homogeneous", delivery: .userChanges) }
  /// `GtkGridLayout:column-spacing`.
  public final var columnSpacing: Int { get { Int(gtk_grid_layout_get_column_spacing(native())) } set { if newValue != columnSpacing { setProperty("column-spacing", to: min(32767, newValue)) } } }
  /// `columnSpacing` changed.
  public final var onNotifyColumnSpacing: Signal<> { notify("column-spacing", delivery: .userChanges) }
  /// `GtkGridLayout:row-homogeneous`.
  public final var isRowHomogeneous: Bool { get { gtk_grid_layout_get_row_homogeneous(native()) != 0 } set { if newValue != isRowHomogeneous { withoutEcho { gtk_grid_layout_set_row_homogeneous(native(), newValue ? 1 : 0) } } } }
  /// `isRowHomogeneous` changed.
  public final var onNotifyRowHomogeneous: Signal<> { notify("row-homogeneous", delivery: .userChanges) }
  /// `GtkGridLayout:row-spacing`.
  public final var rowSpacing: Int { get { Int(gtk_grid_layout_get_row_spacing(native())) } set { if newValue != rowSpacing { setProperty("row-spacing", to: min(32767, newValue)) } } }
  /// `rowSpacing` changed.
  public final var onNotifyRowSpacing: Signal<> { notify("row-spacing", delivery: .userChanges) }
  /// `gtk_grid_layout_get_row_baseline_position`.
  public final func rowBaselinePosition(_ row: Int) -> BaselinePosition { BaselinePosition(rawValue: gtk_grid_layout_get_row_baseline_position(native(), Int32(clamping: row)).rawValue) }
  /// `gtk_grid_layout_set_row_baseline_position`.
  public final func setRowBaselinePosition(_ row: Int, pos: BaselinePosition) { gtk_grid_layout_set_row_baseline_position(native(), Int32(clamping: row), GtkBaselinePosition(pos.rawValue)) }
}
