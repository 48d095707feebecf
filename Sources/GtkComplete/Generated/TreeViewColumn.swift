// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeViewColumn`.
@MainActor open class TreeViewColumn: Object, nonisolated Buildable, nonisolated CellLayout {
  /// Adopts a GtkTreeViewColumn.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_tree_view_column_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_tree_view_column_new())) }
  /// `gtk_tree_view_column_new_with_area`.
  public init(area: CellArea) { super.init(owning: UnsafeMutableRawPointer(gtk_tree_view_column_new_with_area(area.native()))) }
  /// `GtkTreeViewColumn:alignment`.
  public final var alignment: Double { get { Double(gtk_tree_view_column_get_alignment(native())) } set { if newValue != alignment { setProperty("alignment", to: newValue) } } }
  /// `alignment` changed.
  public final var onNotifyAlignment: Signal<> { notify("alignment", delivery: .userChanges) }
  /// `GtkTreeViewColumn:cell-area`.
  public final var cellArea: CellArea? { property("cell-area") }
  /// `cellArea` changed.
  public final var onNotifyCellArea: Signal<> { notify("cell-area") }
  /// `GtkTreeViewColumn:clickable`.
  public final var isClickable: Bool { get { gtk_tree_view_column_get_clickable(native()) != 0 } set { if newValue != isClickable { withoutEcho { gtk_tree_view_column_set_clickable(native(), newValue ? 1 : 0) } } } }
  /// `isClickable` changed.
  public final var onNotifyClickable: Signal<> { notify("clickable", delivery: .userChanges) }
  /// `GtkTreeViewColumn:expand`.
  public final var isExpand: Bool { get { gtk_tree_view_column_get_expand(native()) != 0 } set { if newValue != isExpand { withoutEcho { gtk_tree_view_column_set_expand(native(), newValue ? 1 : 0) } } } }
  /// `isExpand` changed.
  public final var onNotifyExpand: Signal<> { notify("expand", delivery: .userChanges) }
  /// `GtkTreeViewColumn:fixed-width`.
  public final var fixedWidth: Int { get { Int(gtk_tree_view_column_get_fixed_width(native())) } set { if newValue != fixedWidth { setProperty("fixed-width", to: newValue) } } }
  /// `fixedWidth` changed.
  public final var onNotifyFixedWidth: Signal<> { notify("fixed-width", delivery: .userChanges) }
  /// `GtkTreeViewColumn:max-width`.
  public final var maxWidth: Int { get { Int(gtk_tree_view_column_get_max_width(native())) } set { if newValue != maxWidth { setProperty("max-width", to: newValue) } } }
  /// `maxWidth` changed.
  public final var onNotifyMaxWidth: Signal<> { notify("max-width", delivery: .userChanges) }
  /// `GtkTreeViewColumn:min-width`.
  public final var minWidth: Int { get { Int(gtk_tree_view_column_get_min_width(native())) } set { if newValue != minWidth { setProperty("min-width", to: newValue) } } }
  /// `minWidth` changed.
  public final var onNotifyMinWidth: Signal<> { notify("min-width", delivery: .userChanges) }
  /// `GtkTreeViewColumn:reorderable`.
  public final var isReorderable: Bool { get { gtk_tree_view_column_get_reorderable(native()) != 0 } set { if newValue != isReorderable { withoutEcho { gtk_tree_view_column_set_reorderable(native(), newValue ? 1 : 0) } } } }
  /// `isReorderable` changed.
  public final var onNotifyReorderable: Signal<> { notify("reorderable", delivery: .userChanges) }
  /// `GtkTreeViewColumn:resizable`.
  public final var isResizable: Bool { get { gtk_tree_view_column_get_resizable(native()) != 0 } set { if newValue != isResizable { withoutEcho { gtk_tree_view_column_set_resizable(native(), newValue ? 1 : 0) } } } }
  /// `isResizable` changed.
  public final var onNotifyResizable: Signal<> { notify("resizable", delivery: .userChanges) }
  /// `GtkTreeViewColumn:sizing`.
  public final var sizing: TreeViewColumnSizing { get { TreeViewColumnSizing(rawValue: gtk_tree_view_column_get_sizing(native()).rawValue) } set { if newValue != sizing { withoutEcho { gtk_tree_view_column_set_sizing(native(), GtkTreeViewColumnSizing(newValue.rawValue)) } } } }
  /// `sizing` changed.
  public final var onNotifySizing: Signal<> { notify("sizing", delivery: .userChanges) }
  /// `GtkTreeViewColumn:sort-column-id`.
  public final var sortColumnId: Int { get { Int(gtk_tree_view_column_get_sort_column_id(native())) } set { if newValue != sortColumnId { setProperty("sort-column-id", to: newValue) } } }
  /// `sortColumnId` changed.
  public final var onNotifySortColumnId: Signal<> { notify("sort-column-id", delivery: .userChanges) }
  /// `GtkTreeViewColumn:sort-indicator`.
  public final var isSortIndicator: Bool { get { gtk_tree_view_column_get_sort_indicator(native()) != 0 } set { if newValue != isSortIndicator { withoutEcho { gtk_tree_view_column_set_sort_indicator(native(), newValue ? 1 : 0) } } } }
  /// `isSortIndicator` changed.
  public final var onNotifySortIndicator: Signal<> { notify("sort-indicator", delivery: .userChanges) }
  /// `GtkTreeViewColumn:sort-order`.
  public final var sortOrder: SortType { get { SortType(rawValue: gtk_tree_view_column_get_sort_order(native()).rawValue) } set { if newValue != sortOrder { withoutEcho { gtk_tree_view_column_set_sort_order(native(), GtkSortType(newValue.rawValue)) } } } }
  /// `sortOrder` changed.
  public final var onNotifySortOrder: Signal<> { notify("sort-order", delivery: .userChanges) }
  /// `GtkTreeViewColumn:spacing`.
  public final var spacing: Int { get { Int(gtk_tree_view_column_get_spacing(native())) } set { if newValue != spacing { setProperty("spacing", to: newValue) } } }
  /// `spacing` changed.
  public final var onNotifySpacing: Signal<> { notify("spacing", delivery: .userChanges) }
  /// `GtkTreeViewColumn:title`.
  public final var title: String { get { nativeText(copying: gtk_tree_view_column_get_title(native())) } set { if newValue != title { withoutEcho { gtk_tree_view_column_set_title(native(), newValue.withoutNUL) } } } }
  /// `title` changed.
  public final var onNotifyTitle: Signal<> { notify("title", delivery: .userChanges) }
  /// `GtkTreeViewColumn:visible`.
  public final var isVisible: Bool { get { gtk_tree_view_column_get_visible(native()) != 0 } set { if newValue != isVisible { withoutEcho { gtk_tree_view_column_set_visible(native(), newValue ? 1 : 0) } } } }
  /// `isVisible` changed.
  public final var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }
  /// `GtkTreeViewColumn:widget`.
  public final var widget: Widget? { get { wrapped(gtk_tree_view_column_get_widget(native()), as: Widget.self) } set { if newValue !== widget { withoutEcho { gtk_tree_view_column_set_widget(native(), newValue?.native()) } } } }
  /// `widget` changed.
  public final var onNotifyWidget: Signal<> { notify("widget", delivery: .userChanges) }
  /// `GtkTreeViewColumn:width`.
  public final var width: Int { Int(gtk_tree_view_column_get_width(native())) }
  /// `width` changed.
  public final var onNotifyWidth: Signal<> { notify("width") }
  /// `GtkTreeViewColumn:x-offset`.
  public final var xOffset: Int { Int(gtk_tree_view_column_get_x_offset(native())) }
  /// `xOffset` changed.
  public final var onNotifyXOffset: Signal<> { notify("x-offset") }
  /// `gtk_tree_view_column_add_attribute`.
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) { gtk_tree_view_column_add_attribute(native(), cellRenderer.native(), attribute.withoutNUL, Int32(clamping: column)) }
  /// `gtk_tree_view_column_cell_get_position`.
  public final func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
    var xOffsetOut = Int32()
    var widthOut = Int32()
    guard gtk_tree_view_column_cell_get_position(native(), cellRenderer.native(), &xOffsetOut, &widthOut) != 0 else { return nil }
    return (Int(xOffsetOut), Int(widthOut))
  }
  /// `gtk_tree_view_column_cell_get_size`.
  public final func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
    var xOffsetOut = Int32()
    var yOffsetOut = Int32()
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_tree_view_column_cell_get_size(native(), &xOffsetOut, &yOffsetOut, &widthOut, &heightOut)
    return (Int(xOffsetOut), Int(yOffsetOut), Int(widthOut), Int(heightOut))
  }
  /// `gtk_tree_view_column_cell_is_visible`.
  @discardableResult public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(native()) != 0 }
  /// `gtk_tree_view_column_cell_set_cell_data`.
  public final func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) { gtk_tree_view_column_cell_set_cell_data(native(), treeModel.native(), iter.native(), isExpander ? 1 : 0, isExpanded ? 1 : 0) }
  /// `gtk_tree_view_column_clear`.
  public final func clear() { gtk_tree_view_column_clear(native()) }
  /// `gtk_tree_view_column_clear_attributes`.
  public final func clearAttributes(_ cellRenderer: CellRenderer) { gtk_tree_view_column_clear_attributes(native(), cellRenderer.native()) }
  /// `gtk_tree_view_column_clicked`.
  public final func clicked() { gtk_tree_view_column_clicked(native()) }
  /// `gtk_tree_view_column_focus_cell`.
  public final func focusCell(_ cell: CellRenderer) { gtk_tree_view_column_focus_cell(native(), cell.native()) }
  /// `gtk_tree_view_column_get_button`.
  public final var button: Widget { wrapped(gtk_tree_view_column_get_button(native()), as: Widget.self)! }
  /// `gtk_tree_view_column_get_tree_view`.
  public final var treeView: Widget? { wrapped(gtk_tree_view_column_get_tree_view(native()), as: Widget.self) }
  /// `gtk_tree_view_column_pack_end`.
  public final func packEnd(_ cell: CellRenderer, expand: Bool) { gtk_tree_view_column_pack_end(native(), cell.native(), expand ? 1 : 0) }
  /// `gtk_tree_view_column_pack_start`.
  public final func packStart(_ cell: CellRenderer, expand: Bool) { gtk_tree_view_column_pack_start(native(), cell.native(), expand ? 1 : 0) }
  /// `gtk_tree_view_column_queue_resize`.
  public final func queueResize() { gtk_tree_view_column_queue_resize(native()) }
  /// `gtk_tree_view_column_set_cell_data_func`.
  public final func setCellDataFunc(_ cellRenderer: CellRenderer, `func`: @escaping (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void) { gtk_tree_view_column_set_cell_data_func(native(), cellRenderer.native(), { a0, a1, a2, a3, data in duringLayout { callee(data, as: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void).self)(wrapped(a0, as: TreeViewColumn.self)!, wrapped(a1, as: CellRenderer.self)!, wrapped(a2, as: (any TreeModel).self)!, TreeIter.copy(a3)!) } }, keptCallee(`func`), releaseCallee) }
  /// `GtkTreeViewColumn::clicked`.
  public final var onClicked: Signal<> { Signal(inside: self, "clicked") }
}
