import CGtk

extension Window {
  /// Lays out the window's content at its current size. A layout of the surface would ask the display server for the
  /// window's size first, which under X takes several round trips.
  ///
  /// - Returns: false, with nothing done, where only the surface's own layout will do: for a widget in a popover, and for
  ///   content that was not laid out yet or no longer fits.
  package func layOutInPlace(for widget: Widget) -> Bool {
    guard let content = (child as? CustomWidget)?.rawWidget, content.parent == rawWidget,
      gtk_widget_get_native(widget.widgetPointer) == OpaquePointer(widgetPointer)
    else { return false }
    let (width, height) = (gtk_widget_get_width(content.pointer), gtk_widget_get_height(content.pointer))
    guard width > 0, height > 0, content.measured(.horizontal).minimum <= width,
      content.measured(.vertical, forSize: Int(width)).minimum <= height
    else { return false }
    var (x, y) = (0.0, 0.0)
    gtk_widget_translate_coordinates(content.pointer, widgetPointer, 0, 0, &x, &y)
    var allocation = GtkAllocation(
      x: Int32(clamping: x.rounded()), y: Int32(clamping: y.rounded()), width: width, height: height)
    gtk_widget_size_allocate(content.pointer, &allocation, -1)
    return true
  }
}
