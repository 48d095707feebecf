import CGtk

extension CustomWidget {
  /// Draws one child, where it was placed.
  package final func draw(_ child: Widget, on snapshot: Snapshot) {
    gtk_widget_snapshot_child(widgetPointer, child.widgetPointer, snapshot.pointer)
  }
}
