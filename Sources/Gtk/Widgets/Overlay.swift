import CGtk

/// Puts widgets on top of a main one.
@MainActor open class Overlay: Widget {
  /// Empty.
  public init() { super.init(owning: UnsafeMutableRawPointer(gtk_overlay_new())) }

  /// Adopts a GtkOverlay.
  public override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

  /// Adds a widget on top; its alignment decides where it is.
  public func addOverlay(_ widget: Widget) { takeIn(widget) { gtk_overlay_add_overlay(self.native(), $0) } }

  /// Asks where a widget on top lies, in the overlay's coordinates and whole pixels; nil leaves it to the widget's alignment.
  @discardableResult
  public func onGetChildPosition(_ place: @escaping (_ widget: Widget) -> Rect?) -> SignalConnection {
    SignalConnection(self, "get-child-position", .everyChange) { arguments, result in
      let widget = Object.wrap(g_value_get_object(arguments), as: Widget.self)
      let place = duringLayout { widget.flatMap(place) }
      if let place { g_value_get_boxed(arguments + 1)?.storeBytes(of: place.inWholePixels, as: GdkRectangle.self) }
      g_value_set_boolean(result, place == nil ? 0 : 1)
    }
  }

  /// Removes a widget from the top.
  public func removeOverlay(_ widget: Widget) { if widget.parent === self { widget.detachFromParent() } }
}
