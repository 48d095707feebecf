// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

extension FlowBoxProtocol {
  /// `gtk_flow_box_bind_model`.
  public func bindModel(_ model: (any ItemList)?, createWidgetFunc: @escaping (Object) -> Widget) { gtk_flow_box_bind_model(native(), model?.native(), { a0, data in let answer = duringRows(data) { callee(data, as: ((Object) -> Widget).self)(wrapped(a0, as: Object.self)!) }; return retained(answer) }, model == nil ? nil : keptCallee(createWidgetFunc, of: self), releaseCallee) }
  /// `gtk_flow_box_invalidate_filter`.
  public func invalidateFilter() { gtk_flow_box_invalidate_filter(native()) }
  /// `gtk_flow_box_invalidate_sort`.
  public func invalidateSort() { gtk_flow_box_invalidate_sort(native()) }
  /// `gtk_flow_box_prepend`.
  public func prepend(_ child: Widget) { takeIn(child) { gtk_flow_box_prepend(self.native(), $0) } }
  /// `gtk_flow_box_selected_foreach`.
  public func selectedForeach(_ `func`: @escaping (FlowBox, FlowBoxChild) -> Void) { lendCallee(`func`, of: self) { p0 in gtk_flow_box_selected_foreach(native(), { a0, a1, data in duringRows(data) { callee(data, as: ((FlowBox, FlowBoxChild) -> Void).self)(wrapped(a0, as: FlowBox.self)!, wrapped(a1, as: FlowBoxChild.self)!) } }, p0) } }
  /// `gtk_flow_box_set_filter_func`.
  public func setFilterFunc(_ filterFunc: @escaping (FlowBoxChild) -> Bool) { gtk_flow_box_set_filter_func(native(), { a0, data in let answer = duringRows(data) { callee(data, as: ((FlowBoxChild) -> Bool).self)(wrapped(a0, as: FlowBoxChild.self)!) }; return answer ? 1 : 0 }, keptCallee(filterFunc, of: self), releaseCallee) }
  /// `gtk_flow_box_set_hadjustment`.
  public func setHadjustment(_ adjustment: Adjustment) { gtk_flow_box_set_hadjustment(native(), adjustment.native()) }
  /// `gtk_flow_box_set_sort_func`.
  public func setSortFunc(_ sortFunc: @escaping (FlowBoxChild, FlowBoxChild) -> Int) { gtk_flow_box_set_sort_func(native(), { a0, a1, data in let answer = duringRows(data) { callee(data, as: ((FlowBoxChild, FlowBoxChild) -> Int).self)(wrapped(a0, as: FlowBoxChild.self)!, wrapped(a1, as: FlowBoxChild.self)!) }; return Int32(clamping: answer) }, keptCallee(sortFunc, of: self), releaseCallee) }
  /// `gtk_flow_box_set_vadjustment`.
  public func setVadjustment(_ adjustment: Adjustment) { gtk_flow_box_set_vadjustment(native(), adjustment.native()) }
  /// `GtkFlowBox::activate-cursor-child`.
  public var onActivateCursorChild: Signal<> { Signal(inside: self, "activate-cursor-child") }
  /// `GtkFlowBox::move-cursor`.
  public var onMoveCursor: EventSignal<MovementStep, Int, Bool, Bool> { EventSignal(inside: self, "move-cursor") }
  /// `GtkFlowBox::select-all`.
  public var onSelectAll: Signal<> { Signal(inside: self, "select-all") }
  /// `GtkFlowBox::toggle-cursor-child`.
  public var onToggleCursorChild: Signal<> { Signal(inside: self, "toggle-cursor-child") }
  /// `GtkFlowBox::unselect-all`.
  public var onUnselectAll: Signal<> { Signal(inside: self, "unselect-all") }
}
