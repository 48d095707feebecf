import CGtk

/// A list of objects: any GListModel, written in Swift (`ListModel`) or made from others (`FilterListModel`).
@MainActor public protocol ItemList: Object {}

extension ItemList {
  /// How many items there are.
  public var count: Int { Int(g_list_model_get_n_items(native())) }

  /// The item at a position; nil beyond the end.
  public func item(at position: Int) -> Object? {
    guard let item = g_list_model_get_item(native(), UInt32(position: position)) else { return nil }
    defer { g_object_unref(item) }
    return Object.wrap(item)
  }

  /// The value of the item at a position; an item that is not Swift's stands for itself; nil beyond the end.
  public func itemValue(at position: Int) -> AnyHashable? { ListModelItem.value(of: item(at: position)) }

  /// The list has changed from a position on: how many items were removed, and how many added.
  public var onItemsChanged: Signal<Int, Int, Int> { Signal(self, "items-changed").ofReport }
}

extension ListModel: @MainActor ItemList {}
