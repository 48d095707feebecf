import CGtk

/// Draws around GTK's own drawing of a widget: behind it, in front of it, clipped, transformed.
package final class WidgetPainter {
  fileprivate let paint: (_ canvas: Snapshot, _ bounds: Rect, _ content: (Snapshot) -> Void) -> Void

  /// - Parameter paint: gets the widget's rectangle, including its border, from the corner of its content, and a function that draws the widget
  ///   on a canvas.
  package init(_ paint: @escaping (_ canvas: Snapshot, _ bounds: Rect, _ content: (Snapshot) -> Void) -> Void) {
    self.paint = paint
  }
}

extension Widget {
  /// Lets a painter draw the widget from now on.
  package final func attachPainter(_ painter: WidgetPainter) {
    attach(painter)
    PaintedWidgetClass.adopt(self)
    queueDraw()
  }
}

/// The class of painted widgets, which calls the painter.
enum PaintedWidgetClass {
  private static let classes = DerivedClasses("SwiftPainted") { klass, _ in
    let widgetClass = klass!.assumingMemoryBound(to: GtkWidgetClass.self)
    widgetClass.pointee.snapshot = { PaintedWidgetClass.snapshot($0, $1) }
  }

  static func adopt(_ widget: Widget) { classes.adopt(widget) }

  private static func snapshot(_ widget: UnsafeMutablePointer<GtkWidget>?, _ snapshot: OpaquePointer?) {
    guard let widget, let snapshot else { return }
    func content(_ canvas: OpaquePointer) { classes.parentClass(of: widget)?.pointee.snapshot?(widget, canvas) }
    let wrapper = Object.existingWrapper(of: UnsafeMutableRawPointer(widget)) as? Widget
    guard let painter = wrapper?.attachment(WidgetPainter.self) else { return content(snapshot) }
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget, widget, &bounds) != 0 else { return content(snapshot) }
    painter.paint(Snapshot(pointer: snapshot), Rect(bounds)) { content($0.pointer) }
  }
}

extension Rect {
  fileprivate init(_ rect: graphene_rect_t) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}
