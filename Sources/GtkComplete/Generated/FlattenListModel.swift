// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkFlattenListModel`.
@MainActor open class FlattenListModel: Object, nonisolated ItemList {
  /// Adopts a GtkFlattenListModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_flatten_list_model_new`.
  public init(model: (any ItemList)? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_flatten_list_model_new(retained(model)))) }
}

extension FlattenListModel {
  /// `GtkFlattenListModel:item-type`.
  public var itemType: GType { typeProperty("item-type") }
  /// `GtkFlattenListModel:model`.
  public var model: (any ItemList)? { get { wrapped(gtk_flatten_list_model_get_model(native()), as: (any ItemList).self) } set { if newValue !== model { changeItems { [self] in withoutEcho { gtk_flatten_list_model_set_model(native(), newValue?.native()) } } } } }
  /// `model` changed.
  public var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkFlattenListModel:n-items`.
  public var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public var onNotifyNItems: Signal<> { notify("n-items") }
  /// `gtk_flatten_list_model_get_model_for_item`.
  public func model(forItem position: Int) -> (any ItemList)? { wrapped(gtk_flatten_list_model_get_model_for_item(native(), UInt32(clamping: position)), as: (any ItemList).self) }
}
