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
}

extension SliceListModel {
  /// `GtkSliceListModel:item-type`.
  public var itemType: GType { typeProperty("item-type") }
  /// `GtkSliceListModel:model`.
  public var model: (any ItemList)? { get { wrapped(gtk_slice_list_model_get_model(native()), as: (any ItemList).self) } set { if newValue !== model { changeItems { [self] in withoutEcho { gtk_slice_list_model_set_model(native(), newValue?.native()) } } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkSliceListModel:n-items`.
  public var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
  /// `GtkSliceListModel:offset`.
  public var offset: Int { get { Int(gtk_slice_list_model_get_offset(native())) } set { if newValue != offset { changeItems { [self] in setProperty("offset", to: newValue) } } } }
  /// `offset` changed.
  public var onNotifyOffset: Signal<> { notify("offset", delivery: .userChanges) }
  /// `GtkSliceListModel:size`.
  public var size: Int { get { Int(gtk_slice_list_model_get_size(native())) } set { if newValue != size { changeItems { [self] in setProperty("size", to: newValue) } } } }
  /// `size` changed.
  public var onNotifySize: Signal<> { notify("size", delivery: .userChanges) }
}
