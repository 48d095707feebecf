import CGtk

extension Widget {
  /// The widget's rectangle including its style's padding and border, measured from the corner of its content.
  package final var borderBox: Rect {
    var box = graphene_rect_t()
    guard gtk_widget_compute_bounds(widgetPointer, widgetPointer, &box) != 0 else {
      return Rect(x: 0, y: 0, width: width, height: height)
    }
    return Rect(
      x: Double(box.origin.x), y: Double(box.origin.y), width: Double(box.size.width),
      height: Double(box.size.height))
  }
}

extension CustomWidget {
  /// Draws one child, where it was placed.
  package final func draw(_ child: Widget, on snapshot: Snapshot) {
    // The program's drawing of one child may have taken out another one.
    guard gtk_widget_get_parent(child.widgetPointer) == widgetPointer else { return }
    gtk_widget_snapshot_child(widgetPointer, child.widgetPointer, snapshot.pointer)
  }
}
