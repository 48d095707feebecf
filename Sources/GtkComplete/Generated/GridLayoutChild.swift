// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkGridLayoutChild`.
@MainActor open class GridLayoutChild: LayoutChild {
  /// `GtkGridLayoutChild:column`.
  public final var column: Int { get { Int(gtk_grid_layout_child_get_column(native())) } set { if newValue != column { setProperty("column", to: newValue) } } }
  /// `column` changed.
  public final var onNotifyColumn: Signal<> { notify("column", delivery: .userChanges) }
  /// `GtkGridLayoutChild:column-span`.
  public final var columnSpan: Int { get { Int(gtk_grid_layout_child_get_column_span(native())) } set { if newValue != columnSpan { setProperty("column-span", to: newValue) } } }
  /// `columnSpan` changed.
  public final var onNotifyColumnSpan: Signal<> { notify("column-span", delivery: .userChanges) }
  /// `GtkGridLayoutChild:row`.
  public final var row: Int { get { Int(gtk_grid_layout_child_get_row(native())) } set { if newValue != row { setProperty("row", to: newValue) } } }
  /// `row` changed.
  public final var onNotifyRow: Signal<> { notify("row", delivery: .userChanges) }
  /// `GtkGridLayoutChild:row-span`.
  public final var rowSpan: Int { get { Int(gtk_grid_layout_child_get_row_span(native())) } set { if newValue != rowSpan { setProperty("row-span", to: newValue) } } }
  /// `rowSpan` changed.
  public final var onNotifyRowSpan: Signal<> { notify("row-span", delivery: .userChanges) }
}
