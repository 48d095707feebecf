// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellRenderer`.
@MainActor open class CellRenderer: Object {
  /// `GtkCellRenderer:cell-background`.
  public final func setCellBackground(_ newValue: String?) { setProperty("cell-background", to: newValue) }
  /// `GtkCellRenderer:cell-background-rgba`.
  public final var cellBackgroundRgba: RGBA { get { property("cell-background-rgba") } set { if newValue != cellBackgroundRgba { setProperty("cell-background-rgba", to: newValue) } } }
  /// `cellBackgroundRgba` changed.
  public final var onNotifyCellBackgroundRgba: Signal<> { notify("cell-background-rgba", delivery: .userChanges) }
  /// `GtkCellRenderer:cell-background-set`.
  public final var isCellBackgroundSet: Bool { get { property("cell-background-set") } set { if newValue != isCellBackgroundSet { setProperty("cell-background-set", to: newValue) } } }
  /// `isCellBackgroundSet` changed.
  public final var onNotifyCellBackgroundSet: Signal<> { notify("cell-background-set", delivery: .userChanges) }
  /// `GtkCellRenderer:editing`.
  public final var isEditing: Bool { property("editing") }
  /// `isEditing` changed.
  public final var onNotifyEditing: Signal<> { notify("editing") }
  /// `GtkCellRenderer:height`.
  public final var height: Int { get { property("height") } set { if newValue != height { setProperty("height", to: newValue) } } }
  /// `height` changed.
  public final var onNotifyHeight: Signal<> { notify("height", delivery: .userChanges) }
  /// `GtkCellRenderer:is-expanded`.
  public final var isExpanded: Bool { get { gtk_cell_renderer_get_is_expanded(native()) != 0 } set { if newValue != isExpanded { withoutEcho { gtk_cell_renderer_set_is_expanded(native(), newValue ? 1 : 0) } } } }
  /// `isExpanded` changed.
  public final var onNotifyIsExpanded: Signal<> { notify("is-expanded", delivery: .userChanges) }
  /// `GtkCellRenderer:is-expander`.
  public final var isExpander: Bool { get { gtk_cell_renderer_get_is_expander(native()) != 0 } set { if newValue != isExpander { withoutEcho { gtk_cell_renderer_set_is_expander(native(), newValue ? 1 : 0) } } } }
  /// `isExpander` changed.
  public final var onNotifyIsExpander: Signal<> { notify("is-expander", delivery: .userChanges) }
  /// `GtkCellRenderer:mode`.
  public final var mode: CellRendererMode { get { property("mode") } set { if newValue != mode { setProperty("mode", to: newValue) } } }
  /// `mode` changed.
  public final var onNotifyMode: Signal<> { notify("mode", delivery: .userChanges) }
  /// `GtkCellRenderer:sensitive`.
  public final var isSensitive: Bool { get { gtk_cell_renderer_get_sensitive(native()) != 0 } set { if newValue != isSensitive { withoutEcho { gtk_cell_renderer_set_sensitive(native(), newValue ? 1 : 0) } } } }
  /// `isSensitive` changed.
  public final var onNotifySensitive: Signal<> { notify("sensitive", delivery: .userChanges) }
  /// `GtkCellRenderer:visible`.
  public final var isVisible: Bool { get { gtk_cell_renderer_get_visible(native()) != 0 } set { if newValue != isVisible { withoutEcho { gtk_cell_renderer_set_visible(native(), newValue ? 1 : 0) } } } }
  /// `isVisible` changed.
  public final var onNotifyVisible: Signal<> { notify("visible", delivery: .userChanges) }
  /// `GtkCellRenderer:width`.
  public final var width: Int { get { property("width") } set { if newValue != width { setProperty("width", to: newValue) } } }
  /// `width` changed.
  public final var onNotifyWidth: Signal<> { notify("width", delivery: .userChanges) }
  /// `GtkCellRenderer:xalign`.
  public final var xalign: Double { get { property("xalign") } set { if newValue != xalign { setProperty("xalign", to: newValue) } } }
  /// `xalign` changed.
  public final var onNotifyXalign: Signal<> { notify("xalign", delivery: .userChanges) }
  /// `GtkCellRenderer:xpad`.
  public final var xpad: Int { get { property("xpad") } set { if newValue != xpad { setProperty("xpad", to: newValue) } } }
  /// `xpad` changed.
  public final var onNotifyXpad: Signal<> { notify("xpad", delivery: .userChanges) }
  /// `GtkCellRenderer:yalign`.
  public final var yalign: Double { get { property("yalign") } set { if newValue != yalign { setProperty("yalign", to: newValue) } } }
  /// `yalign` changed.
  public final var onNotifyYalign: Signal<> { notify("yalign", delivery: .userChanges) }
  /// `GtkCellRenderer:ypad`.
  public final var ypad: Int { get { property("ypad") } set { if newValue != ypad { setProperty("ypad", to: newValue) } } }
  /// `ypad` changed.
  public final var onNotifyYpad: Signal<> { notify("ypad", delivery: .userChanges) }
  /// `gtk_cell_renderer_activate`.
  @discardableResult public final func activate(_ event: GdkEvent, widget: Widget, path: String, backgroundArea: Rect, cellArea: Rect, flags: CellRendererState) -> Bool { lend(backgroundArea, as: GdkRectangle.self) { p0 in lend(cellArea, as: GdkRectangle.self) { p1 in gtk_cell_renderer_activate(native(), event.native(), widget.native(), path.withoutNUL, p0, p1, GtkCellRendererState(flags.rawValue)) } } != 0 }
  /// `gtk_cell_renderer_get_aligned_area`.
  public final func alignedArea(of widget: Widget, flags: CellRendererState, cellArea: Rect) -> Rect {
    var alignedAreaOut = GdkRectangle()
    lend(cellArea, as: GdkRectangle.self) { p0 in gtk_cell_renderer_get_aligned_area(native(), widget.native(), GtkCellRendererState(flags.rawValue), p0, &alignedAreaOut) }
    return alignedAreaOut.value
  }
  /// `gtk_cell_renderer_get_alignment`.
  public final var alignment: (xalign: Double, yalign: Double) {
    var xalignOut = Float()
    var yalignOut = Float()
    gtk_cell_renderer_get_alignment(native(), &xalignOut, &yalignOut)
    return (Double(xalignOut), Double(yalignOut))
  }
  /// `gtk_cell_renderer_get_fixed_size`.
  public final var fixedSize: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_cell_renderer_get_fixed_size(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_cell_renderer_get_padding`.
  public final var padding: (xpad: Int, ypad: Int) {
    var xpadOut = Int32()
    var ypadOut = Int32()
    gtk_cell_renderer_get_padding(native(), &xpadOut, &ypadOut)
    return (Int(xpadOut), Int(ypadOut))
  }
  /// `gtk_cell_renderer_get_preferred_height`.
  public final func preferredHeight(of widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var minimumSizeOut = Int32()
    var naturalSizeOut = Int32()
    gtk_cell_renderer_get_preferred_height(native(), widget.native(), &minimumSizeOut, &naturalSizeOut)
    return (Int(minimumSizeOut), Int(naturalSizeOut))
  }
  /// `gtk_cell_renderer_get_preferred_height_for_width`.
  public final func preferredHeight(_ widget: Widget, forWidth width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_renderer_get_preferred_height_for_width(native(), widget.native(), Int32(clamping: width), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_renderer_get_preferred_size`.
  public final func preferredSize(of widget: Widget) -> (minimumSize: Size, naturalSize: Size) {
    var minimumSizeOut = GtkRequisition()
    var naturalSizeOut = GtkRequisition()
    gtk_cell_renderer_get_preferred_size(native(), widget.native(), &minimumSizeOut, &naturalSizeOut)
    return (minimumSizeOut.value, naturalSizeOut.value)
  }
  /// `gtk_cell_renderer_get_preferred_width`.
  public final func preferredWidth(of widget: Widget) -> (minimumSize: Int, naturalSize: Int) {
    var minimumSizeOut = Int32()
    var naturalSizeOut = Int32()
    gtk_cell_renderer_get_preferred_width(native(), widget.native(), &minimumSizeOut, &naturalSizeOut)
    return (Int(minimumSizeOut), Int(naturalSizeOut))
  }
  /// `gtk_cell_renderer_get_preferred_width_for_height`.
  public final func preferredWidth(_ widget: Widget, forHeight height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_renderer_get_preferred_width_for_height(native(), widget.native(), Int32(clamping: height), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_renderer_get_request_mode`.
  public final var requestMode: SizeRequestMode { SizeRequestMode(rawValue: gtk_cell_renderer_get_request_mode(native()).rawValue) }
  /// `gtk_cell_renderer_get_state`.
  public final func state(of widget: Widget?, cellState: CellRendererState) -> StateFlags { StateFlags(rawValue: gtk_cell_renderer_get_state(native(), widget?.native(), GtkCellRendererState(cellState.rawValue)).rawValue) }
  /// `gtk_cell_renderer_is_activatable`.
  public final var isActivatable: Bool { gtk_cell_renderer_is_activatable(native()) != 0 }
  /// `gtk_cell_renderer_set_alignment`.
  public final func setAlignment(xalign: Double, yalign: Double) { gtk_cell_renderer_set_alignment(native(), Float(xalign), Float(yalign)) }
  /// `gtk_cell_renderer_set_fixed_size`.
  public final func setFixedSize(width: Int, height: Int) { gtk_cell_renderer_set_fixed_size(native(), Int32(clamping: width), Int32(clamping: height)) }
  /// `gtk_cell_renderer_set_padding`.
  public final func setPadding(xpad: Int, ypad: Int) { gtk_cell_renderer_set_padding(native(), Int32(clamping: xpad), Int32(clamping: ypad)) }
  /// `gtk_cell_renderer_snapshot`.
  public final func snapshot(_ snapshot: Snapshot, widget: Widget, backgroundArea: Rect, cellArea: Rect, flags: CellRendererState) { lend(backgroundArea, as: GdkRectangle.self) { p0 in lend(cellArea, as: GdkRectangle.self) { p1 in gtk_cell_renderer_snapshot(native(), snapshot.pointer, widget.native(), p0, p1, GtkCellRendererState(flags.rawValue)) } } }
  /// `gtk_cell_renderer_start_editing`.
  public final func startEditing(_ event: GdkEvent?, widget: Widget, path: String, backgroundArea: Rect, cellArea: Rect, flags: CellRendererState) -> (any CellEditable)? {
    let result = lend(backgroundArea, as: GdkRectangle.self) { p0 in lend(cellArea, as: GdkRectangle.self) { p1 in gtk_cell_renderer_start_editing(native(), borrowed(event), widget.native(), path.withoutNUL, p0, p1, GtkCellRendererState(flags.rawValue)) } }
    return wrapped(result, as: (any CellEditable).self)
  }
  /// `gtk_cell_renderer_stop_editing`.
  public final func stopEditing(_ canceled: Bool) { gtk_cell_renderer_stop_editing(native(), canceled ? 1 : 0) }
  /// `GtkCellRenderer::editing-canceled`.
  public final var onEditingCanceled: Signal<> { Signal(inside: self, "editing-canceled") }
  /// `GtkCellRenderer::editing-started`.
  public final var onEditingStarted: Signal<Object?, String> { Signal(inside: self, "editing-started") }
}
