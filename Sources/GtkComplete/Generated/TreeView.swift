// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkTreeView`.
@MainActor open class TreeView: Widget, nonisolated Scrollable {
  /// Adopts a GtkTreeView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_tree_view_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_tree_view_new())) }
  /// `gtk_tree_view_new_with_model`.
  public init(model: any TreeModel) { super.init(owning: UnsafeMutableRawPointer(gtk_tree_view_new_with_model(model.native()))) }
}

/// Every `TreeView`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol TreeViewProtocol: TreeView {}
extension TreeView: nonisolated TreeViewProtocol {}

extension TreeViewProtocol {
  /// `GtkTreeView:activate-on-single-click`.
  public var activatesOnSingleClick: Bool { get { gtk_tree_view_get_activate_on_single_click(native()) != 0 } set { if newValue != activatesOnSingleClick { withoutEcho { gtk_tree_view_set_activate_on_single_click(native(), newValue ? 1 : 0) } } } }
  /// `activatesOnSingleClick` changed.
  public var onNotifyActivateOnSingleClick: Signal<> { notify("activate-on-single-click", delivery: .userChanges) }
  /// `GtkTreeView:enable-grid-lines`.
  public var enableGridLines: TreeViewGridLines { get { property("enable-grid-lines") } set { if newValue != enableGridLines { setProperty("enable-grid-lines", to: newValue) } } }
  /// `enableGridLines` changed.
  public var onNotifyEnableGridLines: Signal<> { notify("enable-grid-lines", delivery: .userChanges) }
  /// `GtkTreeView:enable-search`.
  public var enablesSearch: Bool { get { gtk_tree_view_get_enable_search(native()) != 0 } set { if newValue != enablesSearch { withoutEcho { gtk_tree_view_set_enable_search(native(), newValue ? 1 : 0) } } } }
  /// `enablesSearch` changed.
  public var onNotifyEnableSearch: Signal<> { notify("enable-search", delivery: .userChanges) }
  /// `GtkTreeView:enable-tree-lines`.
  public var enablesTreeLines: Bool { get { gtk_tree_view_get_enable_tree_lines(native()) != 0 } set { if newValue != enablesTreeLines { withoutEcho { gtk_tree_view_set_enable_tree_lines(native(), newValue ? 1 : 0) } } } }
  /// `enablesTreeLines` changed.
  public var onNotifyEnableTreeLines: Signal<> { notify("enable-tree-lines", delivery: .userChanges) }
  /// `GtkTreeView:expander-column`.
  public var expanderColumn: TreeViewColumn? { get { wrapped(gtk_tree_view_get_expander_column(native()), as: TreeViewColumn.self) } set { if newValue !== expanderColumn { withoutEcho { gtk_tree_view_set_expander_column(native(), newValue?.native()) } } } }
  /// `expanderColumn` changed.
  public var onNotifyExpanderColumn: Signal<> { notify("expander-column", delivery: .userChanges) }
  /// `GtkTreeView:fixed-height-mode`.
  public var isFixedHeightMode: Bool { get { gtk_tree_view_get_fixed_height_mode(native()) != 0 } set { if newValue != isFixedHeightMode { withoutEcho { gtk_tree_view_set_fixed_height_mode(native(), newValue ? 1 : 0) } } } }
  /// `isFixedHeightMode` changed.
  public var onNotifyFixedHeightMode: Signal<> { notify("fixed-height-mode", delivery: .userChanges) }
  /// `GtkTreeView:headers-clickable`.
  public var isHeadersClickable: Bool { get { gtk_tree_view_get_headers_clickable(native()) != 0 } set { if newValue != isHeadersClickable { withoutEcho { gtk_tree_view_set_headers_clickable(native(), newValue ? 1 : 0) } } } }
  /// `isHeadersClickable` changed.
  public var onNotifyHeadersClickable: Signal<> { notify("headers-clickable", delivery: .userChanges) }
  /// `GtkTreeView:headers-visible`.
  public var isHeadersVisible: Bool { get { gtk_tree_view_get_headers_visible(native()) != 0 } set { if newValue != isHeadersVisible { withoutEcho { gtk_tree_view_set_headers_visible(native(), newValue ? 1 : 0) } } } }
  /// `isHeadersVisible` changed.
  public var onNotifyHeadersVisible: Signal<> { notify("headers-visible", delivery: .userChanges) }
  /// `GtkTreeView:hover-expand`.
  public var isHoverExpand: Bool { get { gtk_tree_view_get_hover_expand(native()) != 0 } set { if newValue != isHoverExpand { withoutEcho { gtk_tree_view_set_hover_expand(native(), newValue ? 1 : 0) } } } }
  /// `isHoverExpand` changed.
  public var onNotifyHoverExpand: Signal<> { notify("hover-expand", delivery: .userChanges) }
  /// `GtkTreeView:hover-selection`.
  public var isHoverSelection: Bool { get { gtk_tree_view_get_hover_selection(native()) != 0 } set { if newValue != isHoverSelection { withoutEcho { gtk_tree_view_set_hover_selection(native(), newValue ? 1 : 0) } } } }
  /// `isHoverSelection` changed.
  public var onNotifyHoverSelection: Signal<> { notify("hover-selection", delivery: .userChanges) }
  /// `GtkTreeView:level-indentation`.
  public var levelIndentation: Int { get { Int(gtk_tree_view_get_level_indentation(native())) } set { if newValue != levelIndentation { setProperty("level-indentation", to: newValue) } } }
  /// `levelIndentation` changed.
  public var onNotifyLevelIndentation: Signal<> { notify("level-indentation", delivery: .userChanges) }
  /// `GtkTreeView:model`.
  public var model: (any TreeModel)? { get { wrapped(gtk_tree_view_get_model(native()), as: (any TreeModel).self) } set { if newValue !== model { withoutEcho { gtk_tree_view_set_model(native(), newValue?.native()) } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkTreeView:reorderable`.
  public var isReorderable: Bool { get { gtk_tree_view_get_reorderable(native()) != 0 } set { if newValue != isReorderable { withoutEcho { gtk_tree_view_set_reorderable(native(), newValue ? 1 : 0) } } } }
  /// `isReorderable` changed.
  public var onNotifyReorderable: Signal<> { notify("reorderable", delivery: .userChanges) }
  /// `GtkTreeView:rubber-banding`.
  public var isRubberBanding: Bool { get { gtk_tree_view_get_rubber_banding(native()) != 0 } set { if newValue != isRubberBanding { withoutEcho { gtk_tree_view_set_rubber_banding(native(), newValue ? 1 : 0) } } } }
  /// `isRubberBanding` changed.
  public var onNotifyRubberBanding: Signal<> { notify("rubber-banding", delivery: .userChanges) }
  /// `GtkTreeView:search-column`.
  public var searchColumn: Int { get { Int(gtk_tree_view_get_search_column(native())) } set { if newValue != searchColumn { setProperty("search-column", to: newValue) } } }
  /// `searchColumn` changed.
  public var onNotifySearchColumn: Signal<> { notify("search-column", delivery: .userChanges) }
  /// `GtkTreeView:show-expanders`.
  public var showsExpanders: Bool { get { gtk_tree_view_get_show_expanders(native()) != 0 } set { if newValue != showsExpanders { withoutEcho { gtk_tree_view_set_show_expanders(native(), newValue ? 1 : 0) } } } }
  /// `showsExpanders` changed.
  public var onNotifyShowExpanders: Signal<> { notify("show-expanders", delivery: .userChanges) }
  /// `GtkTreeView:tooltip-column`.
  public var tooltipColumn: Int { get { Int(gtk_tree_view_get_tooltip_column(native())) } set { if newValue != tooltipColumn { setProperty("tooltip-column", to: newValue) } } }
  /// `tooltipColumn` changed.
  public var onNotifyTooltipColumn: Signal<> { notify("tooltip-column", delivery: .userChanges) }
  /// `gtk_tree_view_append_column`.
  @discardableResult public func appendColumn(_ column: TreeViewColumn) -> Int { Int(gtk_tree_view_append_column(native(), column.native())) }
  /// `gtk_tree_view_collapse_all`.
  public func collapseAll() { gtk_tree_view_collapse_all(native()) }
  /// `gtk_tree_view_collapse_row`.
  @discardableResult public func collapseRow(_ path: TreePath) -> Bool { gtk_tree_view_collapse_row(native(), path.native()) != 0 }
  /// `gtk_tree_view_columns_autosize`.
  public func columnsAutosize() { gtk_tree_view_columns_autosize(native()) }
  /// `gtk_tree_view_convert_bin_window_to_tree_coords`.
  public func convertBinWindow(toTreeCoords bx: Int, by: Int) -> (tx: Int, ty: Int) {
    var txOut = Int32()
    var tyOut = Int32()
    gtk_tree_view_convert_bin_window_to_tree_coords(native(), Int32(clamping: bx), Int32(clamping: by), &txOut, &tyOut)
    return (Int(txOut), Int(tyOut))
  }
  /// `gtk_tree_view_convert_bin_window_to_widget_coords`.
  public func convertBinWindow(toWidgetCoords bx: Int, by: Int) -> (wx: Int, wy: Int) {
    var wxOut = Int32()
    var wyOut = Int32()
    gtk_tree_view_convert_bin_window_to_widget_coords(native(), Int32(clamping: bx), Int32(clamping: by), &wxOut, &wyOut)
    return (Int(wxOut), Int(wyOut))
  }
  /// `gtk_tree_view_convert_tree_to_bin_window_coords`.
  public func convertTree(toBinWindowCoords tx: Int, ty: Int) -> (bx: Int, by: Int) {
    var bxOut = Int32()
    var byOut = Int32()
    gtk_tree_view_convert_tree_to_bin_window_coords(native(), Int32(clamping: tx), Int32(clamping: ty), &bxOut, &byOut)
    return (Int(bxOut), Int(byOut))
  }
  /// `gtk_tree_view_convert_tree_to_widget_coords`.
  public func convertTree(toWidgetCoords tx: Int, ty: Int) -> (wx: Int, wy: Int) {
    var wxOut = Int32()
    var wyOut = Int32()
    gtk_tree_view_convert_tree_to_widget_coords(native(), Int32(clamping: tx), Int32(clamping: ty), &wxOut, &wyOut)
    return (Int(wxOut), Int(wyOut))
  }
  /// `gtk_tree_view_convert_widget_to_bin_window_coords`.
  public func convertWidget(toBinWindowCoords wx: Int, wy: Int) -> (bx: Int, by: Int) {
    var bxOut = Int32()
    var byOut = Int32()
    gtk_tree_view_convert_widget_to_bin_window_coords(native(), Int32(clamping: wx), Int32(clamping: wy), &bxOut, &byOut)
    return (Int(bxOut), Int(byOut))
  }
  /// `gtk_tree_view_convert_widget_to_tree_coords`.
  public func convertWidget(toTreeCoords wx: Int, wy: Int) -> (tx: Int, ty: Int) {
    var txOut = Int32()
    var tyOut = Int32()
    gtk_tree_view_convert_widget_to_tree_coords(native(), Int32(clamping: wx), Int32(clamping: wy), &txOut, &tyOut)
    return (Int(txOut), Int(tyOut))
  }
  /// `gtk_tree_view_create_row_drag_icon`.
  public func createRowDragIcon(_ path: TreePath) -> (any Paintable)? { taken(gtk_tree_view_create_row_drag_icon(native(), path.native()), as: (any Paintable).self) }
  /// `gtk_tree_view_enable_model_drag_dest`.
  public func enableModelDragDest(_ formats: ContentFormats, actions: DragActions) { gtk_tree_view_enable_model_drag_dest(native(), formats.native(), GdkDragAction(actions.rawValue)) }
  /// `gtk_tree_view_enable_model_drag_source`.
  public func enableModelDragSource(_ startButtonMask: Modifiers, formats: ContentFormats, actions: DragActions) { gtk_tree_view_enable_model_drag_source(native(), GdkModifierType(startButtonMask.rawValue), formats.native(), GdkDragAction(actions.rawValue)) }
  /// `gtk_tree_view_expand_all`.
  public func expandAll() { gtk_tree_view_expand_all(native()) }
  /// `gtk_tree_view_expand_row`.
  @discardableResult public func expandRow(_ path: TreePath, openAll: Bool) -> Bool { gtk_tree_view_expand_row(native(), path.native(), openAll ? 1 : 0) != 0 }
  /// `gtk_tree_view_expand_to_path`.
  public func expand(toPath path: TreePath) { gtk_tree_view_expand_to_path(native(), path.native()) }
  /// `gtk_tree_view_get_background_area`.
  public func backgroundArea(_ path: TreePath?, column: TreeViewColumn?) -> Rect {
    var rectOut = GdkRectangle()
    gtk_tree_view_get_background_area(native(), borrowed(path), column?.native(), &rectOut)
    return rectOut.value
  }
  /// `gtk_tree_view_get_cell_area`.
  public func cellArea(_ path: TreePath?, column: TreeViewColumn?) -> Rect {
    var rectOut = GdkRectangle()
    gtk_tree_view_get_cell_area(native(), borrowed(path), column?.native(), &rectOut)
    return rectOut.value
  }
  /// `gtk_tree_view_get_column`.
  public func column(_ n: Int) -> TreeViewColumn? { wrapped(gtk_tree_view_get_column(native(), Int32(clamping: n)), as: TreeViewColumn.self) }
  /// `gtk_tree_view_get_columns`.
  public var columns: [TreeViewColumn] { nativeObjects(of: gtk_tree_view_get_columns(native()), as: TreeViewColumn.self, freeing: .list) }
  /// `gtk_tree_view_get_cursor`.
  public var cursor: (path: TreePath?, focusColumn: TreeViewColumn?) {
    var pathOut = OpaquePointer?.none
    var focusColumnOut = OpaquePointer?.none
    gtk_tree_view_get_cursor(native(), &pathOut, &focusColumnOut)
    return (TreePath.take(pathOut), wrapped(focusColumnOut, as: TreeViewColumn.self))
  }
  /// `gtk_tree_view_get_dest_row_at_pos`.
  public func destRow(atPos dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
    var pathOut = OpaquePointer?.none
    var posOut = GtkTreeViewDropPosition(0)
    guard gtk_tree_view_get_dest_row_at_pos(native(), Int32(clamping: dragX), Int32(clamping: dragY), &pathOut, &posOut) != 0 else { return nil }
    return (TreePath.take(pathOut), TreeViewDropPosition(rawValue: posOut.rawValue))
  }
  /// `gtk_tree_view_get_drag_dest_row`.
  public var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
    var pathOut = OpaquePointer?.none
    var posOut = GtkTreeViewDropPosition(0)
    gtk_tree_view_get_drag_dest_row(native(), &pathOut, &posOut)
    return (TreePath.take(pathOut), TreeViewDropPosition(rawValue: posOut.rawValue))
  }
  /// `gtk_tree_view_get_grid_lines`.
  public var gridLines: TreeViewGridLines { get { TreeViewGridLines(rawValue: gtk_tree_view_get_grid_lines(native()).rawValue) } set { withoutEcho { gtk_tree_view_set_grid_lines(native(), GtkTreeViewGridLines(newValue.rawValue)) } } }
  /// `gtk_tree_view_get_n_columns`.
  public var nColumns: Int { Int(gtk_tree_view_get_n_columns(native())) }
  /// `gtk_tree_view_get_path_at_pos`.
  public func path(atPos x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)? {
    var pathOut = OpaquePointer?.none
    var columnOut = OpaquePointer?.none
    var cellXOut = Int32()
    var cellYOut = Int32()
    guard gtk_tree_view_get_path_at_pos(native(), Int32(clamping: x), Int32(clamping: y), &pathOut, &columnOut, &cellXOut, &cellYOut) != 0 else { return nil }
    return (TreePath.take(pathOut), wrapped(columnOut, as: TreeViewColumn.self), Int(cellXOut), Int(cellYOut))
  }
  /// `gtk_tree_view_get_search_entry`.
  public var searchEntry: (any Editable)? { get { wrapped(gtk_tree_view_get_search_entry(native()), as: (any Editable).self) } set { withoutEcho { gtk_tree_view_set_search_entry(native(), newValue?.native()) } } }
  /// `gtk_tree_view_get_selection`.
  public var selection: TreeSelection { wrapped(gtk_tree_view_get_selection(native()), as: TreeSelection.self)! }
  /// `gtk_tree_view_get_tooltip_context`.
  public func tooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (model: (any TreeModel)?, path: TreePath, iter: TreeIter)? {
    var modelOut = OpaquePointer?.none
    var pathOut = OpaquePointer?.none
    var iterOut = GtkTreeIter()
    guard gtk_tree_view_get_tooltip_context(native(), Int32(clamping: x), Int32(clamping: y), keyboardTip ? 1 : 0, &modelOut, &pathOut, &iterOut) != 0 else { return nil }
    return (wrapped(modelOut, as: (any TreeModel).self), TreePath.take(pathOut)!, TreeIter.copy(&iterOut)!)
  }
  /// `gtk_tree_view_get_visible_range`.
  public var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var startPathOut = OpaquePointer?.none
    var endPathOut = OpaquePointer?.none
    guard gtk_tree_view_get_visible_range(native(), &startPathOut, &endPathOut) != 0 else { return nil }
    return (TreePath.take(startPathOut)!, TreePath.take(endPathOut)!)
  }
  /// `gtk_tree_view_get_visible_rect`.
  public var visibleRect: Rect {
    var visibleRectOut = GdkRectangle()
    gtk_tree_view_get_visible_rect(native(), &visibleRectOut)
    return visibleRectOut.value
  }
  /// `gtk_tree_view_insert_column`.
  @discardableResult public func insertColumn(_ column: TreeViewColumn, position: Int) -> Int { Int(gtk_tree_view_insert_column(native(), column.native(), Int32(clamping: position))) }
  /// `gtk_tree_view_insert_column_with_data_func`.
  @discardableResult public func insertColumn(withDataFunc position: Int, title: String, cell: CellRenderer, `func`: @escaping (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void) -> Int { Int(gtk_tree_view_insert_column_with_data_func(native(), Int32(clamping: position), title.withoutNUL, cell.native(), { a0, a1, a2, a3, data in duringCall(data) { callee(data, as: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void).self)(wrapped(a0, as: TreeViewColumn.self)!, wrapped(a1, as: CellRenderer.self)!, wrapped(a2, as: (any TreeModel).self)!, TreeIter.copy(a3)!) } }, keptCallee(`func`, of: self), releaseCallee)) }
  /// `gtk_tree_view_is_blank_at_pos`.
  public func isBlank(atPos x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)? {
    var pathOut = OpaquePointer?.none
    var columnOut = OpaquePointer?.none
    var cellXOut = Int32()
    var cellYOut = Int32()
    guard gtk_tree_view_is_blank_at_pos(native(), Int32(clamping: x), Int32(clamping: y), &pathOut, &columnOut, &cellXOut, &cellYOut) != 0 else { return nil }
    return (TreePath.take(pathOut), wrapped(columnOut, as: TreeViewColumn.self), Int(cellXOut), Int(cellYOut))
  }
  /// `gtk_tree_view_is_rubber_banding_active`.
  public var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(native()) != 0 }
  /// `gtk_tree_view_map_expanded_rows`.
  public func mapExpandedRows(_ `func`: @escaping (TreeView, TreePath) -> Void) { lendCallee(`func`, of: self) { p0 in gtk_tree_view_map_expanded_rows(native(), { a0, a1, data in duringCall(data) { callee(data, as: ((TreeView, TreePath) -> Void).self)(wrapped(a0, as: TreeView.self)!, TreePath.copy(a1)!) } }, p0) } }
  /// `gtk_tree_view_move_column_after`.
  public func moveColumn(_ column: TreeViewColumn, after baseColumn: TreeViewColumn?) { gtk_tree_view_move_column_after(native(), column.native(), baseColumn?.native()) }
  /// `gtk_tree_view_remove_column`.
  public func removeColumn(_ column: TreeViewColumn) -> Int { Int(gtk_tree_view_remove_column(native(), column.native())) }
  /// `gtk_tree_view_row_activated`.
  public func rowActivated(_ path: TreePath, column: TreeViewColumn?) { gtk_tree_view_row_activated(native(), path.native(), column?.native()) }
  /// `gtk_tree_view_row_expanded`.
  @discardableResult public func rowExpanded(_ path: TreePath) -> Bool { gtk_tree_view_row_expanded(native(), path.native()) != 0 }
  /// `gtk_tree_view_scroll_to_cell`.
  public func scroll(toCell path: TreePath?, column: TreeViewColumn?, useAlign: Bool, rowAlign: Double, colAlign: Double) { gtk_tree_view_scroll_to_cell(native(), borrowed(path), column?.native(), useAlign ? 1 : 0, Float(rowAlign), Float(colAlign)) }
  /// `gtk_tree_view_scroll_to_point`.
  public func scroll(toPoint treeX: Int, treeY: Int) { gtk_tree_view_scroll_to_point(native(), Int32(clamping: treeX), Int32(clamping: treeY)) }
  /// `gtk_tree_view_set_column_drag_function`.
  public func setColumnDragFunction(_ `func`: @escaping (TreeView, TreeViewColumn, TreeViewColumn?, TreeViewColumn?) -> Bool) { gtk_tree_view_set_column_drag_function(native(), { a0, a1, a2, a3, data in let answer = duringCall(data) { callee(data, as: ((TreeView, TreeViewColumn, TreeViewColumn?, TreeViewColumn?) -> Bool).self)(wrapped(a0, as: TreeView.self)!, wrapped(a1, as: TreeViewColumn.self)!, wrapped(a2, as: TreeViewColumn.self), wrapped(a3, as: TreeViewColumn.self)) }; return answer ? 1 : 0 }, keptCallee(`func`, of: self), releaseCallee) }
  /// `gtk_tree_view_set_cursor`.
  public func setCursor(_ path: TreePath, focusColumn: TreeViewColumn?, startEditing: Bool) { gtk_tree_view_set_cursor(native(), path.native(), focusColumn?.native(), startEditing ? 1 : 0) }
  /// `gtk_tree_view_set_cursor_on_cell`.
  public func setCursor(onCell path: TreePath, focusColumn: TreeViewColumn?, focusCell: CellRenderer?, startEditing: Bool) { gtk_tree_view_set_cursor_on_cell(native(), path.native(), focusColumn?.native(), focusCell?.native(), startEditing ? 1 : 0) }
  /// `gtk_tree_view_set_drag_dest_row`.
  public func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) { gtk_tree_view_set_drag_dest_row(native(), borrowed(path), GtkTreeViewDropPosition(pos.rawValue)) }
  /// `gtk_tree_view_set_row_separator_func`.
  public func setRowSeparatorFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) { gtk_tree_view_set_row_separator_func(native(), { a0, a1, data in let answer = duringLayout { callee(data, as: ((any TreeModel, TreeIter) -> Bool).self)(wrapped(a0, as: (any TreeModel).self)!, TreeIter.copy(a1)!) }; return answer ? 1 : 0 }, keptCallee(`func`, of: self), releaseCallee) }
  /// `gtk_tree_view_set_search_equal_func`.
  public func setSearchEqualFunc(_ searchEqualFunc: @escaping (any TreeModel, Int, String, TreeIter) -> Bool) { gtk_tree_view_set_search_equal_func(native(), { a0, a1, a2, a3, data in let answer = duringCall(data) { callee(data, as: ((any TreeModel, Int, String, TreeIter) -> Bool).self)(wrapped(a0, as: (any TreeModel).self)!, Int(a1), nativeText(copying: a2), TreeIter.copy(a3)!) }; return answer ? 1 : 0 }, keptCallee(searchEqualFunc, of: self), releaseCallee) }
  /// `gtk_tree_view_set_tooltip_cell`.
  public func setTooltipCell(_ tooltip: Tooltip, path: TreePath?, column: TreeViewColumn?, cell: CellRenderer?) { gtk_tree_view_set_tooltip_cell(native(), tooltip.native(), borrowed(path), column?.native(), cell?.native()) }
  /// `gtk_tree_view_set_tooltip_row`.
  public func setTooltipRow(_ tooltip: Tooltip, path: TreePath) { gtk_tree_view_set_tooltip_row(native(), tooltip.native(), path.native()) }
  /// `gtk_tree_view_unset_rows_drag_dest`.
  public func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(native()) }
  /// `gtk_tree_view_unset_rows_drag_source`.
  public func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(native()) }
  /// `GtkTreeView::columns-changed`.
  public var onColumnsChanged: Signal<> { Signal(inside: self, "columns-changed", delivery: .userChanges) }
  /// `GtkTreeView::cursor-changed`.
  public var onCursorChanged: Signal<> { Signal(inside: self, "cursor-changed", delivery: .userChanges) }
  /// `GtkTreeView::expand-collapse-cursor-row`.
  public var onExpandCollapseCursorRow: EventSignal<Bool, Bool, Bool> { EventSignal(inside: self, "expand-collapse-cursor-row") }
  /// `GtkTreeView::move-cursor`.
  public var onMoveCursor: EventSignal<MovementStep, Int, Bool, Bool> { EventSignal(inside: self, "move-cursor") }
  /// `GtkTreeView::row-activated`.
  public var onRowActivated: Signal<TreePath?, TreeViewColumn?> { Signal(inside: self, "row-activated") }
  /// `GtkTreeView::row-collapsed`.
  public var onRowCollapsed: Signal<TreeIter?, TreePath?> { Signal(inside: self, "row-collapsed") }
  /// `GtkTreeView::row-expanded`.
  public var onRowExpanded: Signal<TreeIter?, TreePath?> { Signal(inside: self, "row-expanded") }
  /// `GtkTreeView::select-all`.
  public var onSelectAll: EventSignal<> { EventSignal(inside: self, "select-all") }
  /// `GtkTreeView::select-cursor-parent`.
  public var onSelectCursorParent: EventSignal<> { EventSignal(inside: self, "select-cursor-parent") }
  /// `GtkTreeView::select-cursor-row`.
  public var onSelectCursorRow: EventSignal<Bool> { EventSignal(inside: self, "select-cursor-row") }
  /// `GtkTreeView::start-interactive-search`.
  public var onStartInteractiveSearch: EventSignal<> { EventSignal(inside: self, "start-interactive-search") }
  /// `GtkTreeView::test-collapse-row`.
  public var onTestCollapseRow: EventSignal<TreeIter?, TreePath?> { EventSignal(inside: self, "test-collapse-row") }
  /// `GtkTreeView::test-expand-row`.
  public var onTestExpandRow: EventSignal<TreeIter?, TreePath?> { EventSignal(inside: self, "test-expand-row") }
  /// `GtkTreeView::toggle-cursor-row`.
  public var onToggleCursorRow: EventSignal<> { EventSignal(inside: self, "toggle-cursor-row") }
  /// `GtkTreeView::unselect-all`.
  public var onUnselectAll: EventSignal<> { EventSignal(inside: self, "unselect-all") }
}
