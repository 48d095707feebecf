// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkSelectionFilterModel`.
@MainActor open class SelectionFilterModel: Object, nonisolated ItemList {
  /// Adopts a GtkSelectionFilterModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_selection_filter_model_new`.
  public init(model: SelectionModel? = nil) { super.init(owning: UnsafeMutableRawPointer(gtk_selection_filter_model_new(model?.native()))) }
  /// `GtkSelectionFilterModel:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkSelectionFilterModel:model`.
  public final var model: SelectionModel? { get { wrapped(gtk_selection_filter_model_get_model(native()), as: SelectionModel.self) } set { if newValue !== model { changeItems { [self] in withoutEcho { gtk_selection_filter_model_set_model(native(), newValue?.native()) } } } } }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model", delivery: .userChanges) }
  /// `GtkSelectionFilterModel:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
}
