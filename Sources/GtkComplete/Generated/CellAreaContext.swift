// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellAreaContext`.
@MainActor open class CellAreaContext: Object {
  /// `GtkCellAreaContext:area`.
  public final var area: CellArea? { wrapped(gtk_cell_area_context_get_area(native()), as: CellArea.self) }
  /// `area` changed.
  public final var onNotifyArea: Signal<> { notify("area") }
  /// `GtkCellAreaContext:minimum-height`.
  public final var minimumHeight: Int { property("minimum-height") }
  /// `minimumHeight` changed.
  public final var onNotifyMinimumHeight: Signal<> { notify("minimum-height") }
  /// `GtkCellAreaContext:minimum-width`.
  public final var minimumWidth: Int { property("minimum-width") }
  /// `minimumWidth` changed.
  public final var onNotifyMinimumWidth: Signal<> { notify("minimum-width") }
  /// `GtkCellAreaContext:natural-height`.
  public final var naturalHeight: Int { property("natural-height") }
  /// `naturalHeight` changed.
  public final var onNotifyNaturalHeight: Signal<> { notify("natural-height") }
  /// `GtkCellAreaContext:natural-width`.
  public final var naturalWidth: Int { property("natural-width") }
  /// `naturalWidth` changed.
  public final var onNotifyNaturalWidth: Signal<> { notify("natural-width") }
  /// `gtk_cell_area_context_allocate`.
  public final func allocate(width: Int, height: Int) { gtk_cell_area_context_allocate(native(), Int32(clamping: width), Int32(clamping: height)) }
  /// `gtk_cell_area_context_get_allocation`.
  public final var allocation: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_cell_area_context_get_allocation(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_cell_area_context_get_preferred_height`.
  public final var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_area_context_get_preferred_height(native(), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_area_context_get_preferred_height_for_width`.
  public final func preferredHeight(forWidth width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_area_context_get_preferred_height_for_width(native(), Int32(clamping: width), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_area_context_get_preferred_width`.
  public final var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_area_context_get_preferred_width(native(), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_area_context_get_preferred_width_for_height`.
  public final func preferredWidth(forHeight height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_area_context_get_preferred_width_for_height(native(), Int32(clamping: height), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_area_context_push_preferred_height`.
  public final func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) { gtk_cell_area_context_push_preferred_height(native(), Int32(clamping: minimumHeight), Int32(clamping: naturalHeight)) }
  /// `gtk_cell_area_context_push_preferred_width`.
  public final func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) { gtk_cell_area_context_push_preferred_width(native(), Int32(clamping: minimumWidth), Int32(clamping: naturalWidth)) }
  /// `gtk_cell_area_context_reset`.
  public final func reset() { gtk_cell_area_context_reset(native()) }
}
