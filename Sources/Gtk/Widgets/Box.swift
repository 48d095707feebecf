import CGtk

/// Lays out its children in a row or a column.
@MainActor open class Box: Widget {
  /// An empty box.
  ///
  /// - Parameter spacing: between neighbours, in logical pixels.
  public init(_ orientation: Orientation, spacing: Int = 0) {
    super.init(owning: UnsafeMutableRawPointer(gtk_box_new(orientation.native, Int32(spacing))))
  }

  /// Adopts a GtkBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Between neighbours, in logical pixels.
  public var spacing: Int {
    get { Int(gtk_box_get_spacing(native())) }
    set { if newValue != spacing { gtk_box_set_spacing(native(), Int32(newValue)) } }
  }

  /// Whether all children get the same space.
  public var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(native()) != 0 }
    set { if newValue != isHomogeneous { gtk_box_set_homogeneous(native(), newValue ? 1 : 0) } }
  }

  /// Row or column.
  public var orientation: Orientation {
    get { gtk_orientable_get_orientation(native()) == GTK_ORIENTATION_VERTICAL ? .vertical : .horizontal }
    set { if newValue != orientation { gtk_orientable_set_orientation(native(), newValue.native) } }
  }

  /// Adds a child at the end.
  public func append(_ child: Widget) { gtk_box_append(native(), incoming(child)) }

  /// Adds a child at the start.
  public func prepend(_ child: Widget) { gtk_box_prepend(native(), incoming(child)) }

  /// Adds a child behind another, or at the start.
  public func insert(_ child: Widget, after sibling: Widget?) {
    guard child !== sibling else { return }
    gtk_box_insert_child_after(native(), incoming(child), sibling?.widgetPointer)
  }

  /// Moves a child behind another, or to the start.
  public func reorder(_ child: Widget, after sibling: Widget?) {
    gtk_box_reorder_child_after(native(), child.widgetPointer, sibling?.widgetPointer)
  }

  /// Removes a child.
  public func remove(_ child: Widget) { gtk_box_remove(native(), child.widgetPointer) }
}
