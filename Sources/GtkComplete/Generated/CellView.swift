// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkCellView`.
@MainActor open class CellView: Widget, nonisolated CellLayout, nonisolated Orientable {
  /// Adopts a GtkCellView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_cell_view_new`.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_cell_view_new())) }
  /// `gtk_cell_view_new_with_context`.
  public init(area: CellArea, context: CellAreaContext) { super.init(owning: UnsafeMutableRawPointer(gtk_cell_view_new_with_context(area.native(), context.native()))) }
  /// `gtk_cell_view_new_with_markup`.
  public init(markup: String) { super.init(owning: UnsafeMutableRawPointer(gtk_cell_view_new_with_markup(markup.withoutNUL))) }
  /// `gtk_cell_view_new_with_text`.
  public init(text: String) { super.init(owning: UnsafeMutableRawPointer(gtk_cell_view_new_with_text(text.withoutNUL))) }
  /// `gtk_cell_view_new_with_texture`.
  public init(texture: Texture) { super.init(owning: UnsafeMutableRawPointer(gtk_cell_view_new_with_texture(texture.native()))) }
}

/// Every `CellView`; its members are declared in an extension, see `WidgetProtocol`.
@MainActor public protocol CellViewProtocol: CellView {}
extension CellView: nonisolated CellViewProtocol {}

extension CellViewProtocol {
  /// `GtkCellView:cell-area`.
  public var cellArea: CellArea? { property("cell-area") }
  /// `cellArea` changed.
  public var onNotifyCellArea: Signal<> { notify("cell-area") }
  /// `GtkCellView:cell-area-context`.
  public var cellAreaContext: CellAreaContext? { property("cell-area-context") }
  /// `cellAreaContext` changed.
  public var onNotifyCellAreaContext: Signal<> { notify("cell-area-context") }
  /// `GtkCellView:draw-sensitive`.
  public var drawsSensitive: Bool { get { gtk_cell_view_get_draw_sensitive(native()) != 0 } set { if newValue != drawsSensitive { withoutEcho { gtk_cell_view_set_draw_sensitive(native(), newValue ? 1 : 0) } } } }
  /// `drawsSensitive` changed.
  public var onNotifyDrawSensitive: Signal<> { notify("draw-sensitive", delivery: .userChanges) }
  /// `GtkCellView:fit-model`.
  public var isFitModel: Bool { get { gtk_cell_view_get_fit_model(native()) != 0 } set { if newValue != isFitModel { withoutEcho { gtk_cell_view_set_fit_model(native(), newValue ? 1 : 0) } } } }
  /// `isFitModel` changed.
  public var onNotifyFitModel: Signal<> { notify("fit-model", delivery: .userChanges) }
  /// `GtkCellView:model`.
  public var model: (any TreeModel)? { get { wrapped(gtk_cell_view_get_model(native()), as: (any TreeModel).self) } set { if newValue !== model { withoutEcho { gtk_cell_view_set_model(native(), newValue?.native()) } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `gtk_cell_view_get_displayed_row`.
  public var displayedRow: TreePath? { get { TreePath.take(gtk_cell_view_get_displayed_row(native())) } set { withoutEcho { gtk_cell_view_set_displayed_row(native(), borrowed(newValue)) } } }
}
