import CGtk

/// A tree as a list of its rows: the rows inside an open row follow it. Its items are `TreeListRow`s.
@MainActor public final class TreeListModel: Object {
  /// A tree over a list of the outermost rows.
  ///
  /// - Parameters:
  ///   - expandsAutomatically: whether new rows are open.
  ///   - children: the rows inside the row with a value; nil for a row that cannot be opened. Called on the main
  ///     thread, whenever GTK needs it.
  public init(
    _ root: any ItemList, expandsAutomatically: Bool = false, children: @escaping (AnyHashable) -> (any ItemList)?
  ) {
    // The constructor takes the list over.
    g_object_ref(root.raw)
    super.init(
      owning: UnsafeMutableRawPointer(
        gtk_tree_list_model_new(
          root.native(), 0, expandsAutomatically ? 1 : 0,
          { item, data in
            let (item, data) = (UInt(bitPattern: item), UInt(bitPattern: data))
            let list: UInt = MainActor.assumeIsolated {
              let reading = Unmanaged<ItemReading<(any ItemList)?>>.fromOpaque(UnsafeRawPointer(bitPattern: data)!)
              guard let list = reading.takeUnretainedValue().read(item) ?? nil else { return 0 }
              // The caller takes a reference over.
              return UInt(bitPattern: g_object_ref(list.raw))
            }
            return OpaquePointer(bitPattern: list)
          }, Unmanaged.passRetained(ItemReading(children)).toOpaque(),
          { Unmanaged<ItemReading<(any ItemList)?>>.fromOpaque($0!).release() })))
  }

  /// Adopts a GtkTreeListModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The row at a position; nil behind the end.
  public func row(at position: Int) -> TreeListRow? { item(at: position) as? TreeListRow }
}

extension TreeListModel: @MainActor ItemList {}

/// One row of a tree.
@MainActor public final class TreeListRow: Object {
  /// Adopts a GtkTreeListRow.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The value that it was made for; an item that is not Swift's stands for itself.
  public var value: AnyHashable? { ListModelItem.value(of: item) }

  /// The row that it is inside of; nil for an outermost one.
  public var parent: TreeListRow? {
    guard let parent = gtk_tree_list_row_get_parent(native()) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(parent)) }
    return Object.wrap(parent, as: TreeListRow.self)
  }

  /// Its position in the list of rows; nil for one that is no longer in the list.
  public var position: Int? { .natural(gtk_tree_list_row_get_position(native())) }
}
