import CGtk

/// Lays out its children in a row or a column.
@MainActor open class Box: Widget {
  /// An empty box.
  ///
  /// - Parameter spacing: between neighbours, in logical pixels.
  public init(_ orientation: Orientation, spacing: Int = 0) {
    super.init(owning: UnsafeMutableRawPointer(gtk_box_new(orientation.native, Int32(clamping: spacing))))
  }

  /// Adopts a GtkBox.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a child at the end.
  public func append(_ child: Widget) { takeIn(child) { gtk_box_append(self.native(), $0) } }

  /// Adds a child at the start.
  public func prepend(_ child: Widget) { takeIn(child) { gtk_box_prepend(self.native(), $0) } }

  /// Adds a child behind another, or at the start.
  public func insert(_ child: Widget, after sibling: Widget?) {
    guard child !== sibling else { return }
    takeIn(child) {
      gtk_box_insert_child_after(self.native(), $0, sibling?.parent === self ? sibling?.widgetPointer : nil)
    }
  }

  /// Moves a child behind another, or to the start.
  public func reorder(_ child: Widget, after sibling: Widget?) {
    guard child.isChild(of: self) else { return }
    changeWhenFree(child) {
      gtk_box_reorder_child_after(self.native(), $0, sibling?.isChild(of: self) == true ? sibling?.widgetPointer : nil)
    }
  }

  /// Removes a child.
  public func remove(_ child: Widget) {
    guard child.isChild(of: self) else { return }
    removeWhenFree(child) { gtk_box_remove(self.native(), $0) }
  }
}

extension Box: nonisolated Orientable {}
