import CGtk

/// Shows a list of any length as rows; only the rows in sight exist. Put it into a `ScrolledWindow`.
@MainActor open class ListView: Widget {
  /// Shows the items of `selection` in rows that `factory` makes.
  public init(_ selection: SelectionModel, factory: ListItemFactory) {
    // The constructor takes both over.
    g_object_ref(selection.raw)
    g_object_ref(factory.raw)
    super.init(owning: UnsafeMutableRawPointer(gtk_list_view_new(selection.native(), factory.native())))
  }

  /// Adopts a GtkListView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Which items are shown, and which of them are chosen.
  public var model: SelectionModel? {
    get { Object.wrap(gtk_list_view_get_model(native()), as: SelectionModel.self) }
    set { RowWork.whenDone { [self] in gtk_list_view_set_model(native(), newValue?.native()) } }
  }

  /// Scrolls until the row at `position` is in sight.
  public func scrollTo(_ position: Int) {
    rawWidget.activateAction("list.scroll-to-item", g_variant_new_uint32(UInt32(position: position)))
  }
}

/// Shows a list of any length as cells in columns; only the cells in sight exist. Put it into a `ScrolledWindow`.
@MainActor open class GridView: Widget {
  /// Shows the items of `selection` in cells that `factory` makes.
  public init(_ selection: SelectionModel, factory: ListItemFactory) {
    // The constructor takes both over.
    g_object_ref(selection.raw)
    g_object_ref(factory.raw)
    super.init(owning: UnsafeMutableRawPointer(gtk_grid_view_new(selection.native(), factory.native())))
  }

  /// Adopts a GtkGridView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Which items are shown, and which of them are chosen.
  public var model: SelectionModel? {
    get { Object.wrap(gtk_grid_view_get_model(native()), as: SelectionModel.self) }
    set { RowWork.whenDone { [self] in gtk_grid_view_set_model(native(), newValue?.native()) } }
  }

  /// How few and how many columns there are.
  public var columns: ClosedRange<Int> {
    get { Int(gtk_grid_view_get_min_columns(native()))...Int(gtk_grid_view_get_max_columns(native())) }
    set {
      RowWork.whenDone { [self] in
        gtk_grid_view_set_min_columns(native(), 1)
        gtk_grid_view_set_max_columns(native(), UInt32(clamping: newValue.upperBound))
        gtk_grid_view_set_min_columns(native(), UInt32(clamping: newValue.lowerBound))
      }
    }
  }

  /// Scrolls until the cell at `position` is in sight.
  public func scrollTo(_ position: Int) {
    rawWidget.activateAction("list.scroll-to-item", g_variant_new_uint32(UInt32(position: position)))
  }
}

extension ListView: nonisolated Orientable, nonisolated Scrollable {}
extension GridView: nonisolated Orientable, nonisolated Scrollable {}
