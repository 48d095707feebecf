import CGtk

/// The items of a list in another order.
@MainActor public final class SortListModel: Object {
  /// The items of a list in a sorter's order, or in the list's own order without one.
  public init(_ model: (any ItemList)?, sorter: Sorter? = nil) {
    // The constructor takes both over.
    if let model { g_object_ref(model.raw) }
    if let sorter { g_object_ref(sorter.raw) }
    super.init(owning: UnsafeMutableRawPointer(gtk_sort_list_model_new(model?.native(), sorter?.native())))
  }

  /// Adopts a GtkSortListModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension SortListModel: @MainActor ItemList {}
