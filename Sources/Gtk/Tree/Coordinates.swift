import CGtk

extension WidgetProtocol {
  /// A point of this widget in the coordinates of another; nil where they have nothing laid out in common.
  public func translate(_ point: Point, to other: Widget) -> Point? {
    var source = graphene_point_t(x: Float(point.x), y: Float(point.y))
    var result = graphene_point_t()
    guard gtk_widget_compute_point(native(), other.widgetPointer, &source, &result) != 0 else { return nil }
    return Point(x: Double(result.x), y: Double(result.y))
  }

  /// The widget, this one or one below it, that gets pointer events at a point; nil if there is none.
  public func pick(at point: Point) -> Widget? {
    Widget.wrap(gtk_widget_pick(native(), point.x, point.y, GTK_PICK_DEFAULT), as: Widget.self)
  }

  /// Whether the widget has event handlers.
  package var hasControllers: Bool {
    let controllers = gtk_widget_observe_controllers(native())
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    return g_list_model_get_n_items(controllers) > 0
  }

  /// Whether the widget has event handlers for the pointer: labels have GTK's own for keys.
  package var hasPointerControllers: Bool {
    let list = gtk_widget_observe_controllers(native())!
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return (0..<g_list_model_get_n_items(list)).contains { index in
      guard let controller = g_list_model_get_item(list, index) else { return false }
      defer { g_object_unref(controller) }
      return cgtk_is_a(controller, gtk_shortcut_controller_get_type()) == 0
        && cgtk_is_a(controller, gtk_event_controller_key_get_type()) == 0
        && cgtk_is_a(controller, gtk_event_controller_focus_get_type()) == 0
    }
  }

  /// Whether drawing outside of the widget's size is cut off.
  public var clipsContent: Bool {
    get { gtk_widget_get_overflow(native()) == GTK_OVERFLOW_HIDDEN }
    set {
      guard newValue != clipsContent else { return }
      withoutEcho { gtk_widget_set_overflow(native(), newValue ? GTK_OVERFLOW_HIDDEN : GTK_OVERFLOW_VISIBLE) }
    }
  }
}
