// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellLayout`.
@MainActor public protocol CellLayout: Object {}

extension CellLayout {
  /// `gtk_cell_layout_add_attribute`.
  public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) { gtk_cell_layout_add_attribute(native(), cell.native(), attribute.withoutNUL, Int32(clamping: column)) }
  /// `gtk_cell_layout_clear`.
  public func clear() { gtk_cell_layout_clear(native()) }
  /// `gtk_cell_layout_clear_attributes`.
  public func clearAttributes(_ cell: CellRenderer) { gtk_cell_layout_clear_attributes(native(), cell.native()) }
  /// `gtk_cell_layout_get_area`.
  public var area: CellArea? { wrapped(gtk_cell_layout_get_area(native()), as: CellArea.self) }
  /// `gtk_cell_layout_get_cells`.
  public var cells: [CellRenderer] { nativeObjects(of: gtk_cell_layout_get_cells(native()), as: CellRenderer.self, freeing: .list) }
  /// `gtk_cell_layout_pack_end`.
  public func packEnd(_ cell: CellRenderer, expand: Bool) { gtk_cell_layout_pack_end(native(), cell.native(), expand ? 1 : 0) }
  /// `gtk_cell_layout_pack_start`.
  public func packStart(_ cell: CellRenderer, expand: Bool) { gtk_cell_layout_pack_start(native(), cell.native(), expand ? 1 : 0) }
  /// `gtk_cell_layout_reorder`.
  public func reorder(_ cell: CellRenderer, position: Int) { gtk_cell_layout_reorder(native(), cell.native(), Int32(clamping: position)) }
  /// `gtk_cell_layout_set_cell_data_func`.
  public func setCellDataFunc(_ cell: CellRenderer, `func`: @escaping (any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void) { gtk_cell_layout_set_cell_data_func(native(), cell.native(), { a0, a1, a2, a3, data in duringLayout { callee(data, as: ((any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void).self)(wrapped(a0, as: (any CellLayout).self)!, wrapped(a1, as: CellRenderer.self)!, wrapped(a2, as: (any TreeModel).self)!, TreeIter.copy(a3)!) } }, keptCallee(`func`), releaseCallee) }
}
