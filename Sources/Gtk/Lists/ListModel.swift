import CGtk

/// A list written in Swift, for `ListView` and `GridView`: its items are made when they are asked for, so that a million
/// rows cost nothing until they are shown.
open class ListModel: Object {
  private let countItems: () -> Int
  private let itemAt: (Int) -> Any

  /// A list of `count` items; `item` makes the value for a position.
  ///
  /// Both closures are called on the main thread, whenever GTK likes. After the answer of `count` changes, or an item is
  /// replaced, call `itemsChanged(at:removed:added:)`.
  public init(count: @escaping () -> Int, item: @escaping (Int) -> Any) {
    countItems = count
    itemAt = item
    super.init(owning: UnsafeMutableRawPointer(g_object_new_with_properties(ListModelClass.type, 0, nil, nil)))
  }

  /// How many items there are.
  public final var count: Int { countItems() }

  /// Tells GTK that, from `position` on, `removed` items gave way to `added` others.
  public final func itemsChanged(at position: Int, removed: Int, added: Int) {
    guard removed > 0 || added > 0 else { return }
    g_list_model_items_changed(native(), UInt32(position), UInt32(removed), UInt32(added))
  }

  func makeItem(at position: Int) -> ListModelItem? {
    position < count ? ListModelItem(itemAt(position)) : nil
  }
}
