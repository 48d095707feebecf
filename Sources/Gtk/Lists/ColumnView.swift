import CGtk

/// Shows a list of any length as a table with columns; only the rows in sight exist. Put it into a `ScrolledWindow`.
@MainActor open class ColumnView: Widget {
  /// Shows the items of `selection`, in columns that are appended.
  public init(_ selection: SelectionModel) {
    RowLayout.follow
    // The constructor takes it over.
    g_object_ref(selection.raw)
    super.init(owning: UnsafeMutableRawPointer(gtk_column_view_new(selection.native())))
    Self.classes.adopt(self)
  }

  /// GTK leaves its list what is below the header, also where that is less than nothing.
  private static let classes: DerivedClasses = DerivedClasses("SwiftHeaded") { klass, _ in
    klass!.assumingMemoryBound(to: GtkWidgetClass.self).pointee.size_allocate = { table, width, height, baseline in
      var header: Int32 = 0
      if let row = gtk_widget_get_first_child(table) {
        gtk_widget_measure(row, GTK_ORIENTATION_VERTICAL, -1, nil, &header, nil, nil)
      }
      ColumnView.classes.parentClass(of: table!)?.pointee.size_allocate(table, width, max(height, header), baseline)
    }
  }

  /// Adopts a GtkColumnView.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Which items are shown, and which of them are chosen.
  public var model: SelectionModel? {
    get { Object.wrap(gtk_column_view_get_model(native()), as: SelectionModel.self) }
    set { RowWork.whenDone { [self] in gtk_column_view_set_model(native(), newValue?.native()) } }
  }

  /// Adds a column at the end.
  public func append(_ column: ColumnViewColumn) {
    RowWork.whenDone { [self] in gtk_column_view_append_column(native(), column.native()) }
  }

  /// Removes a column.
  public func remove(_ column: ColumnViewColumn) {
    RowWork.whenDone { [self] in gtk_column_view_remove_column(native(), column.native()) }
  }

  /// Sorts items in the order that the user has chosen with the titles of columns; its `onChanged` reports a new order.
  public var sorter: Sorter? { Object.wrap(gtk_column_view_get_sorter(native()), as: Sorter.self) }

  /// Sorts by a column, as a click on its title does; nil for no order.
  public func sort(by column: ColumnViewColumn?, _ direction: SortDirection = .ascending) {
    RowWork.whenDone { [self] in
      gtk_column_view_sort_by_column(
        native(), column?.native(), direction == .ascending ? GTK_SORT_ASCENDING : GTK_SORT_DESCENDING)
    }
  }

  /// Scrolls until the row at `position` is in sight.
  public func scrollTo(_ position: Int) {
    // The list inside is GTK's own, and the only one that has the action.
    var child = gtk_widget_get_first_child(widgetPointer)
    while let widget = child {
      if cgtk_is_a(widget, gtk_list_view_get_type()) != 0 {
        RawWidget(widget).activateAction("list.scroll-to-item", g_variant_new_uint32(UInt32(position: position)))
        return
      }
      child = gtk_widget_get_next_sibling(widget)
    }
  }
}

/// The direction of an order.
public nonisolated enum SortDirection: Sendable {
  /// The least first.
  case ascending
  /// The greatest first.
  case descending
}

/// One column of a `ColumnView`.
@MainActor public final class ColumnViewColumn: Object {
  /// A column whose cells `factory` makes.
  public init(_ title: String, factory: ListItemFactory? = nil) {
    // The constructor takes it over.
    if let factory { g_object_ref(factory.raw) }
    super.init(owning: UnsafeMutableRawPointer(gtk_column_view_column_new(title.withoutNUL, factory?.native())))
  }

  /// Adopts a GtkColumnViewColumn.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The factory of the cells.
  public var factory: ListItemFactory? {
    get { Object.wrap(gtk_column_view_column_get_factory(native()), as: ListItemFactory.self) }
    set {
      RowWork.whenDone { [self] in
        if newValue !== factory {
          withoutEcho { gtk_column_view_column_set_factory(native(), newValue?.native()) }
        }
      }
    }
  }
}

extension ColumnView: nonisolated Scrollable {}
