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
  /// `GtkFlattenListModel:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkFlattenListModel:model`.
  public final var model: (any ItemList)? { get { wrapped(gtk_flatten_list_model_get_model(native()), as: (any ItemList).self) } set { if newValue !== model { changeItems { [self] in withoutEcho { gtk_flatten_list_model_set_model(native(), newValue?.native()) } } } } }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkFlattenListModel:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `gtk_flatten_list_model_get_model_for_item`.
  public final func model(forItem position: Int) -> (any ItemList)? { wrapped(gtk_flatten_list_model_get_model_for_item(native(), UInt32(clamping: position)), as: (any ItemList).self) }
}
