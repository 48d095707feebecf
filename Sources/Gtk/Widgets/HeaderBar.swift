import CGtk

/// A title bar with controls at both ends.
@MainActor open class HeaderBar: Widget {
  /// A bar that shows the window's title.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_header_bar_new())) }

  /// Adopts a GtkHeaderBar.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a control at the start.
  public func packStart(_ child: Widget) { takeIn(child) { gtk_header_bar_pack_start(self.native(), $0) } }

  /// Adds a control at the end.
  public func packEnd(_ child: Widget) { takeIn(child) { gtk_header_bar_pack_end(self.native(), $0) } }

  /// Removes a control.
  public func remove(_ child: Widget) {
    guard hasPacked(child, around: titleWidget) else { return }
    removeWhenFree(child) { gtk_header_bar_remove(self.native(), $0) }
  }
}
