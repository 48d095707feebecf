// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkIconView`.
@MainActor open class IconView: Widget, nonisolated CellLayout, nonisolated Scrollable {
  /// Adopts a GtkIconView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_icon_view_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_icon_view_new())) }
  /// `gtk_icon_view_new_with_area`.
  public init(area: CellArea) { super.init(owning: UnsafeMutableRawPointer(gtk_icon_view_new_with_area(area.native()))) }
  /// `gtk_icon_view_new_with_model`.
  public init(model: any TreeModel) { super.init(owning: UnsafeMutableRawPointer(gtk_icon_view_new_with_model(model.native()))) }
}

/// Every `IconView`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol IconViewProtocol: IconView {}
extension IconView: nonisolated IconViewProtocol {}

extension IconViewProtocol {
  /// `GtkIconView:activate-on-single-click`.
  public var activatesOnSingleClick: Bool { get { gtk_icon_view_get_activate_on_single_click(native()) != 0 } set { if newValue != activatesOnSingleClick { withoutEcho { gtk_icon_view_set_activate_on_single_click(native(), newValue ? 1 : 0) } } } }
  /// `activatesOnSingleClick` changed.
  public var onNotifyActivateOnSingleClick: Signal<> { notify("activate-on-single-click", delivery: .userChanges) }
  /// `GtkIconView:cell-area`.
  public var cellArea: CellArea? { property("cell-area") }
  /// `cellArea` changed.
  public var onNotifyCellArea: Signal<> { notify("cell-area") }
  /// `GtkIconView:column-spacing`.
  public var columnSpacing: Int { get { Int(gtk_icon_view_get_column_spacing(native())) } set { if newValue != columnSpacing { setProperty("column-spacing", to: newValue) } } }
  /// `columnSpacing` changed.
  public var onNotifyColumnSpacing: Signal<> { notify("column-spacing", delivery: .userChanges) }
  /// `GtkIconView:columns`.
  public var columns: Int { get { Int(gtk_icon_view_get_columns(native())) } set { if newValue != columns { setProperty("columns", to: newValue) } } }
  /// `columns` changed.
  public var onNotifyColumns: Signal<> { notify("columns", delivery: .userChanges) }
  /// `GtkIconView:item-orientation`.
  public var itemOrientation: Orientation { get { Orientation(rawValue: gtk_icon_view_get_item_orientation(native()).rawValue) ?? .horizontal } set { if newValue != itemOrientation { withoutEcho { gtk_icon_view_set_item_orientation(native(), GtkOrientation(newValue.rawValue)) } } } }
  /// `itemOrientation` changed.
  public var onNotifyItemOrientation: Signal<> { notify("item-orientation", delivery: .userChanges) }
  /// `GtkIconView:item-padding`.
  public var itemPadding: Int { get { Int(gtk_icon_view_get_item_padding(native())) } set { if newValue != itemPadding { setProperty("item-padding", to: newValue) } } }
  /// `itemPadding` changed.
  public var onNotifyItemPadding: Signal<> { notify("item-padding", delivery: .userChanges) }
  /// `GtkIconView:item-width`.
  public var itemWidth: Int { get { Int(gtk_icon_view_get_item_width(native())) } set { if newValue != itemWidth { setProperty("item-width", to: newValue) } } }
  /// `itemWidth` changed.
  public var onNotifyItemWidth: Signal<> { notify("item-width", delivery: .userChanges) }
  /// `GtkIconView:margin`.
  public var margin: Int { get { Int(gtk_icon_view_get_margin(native())) } set { if newValue != margin { setProperty("margin", to: newValue) } } }
  /// `margin` changed.
  public var onNotifyMargin: Signal<> { notify("margin", delivery: .userChanges) }
  /// `GtkIconView:markup-column`.
  public var markupColumn: Int { get { Int(gtk_icon_view_get_markup_column(native())) } set { if newValue != markupColumn { setProperty("markup-column", to: newValue) } } }
  /// `markupColumn` changed.
  public var onNotifyMarkupColumn: Signal<> { notify("markup-column", delivery: .userChanges) }
  /// `GtkIconView:model`.
  public var model: (any TreeModel)? { get { wrapped(gtk_icon_view_get_model(native()), as: (any TreeModel).self) } set { if newValue !== model { withoutEcho { gtk_icon_view_set_model(native(), newValue?.native()) } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkIconView:pixbuf-column`.
  public var pixbufColumn: Int { get { Int(gtk_icon_view_get_pixbuf_column(native())) } set { if newValue != pixbufColumn { setProperty("pixbuf-column", to: newValue) } } }
  /// `pixbufColumn` changed.
  public var onNotifyPixbufColumn: Signal<> { notify("pixbuf-column", delivery: .userChanges) }
  /// `GtkIconView:reorderable`.
  public var isReorderable: Bool { get { gtk_icon_view_get_reorderable(native()) != 0 } set { if newValue != isReorderable { withoutEcho { gtk_icon_view_set_reorderable(native(), newValue ? 1 : 0) } } } }
  /// `isReorderable` changed.
  public var onNotifyReorderable: Signal<> { notify("reorderable", delivery: .userChanges) }
  /// `GtkIconView:row-spacing`.
  public var rowSpacing: Int { get { Int(gtk_icon_view_get_row_spacing(native())) } set { if newValue != rowSpacing { setProperty("row-spacing", to: newValue) } } }
  /// `rowSpacing` changed.
  public var onNotifyRowSpacing: Signal<> { notify("row-spacing", delivery: .userChanges) }
  /// `GtkIconView:selection-mode`.
  public var selectionMode: SelectionMode { get { SelectionMode(rawValue: gtk_icon_view_get_selection_mode(native()).rawValue) } set { if newValue != selectionMode { withoutEcho { gtk_icon_view_set_selection_mode(native(), GtkSelectionMode(newValue.rawValue)) } } } }
  /// `selectionMode` changed.
  public var onNotifySelectionMode: Signal<> { notify("selection-mode", delivery: .userChanges) }
  /// `GtkIconView:spacing`.
  public var spacing: Int { get { Int(gtk_icon_view_get_spacing(native())) } set { if newValue != spacing { setProperty("spacing", to: newValue) } } }
  /// `spacing` changed.
  public var onNotifySpacing: Signal<> { notify("spacing", delivery: .userChanges) }
  /// `GtkIconView:text-column`.
  public var textColumn: Int { get { Int(gtk_icon_view_get_text_column(native())) } set { if newValue != textColumn { setProperty("text-column", to: newValue) } } }
  /// `textColumn` changed.
  public var onNotifyTextColumn: Signal<> { notify("text-column", delivery: .userChanges) }
  /// `GtkIconView:tooltip-column`.
  public var tooltipColumn: Int { get { Int(gtk_icon_view_get_tooltip_column(native())) } set { if newValue != tooltipColumn { setProperty("tooltip-column", to: newValue) } } }
  /// `tooltipColumn` changed.
  public var onNotifyTooltipColumn: Signal<> { notify("tooltip-column", delivery: .userChanges) }
  /// `gtk_icon_view_create_drag_icon`.
  public func createDragIcon(_ path: TreePath) -> (any Paintable)? { taken(gtk_icon_view_create_drag_icon(native(), path.native()), as: (any Paintable).self) }
  /// `gtk_icon_view_enable_model_drag_dest`.
  public func enableModelDragDest(_ formats: ContentFormats, actions: DragActions) { gtk_icon_view_enable_model_drag_dest(native(), formats.native(), GdkDragAction(actions.rawValue)) }
  /// `gtk_icon_view_enable_model_drag_source`.
  public func enableModelDragSource(_ startButtonMask: Modifiers, formats: ContentFormats, actions: DragActions) { gtk_icon_view_enable_model_drag_source(native(), GdkModifierType(startButtonMask.rawValue), formats.native(), GdkDragAction(actions.rawValue)) }
  /// `gtk_icon_view_get_cell_rect`.
  public func cellRect(_ path: TreePath, cell: CellRenderer?) -> Rect? {
    var rectOut = GdkRectangle()
    guard gtk_icon_view_get_cell_rect(native(), path.native(), cell?.native(), &rectOut) != 0 else { return nil }
    return rectOut.value
  }
  /// `gtk_icon_view_get_cursor`.
  public var cursor: (path: TreePath, cell: CellRenderer?)? {
    var pathOut = OpaquePointer?.none
    var cellOut = UnsafeMutablePointer<GtkCellRenderer>?.none
    guard gtk_icon_view_get_cursor(native(), &pathOut, &cellOut) != 0 else { return nil }
    return (TreePath.take(pathOut)!, wrapped(cellOut, as: CellRenderer.self))
  }
  /// `gtk_icon_view_get_dest_item_at_pos`.
  public func destItem(atPos dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
    var pathOut = OpaquePointer?.none
    var posOut = GtkIconViewDropPosition(0)
    guard gtk_icon_view_get_dest_item_at_pos(native(), Int32(clamping: dragX), Int32(clamping: dragY), &pathOut, &posOut) != 0 else { return nil }
    return (TreePath.take(pathOut)!, IconViewDropPosition(rawValue: posOut.rawValue))
  }
  /// `gtk_icon_view_get_drag_dest_item`.
  public var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
    var pathOut = OpaquePointer?.none
    var posOut = GtkIconViewDropPosition(0)
    gtk_icon_view_get_drag_dest_item(native(), &pathOut, &posOut)
    return (TreePath.take(pathOut), IconViewDropPosition(rawValue: posOut.rawValue))
  }
  /// `gtk_icon_view_get_item_at_pos`.
  public func item(atPos x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
    var pathOut = OpaquePointer?.none
    var cellOut = UnsafeMutablePointer<GtkCellRenderer>?.none
    guard gtk_icon_view_get_item_at_pos(native(), Int32(clamping: x), Int32(clamping: y), &pathOut, &cellOut) != 0 else { return nil }
    return (TreePath.take(pathOut)!, wrapped(cellOut, as: CellRenderer.self))
  }
  /// `gtk_icon_view_get_item_column`.
  public func itemColumn(_ path: TreePath) -> Int { Int(gtk_icon_view_get_item_column(native(), path.native())) }
  /// `gtk_icon_view_get_item_row`.
  public func itemRow(_ path: TreePath) -> Int { Int(gtk_icon_view_get_item_row(native(), path.native())) }
  /// `gtk_icon_view_get_path_at_pos`.
  public func path(atPos x: Int, y: Int) -> TreePath? { TreePath.take(gtk_icon_view_get_path_at_pos(native(), Int32(clamping: x), Int32(clamping: y))) }
  /// `gtk_icon_view_get_selected_items`.
  public var selectedItems: [TreePath] { nativeRecords(of: gtk_icon_view_get_selected_items(native()), as: TreePath.self, freeing: .everything) }
  /// `gtk_icon_view_get_tooltip_context`.
  public func tooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (model: any TreeModel, path: TreePath, iter: TreeIter)? {
    var modelOut = OpaquePointer?.none
    var pathOut = OpaquePointer?.none
    var iterOut = GtkTreeIter()
    guard gtk_icon_view_get_tooltip_context(native(), Int32(clamping: x), Int32(clamping: y), keyboardTip ? 1 : 0, &modelOut, &pathOut, &iterOut) != 0 else { return nil }
    return (wrapped(modelOut, as: (any TreeModel).self)!, TreePath.take(pathOut)!, TreeIter.copy(&iterOut)!)
  }
  /// `gtk_icon_view_get_visible_range`.
  public var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var startPathOut = OpaquePointer?.none
    var endPathOut = OpaquePointer?.none
    guard gtk_icon_view_get_visible_range(native(), &startPathOut, &endPathOut) != 0 else { return nil }
    return (TreePath.take(startPathOut)!, TreePath.take(endPathOut)!)
  }
  /// `gtk_icon_view_item_activated`.
  public func itemActivated(_ path: TreePath) { gtk_icon_view_item_activated(native(), path.native()) }
  /// `gtk_icon_view_path_is_selected`.
  @discardableResult public func pathIsSelected(_ path: TreePath) -> Bool { gtk_icon_view_path_is_selected(native(), path.native()) != 0 }
  /// `gtk_icon_view_scroll_to_path`.
  public func scroll(toPath path: TreePath, useAlign: Bool, rowAlign: Double, colAlign: Double) { gtk_icon_view_scroll_to_path(native(), path.native(), useAlign ? 1 : 0, Float(rowAlign), Float(colAlign)) }
  /// `gtk_icon_view_select_all`.
  public func selectAll() { gtk_icon_view_select_all(native()) }
  /// `gtk_icon_view_select_path`.
  public func selectPath(_ path: TreePath) { gtk_icon_view_select_path(native(), path.native()) }
  /// `gtk_icon_view_selected_foreach`.
  public func selectedForeach(_ `func`: @escaping (IconView, TreePath) -> Void) { lendCallee(`func`, of: self) { p0 in gtk_icon_view_selected_foreach(native(), { a0, a1, data in duringCall(data) { callee(data, as: ((IconView, TreePath) -> Void).self)(wrapped(a0, as: IconView.self)!, TreePath.copy(a1)!) } }, p0) } }
  /// `gtk_icon_view_set_cursor`.
  public func setCursor(_ path: TreePath, cell: CellRenderer?, startEditing: Bool) { gtk_icon_view_set_cursor(native(), path.native(), cell?.native(), startEditing ? 1 : 0) }
  /// `gtk_icon_view_set_drag_dest_item`.
  public func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) { gtk_icon_view_set_drag_dest_item(native(), borrowed(path), GtkIconViewDropPosition(pos.rawValue)) }
  /// `gtk_icon_view_set_tooltip_cell`.
  public func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer?) { gtk_icon_view_set_tooltip_cell(native(), tooltip.native(), path.native(), cell?.native()) }
  /// `gtk_icon_view_set_tooltip_item`.
  public func setTooltipItem(_ tooltip: Tooltip, path: TreePath) { gtk_icon_view_set_tooltip_item(native(), tooltip.native(), path.native()) }
  /// `gtk_icon_view_unselect_all`.
  public func unselectAll() { gtk_icon_view_unselect_all(native()) }
  /// `gtk_icon_view_unselect_path`.
  public func unselectPath(_ path: TreePath) { gtk_icon_view_unselect_path(native(), path.native()) }
  /// `gtk_icon_view_unset_model_drag_dest`.
  public func unsetModelDragDest() { gtk_icon_view_unset_model_drag_dest(native()) }
  /// `gtk_icon_view_unset_model_drag_source`.
  public func unsetModelDragSource() { gtk_icon_view_unset_model_drag_source(native()) }
  /// `GtkIconView::activate-cursor-item`.
  public var onActivateCursorItem: EventSignal<> { EventSignal(inside: self, "activate-cursor-item") }
  /// `GtkIconView::item-activated`.
  public var onItemActivated: Signal<TreePath?> { Signal(inside: self, "item-activated") }
  /// `GtkIconView::move-cursor`.
  public var onMoveCursor: EventSignal<MovementStep, Int, Bool, Bool> { EventSignal(inside: self, "move-cursor") }
  /// `GtkIconView::select-all`.
  public var onSelectAll: Signal<> { Signal(inside: self, "select-all") }
  /// `GtkIconView::select-cursor-item`.
  public var onSelectCursorItem: Signal<> { Signal(inside: self, "select-cursor-item") }
  /// `GtkIconView::selection-changed`.
  public var onSelectionChanged: Signal<> { Signal(inside: self, "selection-changed", delivery: .userChanges) }
  /// `GtkIconView::toggle-cursor-item`.
  public var onToggleCursorItem: Signal<> { Signal(inside: self, "toggle-cursor-item") }
  /// `GtkIconView::unselect-all`.
  public var onUnselectAll: Signal<> { Signal(inside: self, "unselect-all") }
}
