// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellAreaContext`.
@MainActor open class CellAreaContext: Object {
  /// Adopts a GtkCellAreaContext.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension CellAreaContext {
  /// `GtkCellAreaContext:area`.
  public var area: CellArea? { wrapped(gtk_cell_area_context_get_area(native()), as: CellArea.self) }
  /// `area` changed.
  public var onNotifyArea: Signal<> { notify("area") }
  /// `GtkCellAreaContext:minimum-height`.
  public var minimumHeight: Int { property("minimum-height") }
  /// `minimumHeight` changed.
  public var onNotifyMinimumHeight: Signal<> { notify("minimum-height") }
  /// `GtkCellAreaContext:minimum-width`.
  public var minimumWidth: Int { property("minimum-width") }
  /// `minimumWidth` changed.
  public var onNotifyMinimumWidth: Signal<> { notify("minimum-width") }
  /// `GtkCellAreaContext:natural-height`.
  public var naturalHeight: Int { property("natural-height") }
  /// `naturalHeight` changed.
  public var onNotifyNaturalHeight: Signal<> { notify("natural-height") }
  /// `GtkCellAreaContext:natural-width`.
  public var naturalWidth: Int { property("natural-width") }
  /// `naturalWidth` changed.
  public var onNotifyNaturalWidth: Signal<> { notify("natural-width") }
  /// `gtk_cell_area_context_allocate`.
  public func allocate(width: Int, height: Int) { gtk_cell_area_context_allocate(native(), Int32(clamping: width), Int32(clamping: height)) }
  /// `gtk_cell_area_context_get_allocation`.
  public var allocation: Size {
    var widthOut = Int32()
    var heightOut = Int32()
    gtk_cell_area_context_get_allocation(native(), &widthOut, &heightOut)
    return Size(width: Int(widthOut), height: Int(heightOut))
  }
  /// `gtk_cell_area_context_get_preferred_height`.
  public var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_area_context_get_preferred_height(native(), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_area_context_get_preferred_height_for_width`.
  public func preferredHeight(forWidth width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
    var minimumHeightOut = Int32()
    var naturalHeightOut = Int32()
    gtk_cell_area_context_get_preferred_height_for_width(native(), Int32(clamping: width), &minimumHeightOut, &naturalHeightOut)
    return (Int(minimumHeightOut), Int(naturalHeightOut))
  }
  /// `gtk_cell_area_context_get_preferred_width`.
  public var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_area_context_get_preferred_width(native(), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_area_context_get_preferred_width_for_height`.
  public func preferredWidth(forHeight height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
    var minimumWidthOut = Int32()
    var naturalWidthOut = Int32()
    gtk_cell_area_context_get_preferred_width_for_height(native(), Int32(clamping: height), &minimumWidthOut, &naturalWidthOut)
    return (Int(minimumWidthOut), Int(naturalWidthOut))
  }
  /// `gtk_cell_area_context_push_preferred_height`.
  public func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) { gtk_cell_area_context_push_preferred_height(native(), Int32(clamping: minimumHeight), Int32(clamping: naturalHeight)) }
  /// `gtk_cell_area_context_push_preferred_width`.
  public func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) { gtk_cell_area_context_push_preferred_width(native(), Int32(clamping: minimumWidth), Int32(clamping: naturalWidth)) }
  /// `gtk_cell_area_context_reset`.
  public func reset() { gtk_cell_area_context_reset(native()) }
}
