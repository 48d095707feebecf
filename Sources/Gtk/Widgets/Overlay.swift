import CGtk

/// Puts widgets on top of a main one.
@MainActor open class Overlay: Widget {
  /// Empty.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_overlay_new())) }

  /// Adopts a GtkOverlay.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a widget on top; its alignment decides where it is.
  public func addOverlay(_ widget: Widget) { takeIn(widget) { gtk_overlay_add_overlay(self.native(), $0) } }

  /// Removes a widget from the top.
  public func removeOverlay(_ widget: Widget) { if widget.parent === self { widget.detachFromParent() } }
}
