// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension ListBoxProtocol {
  /// `gtk_list_box_bind_model`.
  public func bindModel(_ model: (any ItemList)?, createWidgetFunc: @escaping (Object) -> Widget) { gtk_list_box_bind_model(native(), model?.native(), { a0, data in let answer = duringRows(data) { callee(data, as: ((Object) -> Widget).self)(wrapped(a0, as: Object.self)!) }; return retained(answer) }, model == nil ? nil : keptCallee(createWidgetFunc, of: self), releaseCallee) }
  /// `gtk_list_box_drag_highlight_row`.
  public func dragHighlightRow(_ row: ListBoxRow) { gtk_list_box_drag_highlight_row(native(), row.native()) }
  /// `gtk_list_box_drag_unhighlight_row`.
  public func dragUnhighlightRow() { gtk_list_box_drag_unhighlight_row(native()) }
  /// `gtk_list_box_get_adjustment`.
  public var adjustment: Adjustment? { get { wrapped(gtk_list_box_get_adjustment(native()), as: Adjustment.self) } set { withoutEcho { gtk_list_box_set_adjustment(native(), newValue?.native()) } } }
  /// `gtk_list_box_get_selected_rows`.
  public var selectedRows: [ListBoxRow] { nativeObjects(of: gtk_list_box_get_selected_rows(native()), as: ListBoxRow.self, freeing: .list) }
  /// `gtk_list_box_insert`.
  public func insert(_ child: Widget, position: Int) { takeIn(child) { gtk_list_box_insert(self.native(), $0, Int32(clamping: position)) } }
  /// `gtk_list_box_invalidate_filter`.
  public func invalidateFilter() { gtk_list_box_invalidate_filter(native()) }
  /// `gtk_list_box_invalidate_headers`.
  public func invalidateHeaders() { gtk_list_box_invalidate_headers(native()) }
  /// `gtk_list_box_invalidate_sort`.
  public func invalidateSort() { gtk_list_box_invalidate_sort(native()) }
  /// `gtk_list_box_prepend`.
  public func prepend(_ child: Widget) { takeIn(child) { gtk_list_box_prepend(self.native(), $0) } }
  /// `gtk_list_box_select_all`.
  public func selectAll() { gtk_list_box_select_all(native()) }
  /// `gtk_list_box_selected_foreach`.
  public func selectedForeach(_ `func`: @escaping (ListBox, ListBoxRow) -> Void) { lendCallee(`func`, of: self) { p0 in gtk_list_box_selected_foreach(native(), { a0, a1, data in duringRows(data) { callee(data, as: ((ListBox, ListBoxRow) -> Void).self)(wrapped(a0, as: ListBox.self)!, wrapped(a1, as: ListBoxRow.self)!) } }, p0) } }
  /// `gtk_list_box_set_filter_func`.
  public func setFilterFunc(_ filterFunc: @escaping (ListBoxRow) -> Bool) { gtk_list_box_set_filter_func(native(), { a0, data in let answer = duringRows(data) { callee(data, as: ((ListBoxRow) -> Bool).self)(wrapped(a0, as: ListBoxRow.self)!) }; return answer ? 1 : 0 }, keptCallee(filterFunc, of: self), releaseCallee) }
  /// `gtk_list_box_set_placeholder`.
  public func setPlaceholder(_ placeholder: Widget?) { gtk_list_box_set_placeholder(native(), placeholder?.native()) }
  /// `gtk_list_box_set_sort_func`.
  public func setSortFunc(_ sortFunc: @escaping (ListBoxRow, ListBoxRow) -> Int) { gtk_list_box_set_sort_func(native(), { a0, a1, data in let answer = duringRows(data) { callee(data, as: ((ListBoxRow, ListBoxRow) -> Int).self)(wrapped(a0, as: ListBoxRow.self)!, wrapped(a1, as: ListBoxRow.self)!) }; return Int32(clamping: answer) }, keptCallee(sortFunc, of: self), releaseCallee) }
  /// `gtk_list_box_unselect_all`.
  public func unselectAll() { gtk_list_box_unselect_all(native()) }
  /// `GtkListBox::activate-cursor-row`.
  public var onActivateCursorRow: Signal<> { Signal(inside: self, "activate-cursor-row") }
  /// `GtkListBox::move-cursor`.
  public var onMoveCursor: Signal<MovementStep, Int, Bool, Bool> { Signal(inside: self, "move-cursor") }
  /// `GtkListBox::select-all`.
  public var onSelectAll: Signal<> { Signal(inside: self, "select-all") }
  /// `GtkListBox::toggle-cursor-row`.
  public var onToggleCursorRow: Signal<> { Signal(inside: self, "toggle-cursor-row") }
  /// `GtkListBox::unselect-all`.
  public var onUnselectAll: Signal<> { Signal(inside: self, "unselect-all") }
}
