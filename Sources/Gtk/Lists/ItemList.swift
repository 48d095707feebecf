import CGtk

/// A list of objects: every GListModel, written in Swift (`ListModel`) or made of others (`FilterListModel`).
@MainActor public protocol ItemList: Object {}

extension ItemList {
  /// How many items there are.
  public var count: Int { Int(g_list_model_get_n_items(native())) }

  /// The item at a position; nil behind the end.
  public func item(at position: Int) -> Object? {
    guard let item = g_list_model_get_item(native(), UInt32(position: position)) else { return nil }
    defer { g_object_unref(item) }
    return Object.wrap(item)
  }

  /// The value of the item at a position; nil behind the end, and for an item that is none of Swift's.
  public func itemValue(at position: Int) -> AnyHashable? { ListModelItem.value(of: item(at: position)) }

  /// The list has other items from a position on: how many went, and how many came.
  public var onItemsChanged: Signal<Int, Int, Int> { Signal(self, "items-changed") }
}

extension ListModel: @MainActor ItemList {}
