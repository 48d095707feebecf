import CGtk

/// Two widgets with a handle between them.
@MainActor open class Paned: Widget {
  /// Without children.
  public init(_ orientation: Orientation) {
    super.init(owning: UnsafeMutableRawPointer(gtk_paned_new(orientation.native)))
  }

  /// Adopts a GtkPaned.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// The first of the two.
  public var startChild: Widget? {
    get { Widget.wrap(gtk_paned_get_start_child(native()), as: Widget.self) }
    set { if newValue !== startChild { gtk_paned_set_start_child(native(), incoming(newValue)) } }
  }

  /// The second of the two.
  public var endChild: Widget? {
    get { Widget.wrap(gtk_paned_get_end_child(native()), as: Widget.self) }
    set { if newValue !== endChild { gtk_paned_set_end_child(native(), incoming(newValue)) } }
  }

  /// Where the handle is, in logical pixels from the start.
  public var position: Int {
    get { Int(gtk_paned_get_position(native())) }
    set { if newValue != position { gtk_paned_set_position(native(), Int32(newValue)) } }
  }

  /// Which of the two gives way: they take the change of size, and may get smaller than they ask for.
  public func setGives(start: Widget.ResizeBehavior, end: Widget.ResizeBehavior) {
    gtk_paned_set_resize_start_child(native(), start.resizes ? 1 : 0)
    gtk_paned_set_shrink_start_child(native(), start == .resizesAndShrinks ? 1 : 0)
    gtk_paned_set_resize_end_child(native(), end.resizes ? 1 : 0)
    gtk_paned_set_shrink_end_child(native(), end == .resizesAndShrinks ? 1 : 0)
  }
}

extension Widget {
  /// What a side of a `Paned` does when the whole changes its size.
  public enum ResizeBehavior {
    /// It keeps its size.
    case keepsSize
    /// It grows and shrinks down to what it asks for.
    case resizes
    /// It may get smaller than it asks for.
    case resizesAndShrinks

    var resizes: Bool { self != .keepsSize }
  }
}
