// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellArea`.
@MainActor open class CellArea: Object, nonisolated Buildable, nonisolated CellLayout {
  /// `GtkCellArea:edit-widget`.
  public final var editWidget: (any CellEditable)? { wrapped(gtk_cell_area_get_edit_widget(native()), as: (any CellEditable).self) }
  /// `editWidget` changed.
  public final var onNotifyEditWidget: Signal<> { notify("edit-widget") }
  /// `GtkCellArea:edited-cell`.
  public final var editedCell: CellRenderer? { wrapped(gtk_cell_area_get_edited_cell(native()), as: CellRenderer.self) }
  /// `editedCell` changed.
  public final var onNotifyEditedCell: Signal<> { notify("edited-cell") }
  /// `GtkCellArea:focus-cell`.
  public final var focusCell: CellRenderer? { get { wrapped(gtk_cell_area_get_focus_cell(native()), as: CellRenderer.self) } set { if newValue !== focusCell { withoutEcho { gtk_cell_area_set_focus_cell(native(), newValue?.native()) } } } }
  /// `focusCell` changed.
  public final var onNotifyFocusCell: Signal<> { notify("focus-cell", delivery: .userChanges) }
  /// `gtk_cell_area_activate`.
  @discardableResult public final func activate(_ context: CellAreaContext, widget: Widget, cellArea: Rect, flags: CellRendererState, editOnly: Bool) -> Bool { lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_area_activate(native(), context.native(), widget.native(), p0, GtkCellRendererState(flags.rawValue), editOnly ? 1 : 0) } != 0 }
  /// `gtk_cell_area_activate_cell`.
  @discardableResult public final func activateCell(_ widget: Widget, renderer: CellRenderer, event: GdkEvent, cellArea: Rect, flags: CellRendererState) -> Bool { lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_area_activate_cell(native(), widget.native(), renderer.native(), event.native(), p0, GtkCellRendererState(flags.rawValue)) } != 0 }
  /// `gtk_cell_area_add`.
  public final func add(_ renderer: CellRenderer) { gtk_cell_area_add(native(), renderer.native()) }
  /// `gtk_cell_area_add_focus_sibling`.
  public final func addFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) { gtk_cell_area_add_focus_sibling(native(), renderer.native(), sibling.native()) }
  /// `gtk_cell_area_apply_attributes`.
  public final func applyAttributes(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) { gtk_cell_area_apply_attributes(native(), treeModel.native(), iter.native(), isExpander ? 1 : 0, isExpanded ? 1 : 0) }
  /// `gtk_cell_area_attribute_connect`.
  public final func attributeConnect(_ renderer: CellRenderer, attribute: String, column: Int) { gtk_cell_area_attribute_connect(native(), renderer.native(), attribute.withoutNUL, Int32(clamping: column)) }
  /// `gtk_cell_area_attribute_disconnect`.
  public final func attributeDisconnect(_ renderer: CellRenderer, attribute: String) { gtk_cell_area_attribute_disconnect(native(), renderer.native(), attribute.withoutNUL) }
  /// `gtk_cell_area_attribute_get_column`.
  public final func attributeGetColumn(_ renderer: CellRenderer, attribute: String) -> Int { Int(gtk_cell_area_attribute_get_column(native(), renderer.native(), attribute.withoutNUL)) }
  /// `gtk_cell_area_cell_set_property`.
  public final func cellSetProperty(_ renderer: CellRenderer, propertyName: String, value: any ValueRepresentable) { lendValue(value) { p0 in gtk_cell_area_cell_set_property(native(), renderer.native(), propertyName.withoutNUL, p0) } }
  /// `gtk_cell_area_copy_context`.
  public final func copyContext(_ context: CellAreaContext) -> CellAreaContext { taken(gtk_cell_area_copy_context(native(), context.native()), as: CellAreaContext.self)! }
  /// `gtk_cell_area_create_context`.
  public final func createContext() -> CellAreaContext { taken(gtk_cell_area_create_context(native()), as: CellAreaContext.self)! }
  /// `gtk_cell_area_event`.
  public final func event(_ context: CellAreaContext, widget: Widget, event: GdkEvent, cellArea: Rect, flags: CellRendererState) -> Int { Int(lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_area_event(native(), context.native(), widget.native(), event.native(), p0, GtkCellRendererState(flags.rawValue)) }) }
  /// `gtk_cell_area_focus`.
  @discardableResult public final func focus(_ direction: DirectionType) -> Bool { gtk_cell_area_focus(native(), GtkDirectionType(direction.rawValue)) != 0 }
  /// `gtk_cell_area_foreach`.
  public final func foreach(_ callback: @escaping (CellRenderer) -> Bool) { lendCallee(callback) { p0 in gtk_cell_area_foreach(native(), { a0, data in let answer = duringCall(data) { callee(data, as: ((CellRenderer) -> Bool).self)(wrapped(a0, as: CellRenderer.self)!) }; return answer ? 1 : 0 }, p0) } }
  /// `gtk_cell_area_foreach_alloc`.
  public final func foreachAlloc(_ context: CellAreaContext, widget: Widget, cellArea: Rect, backgroundArea: Rect, callback: @escaping (CellRenderer, Rect, Rect) -> Bool) { lend(cellArea, as: GdkRectangle.self) { p0 in lend(backgroundArea, as: GdkRectangle.self) { p1 in lendCallee(callback) { p2 in gtk_cell_area_foreach_alloc(native(), context.native(), widget.native(), p0, p1, { a0, a1, a2, data in let answer = duringCall(data) { callee(data, as: ((CellRenderer, Rect, Rect) -> Bool).self)(wrapped(a0, as: CellRenderer.self)!, a1!.pointee.value, a2!.pointee.value) }; return answer ? 1 : 0 }, p2) } } } }
  /// `gtk_cell_area_get_cell_allocation`.
  public final func cellAllocation(of context: CellAreaContext, widget: Widget, renderer: CellRenderer, cellArea: Rect) -> Rect {
    var allocationOut = GdkRectangle()
    lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_area_get_cell_allocation(native(), context.native(), widget.native(), renderer.native(), p0, &allocationOut) }
    return allocationOut.value
  }
  /// `gtk_cell_area_get_cell_at_position`.
  public final func cell(atPosition context: CellAreaContext, widget: Widget, cellArea: Rect, x: Int, y: Int) -> (result: CellRenderer, allocArea: Rect) {
    var allocAreaOut = GdkRectangle()
    let result = wrapped(lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_area_get_cell_at_position(native(), context.native(), widget.native(), p0, Int32(clamping: x), Int32(clamping: y), &allocAreaOut) }, as: CellRenderer.self)!
    return (result, allocAreaOut.value)
  }
  /// `gtk_cell_area_get_current_path_string`.
  public final var currentPathString: String { nativeText(copying: gtk_cell_area_get_current_path_string(native())) }
  /// `gtk_cell_area_get_focus_from_sibling`.
  public final func focus(fromSibling renderer: CellRenderer) -> CellRenderer? { wrapped(gtk_cell_area_get_focus_from_sibling(native(), renderer.native()), as: CellRenderer.self) }
  /// `gtk_cell_area_get_preferred_height`.
  public final func preferredHeight(of context: CellAreaContext, widget: Widget) -> (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_area_get_preferred_height(native(), context.native(), widget.native(), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_area_get_preferred_height_for_width`.
  public final func preferredHeight(_ context: CellAreaContext, widget: Widget, forWidth width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_area_get_preferred_height_for_width(native(), context.native(), widget.native(), Int32(clamping: width), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_area_get_preferred_width`.
  public final func preferredWidth(of context: CellAreaContext, widget: Widget) -> (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_area_get_preferred_width(native(), context.native(), widget.native(), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_area_get_preferred_width_for_height`.
  public final func preferredWidth(_ context: CellAreaContext, widget: Widget, forHeight height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_area_get_preferred_width_for_height(native(), context.native(), widget.native(), Int32(clamping: height), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_area_get_request_mode`.
  public final var requestMode: SizeRequestMode { SizeRequestMode(rawValue: gtk_cell_area_get_request_mode(native()).rawValue) }
  /// `gtk_cell_area_has_renderer`.
  @discardableResult public final func hasRenderer(_ renderer: CellRenderer) -> Bool { gtk_cell_area_has_renderer(native(), renderer.native()) != 0 }
  /// `gtk_cell_area_inner_cell_area`.
  public final func innerCellArea(_ widget: Widget, cellArea: Rect) -> Rect {
    var innerAreaOut = GdkRectangle()
    lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_area_inner_cell_area(native(), widget.native(), p0, &innerAreaOut) }
    return innerAreaOut.value
  }
  /// `gtk_cell_area_is_activatable`.
  public final var isActivatable: Bool { gtk_cell_area_is_activatable(native()) != 0 }
  /// `gtk_cell_area_is_focus_sibling`.
  @discardableResult public final func isFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) -> Bool { gtk_cell_area_is_focus_sibling(native(), renderer.native(), sibling.native()) != 0 }
  /// `gtk_cell_area_remove`.
  public final func remove(_ renderer: CellRenderer) { gtk_cell_area_remove(native(), renderer.native()) }
  /// `gtk_cell_area_remove_focus_sibling`.
  public final func removeFocusSibling(_ renderer: CellRenderer, sibling: CellRenderer) { gtk_cell_area_remove_focus_sibling(native(), renderer.native(), sibling.native()) }
  /// `gtk_cell_area_request_renderer`.
  public final func requestRenderer(_ renderer: CellRenderer, orientation: Orientation, widget: Widget, forSize: Int) -> (minimumSize: Int, naturalSize: Int) {
    var minimumSizeOut = Int32()
    var naturalSizeOut = Int32()
    gtk_cell_area_request_renderer(native(), renderer.native(), GtkOrientation(orientation.rawValue), widget.native(), Int32(clamping: forSize), &minimumSizeOut, &naturalSizeOut)
    return (Int(minimumSizeOut), Int(naturalSizeOut))
  }
  /// `gtk_cell_area_snapshot`.
  public final func snapshot(_ context: CellAreaContext, widget: Widget, snapshot: Snapshot, backgroundArea: Rect, cellArea: Rect, flags: CellRendererState, paintFocus: Bool) { lend(backgroundArea, as: GdkRectangle.self) { p0 in lend(cellArea, as: GdkRectangle.self) { p1 in gtk_cell_area_snapshot(native(), context.native(), widget.native(), snapshot.pointer, p0, p1, GtkCellRendererState(flags.rawValue), paintFocus ? 1 : 0) } } }
  /// `gtk_cell_area_stop_editing`.
  public final func stopEditing(_ canceled: Bool) { gtk_cell_area_stop_editing(native(), canceled ? 1 : 0) }
  /// `GtkCellArea::add-editable`.
  public final var onAddEditable: Signal<CellRenderer?, Object?, Rect, String> { Signal(inside: self, "add-editable") }
  /// `GtkCellArea::apply-attributes`.
  public final var onApplyAttributes: Signal<Object?, TreeIter?, Bool, Bool> { Signal(inside: self, "apply-attributes") }
  /// `GtkCellArea::focus-changed`.
  public final var onFocusChanged: Signal<CellRenderer?, String> { Signal(inside: self, "focus-changed", delivery: .userChanges) }
  /// `GtkCellArea::remove-editable`.
  public final var onRemoveEditable: Signal<CellRenderer?, Object?> { Signal(inside: self, "remove-editable") }
}
