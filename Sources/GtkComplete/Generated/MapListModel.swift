// swift-format-ignore-file
// Made by scripts/generate-binding: edit that, or scripts/support/binding/overrides.txt.
import CGtk
import Gtk

/// `GtkMapListModel`.
@MainActor open class MapListModel: Object, nonisolated ItemList {
  /// Adopts a GtkMapListModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
  /// `gtk_map_list_model_new`.
  public init(model: (any ItemList)?, mapFunc: @escaping (Object) -> Object) { super.init(owning: UnsafeMutableRawPointer(gtk_map_list_model_new(retained(model), { a0, data in let answer = duringItems { callee(data, as: ((Object) -> Object).self)(taken(a0, as: Object.self)!) }; return retained(answer) }, keptCallee(mapFunc), releaseCallee))) }
  /// `GtkMapListModel:has-map`.
  public final var hasMap: Bool { gtk_map_list_model_has_map(native()) != 0 }
  /// `hasMap` changed.
  public final var onNotifyHasMap: Signal<> { notify("has-map") }
  /// `GtkMapListModel:item-type`.
  public final var itemType: GType { typeProperty("item-type") }
  /// `GtkMapListModel:model`.
  public final var model: (any ItemList)? { wrapped(gtk_map_list_model_get_model(native()), as: (any ItemList).self) }
  /// `model` changed.
  public final var onNotifyModel: Signal<> { notify("model") }
  /// `GtkMapListModel:n-items`.
  public final var nItems: Int { property("n-items") }
  /// `nItems` changed.
  public final var onNotifyNItems: Signal<> { notify("n-items") }
  /// `gtk_map_list_model_set_map_func`.
  public final func setMapFunc(_ mapFunc: @escaping (Object) -> Object) { changeItems { [self] in gtk_map_list_model_set_map_func(native(), { a0, data in let answer = duringItems { callee(data, as: ((Object) -> Object).self)(taken(a0, as: Object.self)!) }; return retained(answer) }, keptCallee(mapFunc), releaseCallee) } }
  /// `gtk_map_list_model_set_model`.
  public final func setModel(_ model: (any ItemList)?) { changeItems { [self] in gtk_map_list_model_set_model(native(), model?.native()) } }
}
