import CGtk

/// A list whose rows all exist at once; for long lists see ListView.
@MainActor open class ListBox: Widget {
  /// An empty list.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_list_box_new())) }

  /// Adopts a GtkListBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a row, or a widget that gets a row of its own, at the end.
  ///
  /// - Parameter accessibleLabel: the row's name for assistive technology; GTK gives it none.
  public func append(_ child: Widget, accessibleLabel: String? = nil) {
    takeIn(child) {
      gtk_list_box_append(self.native(), $0)
      guard let accessibleLabel else { return }
      let row = gtk_widget_get_ancestor($0, gtk_list_box_row_get_type())
      cgtk_accessible_set_label(row, accessibleLabel.withoutNUL)
    }
  }

  /// Removes a row, or the row of a widget that got one of its own.
  public func remove(_ child: Widget) {
    if child.parent === self || child.parent?.parent === self { child.detachFromParent() }
  }

  /// The chosen row. Setting it does not call handlers of `onRowSelected`.
  public var selectedIndex: Int? {
    get { gtk_list_box_get_selected_row(native()).map { Int(gtk_list_box_row_get_index($0)) } }
    set {
      guard newValue != selectedIndex else { return }
      withoutEcho {
        gtk_list_box_select_row(
          native(), newValue.flatMap { gtk_list_box_get_row_at_index(native(), Int32(clamping: $0)) })
      }
    }
  }

  /// The row at an index.
  public func row(at index: Int) -> Widget? {
    Widget.wrap(TreeWork.stayingChild(at: index, rowPointer), as: Widget.self)
  }

  /// The index of a row; nil for one that goes when GTK has finished its work.
  final func index(ofRow row: UnsafeMutablePointer<GtkListBoxRow>) -> Int? {
    TreeWork.stayingIndex(of: gtk_list_box_row_get_index(row), rowPointer)
  }

  private func rowPointer(at place: Int32) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_list_box_get_row_at_index(native(), place).map {
      UnsafeMutableRawPointer($0).assumingMemoryBound(to: GtkWidget.self)
    }
  }

  /// Puts a widget above each row for which `make` returns one, by the row's index: for example the name of a group. It is asked again
  /// when another row comes before this one: what it makes then takes the place of the header before.
  public func setHeaders(_ make: @escaping (_ index: Int) -> Widget?) { setHeaders { index, _ in make(index) } }

  /// Puts a widget above each row for which `make` returns one, by the row's index and that of the row above it: the nearest one before it
  /// that the filter lets through; nil for the first. It is asked again when another row comes above this one.
  public func setHeaders(_ make: @escaping (_ index: Int, _ above: Int?) -> Widget?) {
    gtk_list_box_set_header_func(
      native(),
      { row, above, data in
        guard let row, let data else { return }
        g_object_ref(row)
        defer { g_object_unref(row) }
        let header = Unmanaged<HeaderMaker>.fromOpaque(data).takeUnretainedValue().header(of: row, below: above)
        gtk_list_box_row_set_header(row, header?.widgetPointer)
      }, Unmanaged.passRetained(HeaderMaker(make)).toOpaque(), { Unmanaged<HeaderMaker>.fromOpaque($0!).release() })
  }
}

private final class HeaderMaker {
  private let make: (Int, Int?) -> Widget?

  init(_ make: @escaping (Int, Int?) -> Widget?) { self.make = make }

  func header(
    of row: UnsafeMutablePointer<GtkListBoxRow>, below above: UnsafeMutablePointer<GtkListBoxRow>?
  ) -> Widget? {
    let pointer = UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self)
    guard let list = Widget.wrap(gtk_widget_get_parent(pointer), as: ListBox.self), let index = list.index(ofRow: row)
    else { return nil }
    let header = TreeWork.duringRows(of: list.widgetPointer) {
      let header = make(index, above.flatMap(list.index))
      // What is in a row leaves it when GTK has been over all of them.
      if header?.parent !== list || header is ListBoxRow { header?.detachFromParent() }
      return header
    }
    guard let header, header.parent != nil else { return header }
    if header.parent === list, !(header is ListBoxRow), !TreeWork.isRemoved(header.widgetPointer) {
      if header.widgetPointer != gtk_list_box_row_get_header(row) { header.detachFromParent() }
      return header
    }
    TreeWork.later { gtk_list_box_invalidate_headers(list.native()) }
    return nil
  }
}
