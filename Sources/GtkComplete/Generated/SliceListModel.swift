// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkSliceListModel`.
@MainActor open class SliceListModel: Object, nonisolated ItemList {
  /// Adopts a GtkSliceListModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_slice_list_model_new`.
  public init(model: (any ItemList)?, offset: Int, size: Int) { super.init(owning: UnsafeMutableRawPointer(gtk_slice_list_model_new(retained(model), UInt32(clamping: offset), UInt32(clamping: size)))) }
  /// `GtkSliceListModel:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkSliceListModel:model`.
  public final var model: (any ItemList)? { get { wrapped(gtk_slice_list_model_get_model(native()), as: (any ItemList).self) } set { if newValue !== model { changeItems { [self] in withoutEcho { gtk_slice_list_model_set_model(native(), newValue?.native()) } } } } }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkSliceListModel:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `GtkSliceListModel:offset`.
  public final var offset: Int { get { Int(gtk_slice_list_model_get_offset(native())) } set { if newValue != offset { changeItems { [self] in setProperty("offset", to: newValue) } } } }
  /// `offset` changed.
  public final var onNotifyOffset: Signal<> { notify("offset", delivery: .userChanges) }
  /// `GtkSliceListModel:size`.
  public final var size: Int { get { Int(gtk_slice_list_model_get_size(native())) } set { if newValue != size { changeItems { [self] in setProperty("size", to: newValue) } } } }
  /// `size` changed.
  public final var onNotifySize: Signal<> { notify("size", delivery: .userChanges) }
}
