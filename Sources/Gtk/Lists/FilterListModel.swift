import CGtk

/// The items of a list that pass a filter.
@MainActor public final class FilterListModel: Object {
  /// The items of a list that pass; all of them without a filter.
  public init(_ model: (any ItemList)?, filter: Filter? = nil) {
    // The constructor takes both over.
    if let model { g_object_ref(model.raw) }
    if let filter { g_object_ref(filter.raw) }
    super.init(owning: UnsafeMutableRawPointer(gtk_filter_list_model_new(model?.native(), filter?.native())))
  }

  /// Adopts a GtkFilterListModel.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }
}

extension FilterListModel: @MainActor ItemList {
  /// Whether a long list is filtered in portions, one in each frame.
  public var isIncremental: Bool {
    get { gtk_filter_list_model_get_incremental(native()) != 0 }
    set {
      guard newValue != isIncremental else { return }
      withoutEcho {
        guard !newValue else { return gtk_filter_list_model_set_incremental(native(), 1) }
        // At its end GTK 4.8 takes for granted that there are items that pass and others, which only a filter of unknown strictness has.
        let own = filter
        filter = CustomFilter { _ in true }
        gtk_filter_list_model_set_incremental(native(), 0)
        filter = own
      }
    }
  }
}
